import { create } from 'qrcode';
import { INK } from './pdf.ts';

type Place = { x: number; y: number; size: number };

/** A QR code as vectors, with the quiet zone that readers need. Runs of a row are one rectangle. */
export const drawQr = (doc: PDFKit.PDFDocument, text: string, { x, y, size }: Place): void => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const quiet = 3;
  const unit = size / (modules.size + 2 * quiet);
  doc.save();
  doc.rect(x, y, size, size).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1)
    for (let start = 0; start < modules.size; start += 1) {
      let end = start;
      while (end < modules.size && modules.get(row, end)) end += 1;
      if (end === start) continue;
      doc.rect(x + (quiet + start) * unit, y + (quiet + row) * unit, (end - start) * unit, unit);
      start = end;
    }
  doc.fill(INK);
  doc.restore();
};
