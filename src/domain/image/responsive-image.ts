import { parseUploadedImage, variantFormats, variantsOf } from './uploaded-image.ts';

export type ImageSource = { readonly type: string; readonly srcset: string };
export type ResponsiveImage = {
  /** The best first, as `<source>` elements stand in a `<picture>`. */
  readonly sources: readonly ImageSource[];
  readonly width: number;
  readonly height: number;
};

/** What a page offers of a picture that was uploaded here; undefined for any other. */
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

/** HTML, made safe before, whose uploaded pictures come in the size and the format that a browser prefers. */
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
