import sharp, { type Sharp } from 'sharp';
import {
  LARGEST_WIDTH,
  type UploadedImage,
  uploadedImagePath,
  variantFormats,
  variantsOf,
} from '#domain/image/uploaded-image.ts';
import { asRefusal, type Decoded, inspect, open } from './decoder.ts';

const LARGEST_HEIGHT = 2_400;
/** Each frame of an animation costs as much as a picture. */
const LARGEST_ANIMATION = 960;
const TIMEOUT = { seconds: 20 };

// Measured: half, and a twentieth, of the time of the default efforts, for files of about the same size.
const webp = { quality: 78, effort: 2 } as const;
/** The best first; the others where that would be too heavy, which only pictures full of detail are: it hides what they lose. */
const avifQualities = [48, 44, 40] as const;
const AVIF_EFFORT = 1;
const jpeg = { quality: 82, mozjpeg: true } as const;

/**
 * With its headers, what a new connection delivers at once (14.6 kB): a telephone would wait for one more round trip before
 * it shows the picture of an article.
 */
const ONE_ROUND_TRIP = { width: 736, bytes: 13_800 };

export type StoredFile = { readonly path: string; readonly bytes: Uint8Array; readonly type: string };
type Drawn = { readonly image: UploadedImage; readonly files: readonly StoredFile[] };

/**
 * Encodes the pixels again in every size and format that pages offer, so that nothing else in the file
 * survives (location, camera, appended script). The picture itself comes last.
 */
export const drawVariants = async (bytes: Uint8Array, folder: string): Promise<Drawn> => {
  const decoded = await inspect(bytes);
  return decoded.animated ? drawAnimation(bytes, decoded, folder) : drawStill(bytes, decoded, folder);
};

const drawStill = async (bytes: Uint8Array, decoded: Decoded, folder: string): Promise<Drawn> => {
  const { data, info } = await open(bytes, decoded)
    .autoOrient()
    .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(asRefusal);
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT);
  const { isOpaque } = await pixels().stats();
  const image: UploadedImage = { folder, width, height, ending: isOpaque ? 'jpg' : 'png' };

  const files: StoredFile[] = [];
  for (const format of variantFormats)
    for (const variant of variantsOf(image, format)) {
      const drawn = () => pixels().resize({ width: variant.width });
      const file =
        format === 'avif' ? await drawAvif(drawn, variant.width) : await drawn().webp(webp).toBuffer();
      files.push({ path: variant.path, bytes: file, type: `image/${format}` });
    }
  const whole = isOpaque ? pixels().removeAlpha().jpeg(jpeg) : pixels().png();
  files.push(await fallback(image, whole, isOpaque ? 'image/jpeg' : 'image/png'));
  return { image, files };
};

const drawAvif = async (drawn: () => Sharp, width: number): Promise<Uint8Array> => {
  let file: Uint8Array = Buffer.alloc(0);
  for (const quality of avifQualities) {
    file = await drawn().avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    if (width > ONE_ROUND_TRIP.width || file.length <= ONE_ROUND_TRIP.bytes) break;
  }
  return file;
};

const drawAnimation = async (bytes: Uint8Array, decoded: Decoded, folder: string): Promise<Drawn> => {
  const drawn = () =>
    open(bytes, decoded)
      .resize({
        width: LARGEST_ANIMATION,
        height: LARGEST_ANIMATION,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout(TIMEOUT);
  const { data, info } = await drawn().webp(webp).toBuffer({ resolveWithObject: true }).catch(asRefusal);
  const image: UploadedImage = {
    folder,
    width: info.width,
    height: info.pageHeight ?? info.height,
    ending: 'gif',
  };
  const moving = variantsOf(image, 'webp').map(({ path }) => ({ path, bytes: data, type: 'image/webp' }));
  return { image, files: [...moving, await fallback(image, drawn().gif(), 'image/gif')] };
};

const fallback = async (image: UploadedImage, drawn: Sharp, type: string): Promise<StoredFile> => ({
  path: uploadedImagePath(image),
  bytes: await drawn.toBuffer().catch(asRefusal),
  type,
});
