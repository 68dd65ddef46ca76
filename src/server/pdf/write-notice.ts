import type { NoticeBlock, Run } from './notice-blocks.ts';
import type { Face, Pdf } from './pdf.ts';

type Setting = { x: number; width: number; size: number };

const faceOf = ({ bold, italic }: Run): Face => (bold ? 'bold' : italic ? 'italic' : 'text');

/** Sets a notice block by block from where the document stands, over as many pages as it takes. */
export const writeNotice = (pdf: Pdf, blocks: readonly NoticeBlock[], { x, width, size }: Setting): void => {
  const { doc } = pdf;
  for (const [index, block] of blocks.entries()) {
    const indent = block.kind === 'item' ? 14 * Math.min(block.depth, 5) : 0;
    doc.x = x + indent;
    if (index > 0) doc.y += size * gapBefore(block);
    if (block.mark) writeMark(pdf, block.mark, size);
    writeRuns(pdf, block, { x, width: width - indent, size });
  }
  doc.x = x;
};

const gapBefore = ({ kind, tight }: NoticeBlock): number => {
  if (tight) return 0;
  return { heading: 0.7, paragraph: 0.35, item: 0.2, row: 0.2 }[kind];
};

/** Nothing longer is measured: it takes pages whatever its size. */
const MEASURED = 5_000;

/** The first of these sizes at which a notice takes no more than the space, or else the first. */
export const fittingSize = (
  pdf: Pdf,
  blocks: readonly NoticeBlock[],
  { width, space, sizes }: { width: number; space: number; sizes: readonly [number, ...number[]] },
): number => {
  const texts = blocks.map(({ runs }) => runs.map(({ text }) => text).join(''));
  if (texts.join('').length > MEASURED) return sizes[0];
  const heightAt = (size: number): number => {
    const print = pdf.face('text', size);
    const heights = blocks.map((block, index) => {
      const room = block.kind === 'item' ? width - 14 * Math.min(block.depth, 5) : width;
      const text = print(texts[index] ?? '');
      return pdf.doc.heightOfString(text, { width: room, lineGap: size * 0.18 }) + size * gapBefore(block);
    });
    // One line more than measured: words in bold are a little wider.
    return heights.reduce((sum, height) => sum + height, size * 1.4);
  };
  return sizes.find((size) => heightAt(size) <= space) ?? sizes[0];
};

const writeMark = ({ doc, face }: Pdf, mark: string, size: number): void => {
  face('text', size);
  // Where the item itself would begin: on this page, or on the next one.
  if (doc.y + doc.currentLineHeight(true) > doc.page.maxY()) {
    const { x } = doc;
    doc.addPage();
    doc.x = x;
  }
  const { x, y } = doc;
  doc.text(mark, x - 13, y, { lineBreak: false });
  doc.x = x;
  doc.y = y;
};

const writeRuns = ({ doc, face }: Pdf, { kind, runs }: NoticeBlock, { width, size }: Setting): void => {
  const pieces = runs.flatMap((run) => breakable(run.text).map((text) => ({ ...run, text })));
  for (const [position, piece] of pieces.entries()) {
    const print = face(faceOf(piece), kind === 'heading' ? size * 1.1 : size);
    const continued = position < pieces.length - 1;
    doc.text(print(piece.text), { width, lineGap: size * 0.18, continued });
  }
};

/** No word is this long; what is, pdfkit would measure again and again, letter by letter. */
const LONGEST_WORD = /(\S{60})(?=\S)/gu;

const breakable = (text: string): string[] => text.split(LONGEST_WORD).filter(Boolean);
