import { z } from 'zod';

export const IMAGE_FIELD = 'image';
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** The types that a file picker offers; the server decides by the content of the file. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export const uploadAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** `uploads/…`: stored as an article's image, displayed by the rules of domain/image. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
});
