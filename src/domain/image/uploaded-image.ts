/**
 * Where the images uploaded by editors are stored, and in which sizes. The path of an image holds all that is
 * known about it: its size, and by its extension whether it is animated.
 *
 * uploads/2026/11/{32 hexadecimal digits}/1600x900.jpg   named by articles, loaded by old browsers
 * uploads/2026/11/{32 hexadecimal digits}/640.avif       the same, 640 pixels wide
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

/** From the column of a telephone to that of a large screen. */
const widths: readonly number[] = [320, 640, 736, 960, 1280, 1600];
/** Added after the others: an image that was uploaded before has the next ones only. */
const ADDED_WIDTH = 736;
export const LARGEST_WIDTH = 1600;

const FOLDER = 'uploads/\\d{4}/\\d{2}/[0-9a-f]{32}';
const WHOLE = new RegExp(`^/?(${FOLDER})/([1-9]\\d{0,3})x([1-9]\\d{0,4})\\.(${endings.join('|')})$`);
const IN_FOLDER = new RegExp(`^(${FOLDER})/[^/]+$`);
const ANY = new RegExp(`^${FOLDER}/([1-9]\\d{0,3}(x[1-9]\\d{0,4}\\.(jpg|png|gif)|\\.(avif|webp)))$`);

export const uploadedImagePath = ({ folder, width, height, ending }: UploadedImage): string =>
  `${folder}/${width}x${height}.${ending}`;

/** Undefined for any other path: an external image, or an older upload. */
export const parseUploadedImage = (path: string): UploadedImage | undefined => {
  const [, folder, width, height, ending] = WHOLE.exec(path) ?? [];
  if (!folder) return undefined;
  return { folder, width: Number(width), height: Number(height), ending: ending as Ending };
};

/** Whether a stored file can have this name: the store is never asked for any other. */
export const isStoredPath = (path: string): boolean => ANY.test(path);

/**
 * The folder of the image that a file belongs to, complete or not; undefined for a path that no upload made.
 */
export const folderOfFile = (path: string): string | undefined => IN_FOLDER.exec(path)?.[1];

/** The files to send instead of one that an older image does not have, the best first. */
export const standInsFor = (path: string): string[] =>
  path.includes(`/${ADDED_WIDTH}.`)
    ? [960, 640].map((width) => path.replace(`/${ADDED_WIDTH}.`, `/${width}.`))
    : [];

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** The content type of a stored file. */
export const imageTypeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

type Variant = { readonly path: string; readonly width: number };

/**
 * The smaller sizes and the original one, never a larger one. An animation has its original size only, and no
 * AVIF.
 */
export const variantsOf = (image: UploadedImage, format: VariantFormat): Variant[] => {
  if (image.ending === 'gif' && format === 'avif') return [];
  const smaller = image.ending === 'gif' ? [] : widths.filter((width) => width < image.width);
  return [...smaller, image.width].map((width) => ({ path: `${image.folder}/${width}.${format}`, width }));
};
