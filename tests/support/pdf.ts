import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
// pdf.js for programs without a browser.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as its reader sees it: the text of each page, and the content of its QR codes. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const { info } = await document.getMetadata();
  return { pages, text: pages.join('\n'), info: info as Record<string, unknown>, document };
};

/** The address in the QR code of the first page. */
export const readQr = async (bytes: Uint8Array): Promise<string | undefined> => {
  const { document } = await readPdf(bytes);
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(data, width, height)?.data;
};

/** Joins the lines of a page. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
