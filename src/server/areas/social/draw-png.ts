import { resolve } from 'node:path';

const fontFiles = [
  'newsreader-600-latin.ttf',
  'newsreader-600-latin-ext.ttf',
  'schibsted-grotesk-600-latin.ttf',
].map((file) => resolve(import.meta.dirname, 'fonts', file));

/** Only fonts of our own: the same image on every machine, whatever is installed there. */
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Newsreader' };

/** Loaded at the first image, so that a server whose machine it does not know still serves everything else. */
export const drawPng = async (svg: string): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font });
  return image.asPng();
};
