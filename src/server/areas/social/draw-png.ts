import { resolve } from 'node:path';

const fontFiles = [
  'newsreader-600-latin.ttf',
  'newsreader-600-latin-ext.ttf',
  'schibsted-grotesk-600-latin.ttf',
].map((file) => resolve(import.meta.dirname, 'fonts', file));

/** Bundled fonts only: the same image on every machine. */
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Newsreader' };

/** Loaded with the first image, so that a server on an unsupported platform still serves everything else. */
export const drawPng = async (svg: string): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font });
  return image.asPng();
};
