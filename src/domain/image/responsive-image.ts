import { parseUploadedImage, variantFormats, variantsOf } from './uploaded-image.ts';

export type ImageSource = { readonly type: string; readonly srcset: string };
export type ResponsiveImage = {
  /** The preferred format first, in the order of the `<source>` elements of a `<picture>`. */
  readonly sources: readonly ImageSource[];
  readonly width: number;
  readonly height: number;
};

/** The sizes and formats of an image uploaded here; undefined for any other image. */
export const responsiveImage = (path: string): ResponsiveImage | undefined => {
  const image = parseUploadedImage(path);
  if (!image) return undefined;
  const sources = variantFormats.flatMap((format) => {
    const variants = variantsOf(image, format);
    if (variants.length === 0) return [];
    const srcset = variants.map((variant) => `/${variant.path} ${variant.width}w`).join(', ');
    return [{ type: `image/${format}`, srcset }];
  });
  return { sources, width: image.width, height: image.height };
};

const IMAGE = /<img\b[^<>]*>/gi;
const SRC = /\ssrc="([^"<>]*)"/i;

/** Sanitised HTML in which each uploaded image is offered in several sizes and formats. */
export const withResponsiveImages = (html: string, sizes: string): string =>
  html.replace(IMAGE, (tag) => {
    const [, src = ''] = SRC.exec(tag) ?? [];
    const image = responsiveImage(src);
    if (!image) return tag;
    const sources = image.sources
      .map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`)
      .join('');
    const own = tag
      .replace(/\s(width|height|loading|decoding)="[^"]*"/gi, '')
      .replace(
        /(?<!\s)\s*\/?>$/,
        ` width="${image.width}" height="${image.height}" loading="lazy" decoding="async">`,
      );
    return `<picture>${sources}${own}</picture>`;
  });
