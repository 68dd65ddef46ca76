import { z } from 'zod';

export const categoriesAnswer = z.object({
  categories: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      imageUrl: z.string(),
      headerColor: z.string().optional(),
    }),
  ),
});
