import type { FastifyPluginAsync } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { imageTypeOf, isStoredPath, standInsFor } from '#domain/image/uploaded-image.ts';
import { AppError } from '#server/errors.ts';
import { sendNotFound } from '#server/http/error-handler.ts';
import { INERT_POLICY } from '#server/http/security-headers.ts';
import type { ImageStore } from '#server/ports/image-store.ts';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': INERT_POLICY,
  // Feed readers and previews on other sites show it too.
  'cross-origin-resource-policy': 'cross-origin',
};

/** A file name is unique to its picture and never reused: it can be cached for ever. */
export const imageRoutes =
  ({ images }: { images: ImageStore }): FastifyPluginAsync =>
  async (app) => {
    app.get('/uploads/*', async (request, reply) => {
      const path = `uploads/${(request.params as { '*': string })['*']}`;
      const bytes = isStoredPath(path) ? await readFirst(images, [path, ...standInsFor(path)]) : undefined;
      if (!bytes) return sendNotFound(request, reply);
      return reply
        .headers(headers)
        .type(imageTypeOf(path))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  };

const readFirst = async (images: ImageStore, paths: readonly string[]): Promise<Uint8Array | undefined> => {
  for (const path of paths) {
    const bytes = await read(images, path);
    if (bytes) return bytes;
  }
  return undefined;
};

const read = async (images: ImageStore, path: string): Promise<Uint8Array | undefined> => {
  const bytes = await images.get(path).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.message : String(error));
  });
  // The page of a proxy with the status of a success would be cached for a year in the place of the picture.
  if (bytes && (await fileTypeFromBuffer(bytes))?.mime !== imageTypeOf(path))
    throw unavailable('The store gave something else than the picture');
  return bytes;
};

const unavailable = (reason: string) => new AppError('upload.unavailable', { reason });
