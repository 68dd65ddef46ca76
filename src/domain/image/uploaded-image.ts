/**
 * Where the pictures that editors upload are kept, and in which sizes. The path of a picture says all there is to know
 * of it: its size, and by its ending whether it moves.
 *
 *     uploads/2026/11/{32 hexadecimal digits}/1600x900.jpg   what articles name, and what old browsers load
 *     uploads/2026/11/{32 hexadecimal digits}/640.avif        the same, 640 pixels wide
 */
export type UploadedImage = {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly ending: Ending;
};

const endings = ['jpg', 'png', 'gif'] as const;
/** Opaque, with transparency, animated. */
type Ending = (typeof endings)[number];

export const variantFormats = ['avif', 'webp'] as const;
type VariantFormat = (typeof variantFormats)[number];

/** From a telephone's column to a large screen's. */
const widths: readonly number[] = [320, 640, 960, 1280, 1600];
export const LARGEST_WIDTH = 1600;

const FOLDER = 'uploads/\\d{4}/\\d{2}/[0-9a-f]{32}';
const WHOLE = new RegExp(`^/?(${FOLDER})/([1-9]\\d{0,3})x([1-9]\\d{0,4})\\.(${endings.join('|')})$`);
const IN_FOLDER = new RegExp(`^(${FOLDER})/[^/]+$`);
const ANY = new RegExp(`^${FOLDER}/([1-9]\\d{0,3}(x[1-9]\\d{0,4}\\.(jpg|png|gif)|\\.(avif|webp)))$`);

export const uploadedImagePath = ({ folder, width, height, ending }: UploadedImage): string =>
  `${folder}/${width}x${height}.${ending}`;

/** Undefined for any other path: one elsewhere on the web, or of another time. */
export const parseUploadedImage = (path: string): UploadedImage | undefined => {
  const [, folder, width, height, ending] = WHOLE.exec(path) ?? [];
  if (!folder) return undefined;
  return { folder, width: Number(width), height: Number(height), ending: ending as Ending };
};

/** Whether a file of this name can have been stored: nothing else is ever looked for. */
export const isStoredPath = (path: string): boolean => ANY.test(path);

/** The folder of the picture that a file belongs to, whole or not; undefined for what no upload made. */
export const folderOfFile = (path: string): string | undefined => IN_FOLDER.exec(path)?.[1];

type Variant = { readonly path: string; readonly width: number };

/** Its smaller sizes and its own, never a larger one. A moving picture has its own only, and none in AVIF. */
export const variantsOf = (image: UploadedImage, format: VariantFormat): Variant[] => {
  if (image.ending === 'gif' && format === 'avif') return [];
  const smaller = image.ending === 'gif' ? [] : widths.filter((width) => width < image.width);
  return [...smaller, image.width].map((width) => ({ path: `${image.folder}/${width}.${format}`, width }));
};
