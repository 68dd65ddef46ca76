import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { IMAGE_FIELD, IMAGE_MAX_BYTES } from '#contract/admin-uploads.ts';
import { messages } from '#contract/messages.fr.ts';
import { uploadedImagePath } from '#domain/image/uploaded-image.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import { createUploads, type UploadDeps } from './upload-image.ts';

/** One picture, and a few short fields. */
const limits = {
  fileSize: IMAGE_MAX_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
};

/** The only call that accepts files: elsewhere they are refused like any type other than JSON. */
export const uploadRoutes =
  (deps: UploadDeps): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart, { limits });
    const upload = createUploads(deps);

    mount(
      app,
      'POST /admin/upload/image',
      async (_input, { request }) => {
        const { id: editorId } = await adminOf(request);
        const bytes = await readImage(request);
        const image = await upload({ bytes, editorId, requestId: request.id });
        return {
          success: true as const,
          message: messages.upload.done,
          imageUrl: uploadedImagePath(image),
          width: image.width,
          height: image.height,
        };
      },
      { onRequest: limited('upload-admin') },
    );
  };

const readImage = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new AppError('upload.missing');
  let image: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === IMAGE_FIELD) image = bytes;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (!image || image.length === 0) throw new AppError('upload.missing');
  return image;
};

const refusalOf = (error: unknown): AppError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('upload.too-large');
  if (code === 'FST_FILES_LIMIT') return new AppError('upload.only-one');
  // A truncated body, or one that is not a form.
  return new AppError('upload.missing', { code, reason: error instanceof Error ? error.message : undefined });
};
