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
    if (index > 0) doc.y += size * (block.kind === 'heading' ? 0.7 : 0.35);
    if (block.mark) writeMark(pdf, block.mark, size);
    writeRuns(pdf, block, { x, width: width - indent, size });
  }
  doc.x = x;
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
