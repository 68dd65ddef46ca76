import { publication } from '#contract/publication.ts';
import { band, seal } from '#domain/cover/ornaments.ts';
import { drawOrnament } from '#server/pdf/draw-ornament.ts';
import { ACCENT, INK, INK_2, PAGE, type Pdf, WARNING } from '#server/pdf/pdf.ts';
import { rule, write } from '#server/pdf/writing.ts';
import type { Seller } from '#server/publisher/publisher.ts';
import { registration } from './invoice-mentions.ts';

export const LEFT = 56;
export const WIDTH = PAGE.width - 2 * LEFT;
export const MARGINS = { top: 56, bottom: 60, left: LEFT, right: LEFT };

const SEAL = seal();
const BAND = band();
/** Width of the band's tile, in its own units. */
const TILE = 160;

type Title = { title: string; number: string; demonstration: boolean };

/** The head of a document: the publisher's mark and name, the title, and the number. */
export const drawHead = (pdf: Pdf, { title, number, demonstration }: Title): number => {
  const { doc } = pdf;
  drawOrnament(doc, SEAL, { x: LEFT, y: 44, scale: 28 / 32 });
  write(pdf, publication.name, { x: LEFT + 38, y: 46, width: 200, face: 'display', size: 27 });
  const right = { x: LEFT + WIDTH / 2, width: WIDTH / 2, align: 'right' } as const;
  write(pdf, title, { ...right, y: 45, face: 'display', size: 25 });
  write(pdf, number, { ...right, y: 77, face: 'sansBold', size: 11.5, color: ACCENT });
  drawBand(pdf, 98);
  if (!demonstration) return 122;
  write(pdf, 'DÉMONSTRATION : document sans valeur', {
    x: LEFT,
    y: 118,
    width: WIDTH,
    face: 'sansBold',
    size: 9,
    color: WARNING,
    align: 'center',
  });
  return 136;
};

const drawBand = (pdf: Pdf, y: number): void => {
  const { doc } = pdf;
  const scale = 0.55;
  for (let x = LEFT; x < LEFT + WIDTH; x += TILE * scale) {
    // The strands overflow their tile: clip them, as on the web, where each tile is its own image.
    doc.save();
    doc.rect(x, y - 1, Math.min(TILE * scale, LEFT + WIDTH - x), 16).clip();
    drawOrnament(doc, BAND, { x, y, scale });
    doc.restore();
  }
};

/** The publisher's identity, at the foot of every page. */
export const drawFoot = (pdf: Pdf, seller: Seller): void => {
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(start + page);
    pdf.doc.page.margins.bottom = 0;
    const y = PAGE.height - 62;
    rule(pdf, { x: LEFT, y, width: WIDTH, color: INK, weight: 0.7 });
    const line = { x: LEFT, width: WIDTH, size: 7.6, color: INK_2, align: 'center', height: 10 } as const;
    write(pdf, `${seller.name}, ${registration(seller)}`, { ...line, y: y + 8 });
    write(
      pdf,
      `${seller.street}, ${seller.postcode} ${seller.city}, TVA ${seller.vatNumber}, ${seller.email}`,
      { ...line, y: y + 19 },
    );
  }
};
