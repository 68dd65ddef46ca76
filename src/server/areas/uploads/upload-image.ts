import { randomBytes } from 'node:crypto';
import { type UploadedImage, uploadedImagePath } from '#domain/image/uploaded-image.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { oneAtATime } from '#server/one-at-a-time.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import type { StoredFile } from './draw-variants.ts';

export type UploadDeps = { db: Database; clock: Clock; images: ImageStore };
type Request = { bytes: Uint8Array; editorId: string; requestId: string };

export const createUploads = ({ db, clock, images }: UploadDeps) => {
  const inTurn = oneAtATime({ mostWaiting: 7, busy: () => new AppError('upload.busy') });

  return async ({ bytes, editorId, requestId }: Request): Promise<UploadedImage> => {
    const at = clock.now();
    // Loaded with the first picture: most starts of the server see none.
    const { drawVariants } = await import('./draw-variants.ts');
    const { image, files } = await inTurn(() => drawVariants(bytes, newFolder(at)));
    await store(images, files);
    await recordAudit(db, {
      at,
      actor: 'admin',
      actorId: editorId,
      action: 'image.uploaded',
      object: { kind: 'image', id: uploadedImagePath(image) },
      detail: { bytes: bytes.length, width: image.width, height: image.height },
      requestId,
    });
    return image;
  };
};

/** A random name, unrelated to the file's own. */
const newFolder = (at: Date): string => {
  const { year, month } = parisDay(at);
  return `uploads/${year}/${String(month).padStart(2, '0')}/${randomBytes(16).toString('hex')}`;
};

/** In order: the picture that articles name comes last, once its variants are stored. */
const store = async (images: ImageStore, files: readonly StoredFile[]): Promise<void> => {
  try {
    for (const { path, bytes, type } of files) await images.put(path, bytes, type);
  } catch (error) {
    throw new AppError('upload.failed', { reason: error instanceof Error ? error.message : String(error) });
  }
};
