import { longDate } from '#contract/format.fr.ts';
import { paths, verificationPath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { HASH_RULE, printedCode } from '#contract/verification.ts';
import { frame, rosace, seal } from '#domain/cover/ornaments.ts';
import { drawOrnament } from '#server/pdf/draw-ornament.ts';
import { drawQr } from '#server/pdf/draw-qr.ts';
import { ACCENT, INK_2, PAGE, type Pdf, RULE } from '#server/pdf/pdf.ts';
import { rule, write } from '#server/pdf/writing.ts';
import type { Attestation } from './attestation.ts';

export const LEFT = 84;
export const WIDTH = PAGE.width - 2 * LEFT;
/** Where the text of the first page ends: the code and the signature are below. */
export const FIRST_PAGE_BOTTOM = 658;

/** One CSS pixel of the mockup, in points. */
const PIXEL = 0.75;
/** The accent colour at ten percent, mixed with white: PDF/A is simpler without transparency. */
const WATERMARK = '#E3ECEA';
const STAMP = '#5E968D';

const FRAME = frame();
const ROSACE = rosace();
const SEAL = seal();

export const drawFrame = ({ doc }: Pdf): void =>
  drawOrnament(doc, FRAME, { x: 0, y: 0, scale: PAGE.width / 794 });

export const drawWatermark = ({ doc }: Pdf): void => {
  const width = 620 * PIXEL;
  drawOrnament(doc, ROSACE, {
    x: PAGE.width / 2,
    y: PAGE.height * 0.52,
    scale: width / 400,
    color: WATERMARK,
  });
};

/** The mark and the name, on one line in the middle of the page. */
export const drawMasthead = (pdf: Pdf, y: number): void => {
  const { doc } = pdf;
  const print = pdf.face('display', 25.5);
  const name = print(publication.name);
  const [mark, gap] = [24, 9];
  const start = (PAGE.width - mark - gap - doc.widthOfString(name)) / 2;
  drawOrnament(doc, SEAL, { x: start, y: y - 1, scale: mark / 32 });
  pdf.face('display', 25.5);
  doc.text(name, start + mark + gap, y, { lineBreak: false });
  write(pdf, publication.motto, {
    x: LEFT,
    y: y + 33,
    width: WIDTH,
    face: 'italic',
    size: 12,
    align: 'center',
  });
};

/** The QR code of the verification page, and the signature of the publisher. */
export const drawProof = (pdf: Pdf, { code, issuedAt, textSha256, data }: Attestation): void => {
  const { doc } = pdf;
  const address = `${data.medium.publicUrl}${verificationPath(code)}`;
  const [top, size] = [681, 80];
  drawQr(doc, address, { x: LEFT, y: top, size });
  doc.rect(LEFT, top, size, size).lineWidth(0.6).stroke(RULE);
  const beside = { x: LEFT + size + 11, width: 160, color: INK_2, size: 8.5 };
  const site = data.medium.publicUrl.replace(/^https?:\/\//, '');
  write(pdf, 'Vérifiez cette attestation', { ...beside, y: top + 38 });
  write(pdf, `${site}${paths.verificationForm}`, { ...beside, y: top + 49.5, height: 10 });
  write(pdf, printedCode(code), { ...beside, y: top + 61.5, face: 'sansBold' });

  const signature = { x: LEFT + WIDTH - 174, width: 174, size: 9.6 };
  write(pdf, `Fait à ${data.medium.seller.city}, le ${longDate(issuedAt)}`, {
    ...signature,
    y: top - 10,
    height: 12,
  });
  write(pdf, 'Le directeur de la publication', { ...signature, y: top + 3.5 });
  if (data.medium.director)
    write(pdf, data.medium.director, { ...signature, y: top + 17, face: 'sansBold', height: 12 });
  drawOrnament(doc, ROSACE, {
    x: LEFT + WIDTH - 36,
    y: top + 49,
    scale: 68 / 400,
    lineWidth: 0.5,
    color: STAMP,
  });
  rule(pdf, { x: signature.x, y: top + size - 0.4, width: signature.width, color: '#101714', weight: 0.8 });

  write(pdf, `Empreinte SHA-256 du texte publié : ${textSha256}`, {
    x: LEFT,
    y: top + size + 4.5,
    width: WIDTH,
    size: 6.4,
    color: INK_2,
  });
  write(pdf, `${HASH_RULE}.`, { x: LEFT, y: top + size + 12.5, width: WIDTH - 60, size: 5.4, color: INK_2 });
  drawMicrotext(pdf, top + size + 20.5);
};

/** A line of text so small that a photocopier makes it illegible. */
const drawMicrotext = ({ doc, face }: Pdf, y: number): void => {
  const print = face('sansBold', 3, ACCENT);
  const words = `${publication.name.toUpperCase()} · ATTESTATION DE PARUTION · ANNONCES LÉGALES · `;
  doc.save();
  doc.rect(LEFT, y - 1, WIDTH, 6).clip();
  doc.text(print(words.repeat(8)), LEFT, y, { lineBreak: false, characterSpacing: 0.25 });
  doc.restore();
};

/** The header and the footer of every page but the first. */
export const drawLaterPage = (pdf: Pdf, { code, data }: Attestation): void => {
  write(pdf, `Attestation de parution ${data.reference}, suite`, {
    x: LEFT,
    y: 72,
    width: WIDTH,
    face: 'italic',
    size: 11,
    align: 'center',
  });
  write(pdf, `Attestation ${printedCode(code)}`, { x: LEFT, y: 758, width: WIDTH, size: 8, color: INK_2 });
};

export const drawPageNumber = (pdf: Pdf, page: number, count: number): void => {
  const y = page === 1 ? 765 : 758;
  write(pdf, `Page ${page} sur ${count}`, {
    x: LEFT,
    y,
    width: WIDTH,
    size: 8,
    color: INK_2,
    align: 'right',
  });
};
