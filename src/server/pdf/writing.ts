import { type Face, INK, INK_2, type Pdf, RULE } from './pdf.ts';

type Line = {
  x: number;
  y: number;
  width: number;
  face?: Face;
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
  lineGap?: number;
  characterSpacing?: number;
  /** Text beyond this height is cut, with an ellipsis. */
  height?: number;
};

/** Writes a text in a box; returns where it ends. */
export const write = (pdf: Pdf, text: string, line: Line): number => {
  const { x, y, width, face = 'sans', size = 9.5, color = INK, ...options } = line;
  const print = pdf.face(face, size, color);
  const shown = options.height ? clipped(text) : text;
  pdf.doc.text(print(shown), x, y, { width, ...options, ...(options.height && { ellipsis: true }) });
  return pdf.doc.y;
};

/** More than any box holds: measuring invisible text takes long. */
const clipped = (text: string): string => (text.length > 500 ? `${text.slice(0, 500)}…` : text);

/** As many lines as fit on a name that may be very long. */
const MOST_LINES = 4;

type Table = { x: number; y: number; width: number; label: number; size?: number; padding?: number };

/** A table of facts, one per line, between hairlines; returns where it ends. */
export const writeFacts = (
  pdf: Pdf,
  rows: readonly (readonly [label: string, value: string])[],
  { x, y, width, label: labelWidth, size = 9.5, padding = 4.6 }: Table,
): number => {
  const { doc } = pdf;
  let top = y;
  rule(pdf, { x, y: top, width, color: INK, weight: 0.9 });
  for (const [label, value] of rows) {
    const from = top + padding;
    write(pdf, label, { x, y: from, width: labelWidth - 8, size, color: INK_2 });
    const print = pdf.face('sansBold', size);
    const height = size * 1.25 * MOST_LINES;
    doc.text(print(clipped(value)), x + labelWidth, from, {
      width: width - labelWidth,
      height,
      ellipsis: true,
    });
    top = Math.max(doc.y, from + size * 1.2) + padding;
    rule(pdf, { x, y: top, width });
  }
  return top;
};

type Rule = { x: number; y: number; width: number; color?: string; weight?: number };

export const rule = ({ doc }: Pdf, { x, y, width, color = RULE, weight = 0.5 }: Rule): void => {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .stroke(color);
};
