import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { imageTypes } from '#contract/admin-uploads.ts';
import { AppError } from '#server/errors.ts';

/** For the whole process: libvips may load these four formats only, from memory only. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 150;

const limits: SharpOptions = { limitInputPixels: MAX_PIXELS, limitInputChannels: 5, failOn: 'error' };

/** Only the first image of an animated PNG is used. */
const sniffed: readonly string[] = [...imageTypes, 'image/apng'];
const decoded: readonly string[] = ['jpeg', 'png', 'gif', 'webp'];

export type Decoded = { readonly animated: boolean };

/** The type of the file by its content: its name and its declared type are ignored. */
export const inspect = async (bytes: Uint8Array): Promise<Decoded> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !sniffed.includes(type.mime)) throw new AppError('upload.not-an-image', { type: type?.mime });
  const { format, pages = 1, width, height, pageHeight = height } = await metadataOf(bytes);
  if (!decoded.includes(format)) throw new AppError('upload.not-an-image', { format });
  if (width * pageHeight > MAX_PIXELS) throw new AppError('upload.too-many-pixels', { width, pageHeight });
  const animated = pages > 1 && (format === 'gif' || format === 'webp');
  if (animated && (pages > MAX_FRAMES || width * pageHeight * pages > MAX_PIXELS))
    throw new AppError('upload.animation-too-long', { pages, width, pageHeight });
  return { animated };
};

const metadataOf = (bytes: Uint8Array): Promise<Metadata> => sharp(bytes, limits).metadata().catch(asRefusal);

/** The decoded picture; only its pixels are used. */
export const open = (bytes: Uint8Array, { animated }: Decoded) => sharp(bytes, { ...limits, animated });

/** An undecodable file is refused as no picture; the decoder's message goes to the log. */
export const asRefusal = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new AppError(/pixel limit/i.test(reason) ? 'upload.too-many-pixels' : 'upload.not-an-image', {
    reason,
  });
};
