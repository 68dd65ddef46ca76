import { longDate, momentInWords } from '#contract/format.fr.ts';
import { printedCode } from '#contract/verification.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { formatSiret } from '#domain/company/siret.ts';
import { compactBlocks } from '#server/pdf/compact-blocks.ts';
import { noticeBlocks } from '#server/pdf/notice-blocks.ts';
import { ACCENT, createPdf, INK, INK_2, PAGE, type Pdf, WARNING } from '#server/pdf/pdf.ts';
import { MISSING } from '#server/pdf/printable.ts';
import { fittingSize, writeNotice } from '#server/pdf/write-notice.ts';
import { rule, write, writeFacts } from '#server/pdf/writing.ts';
import type { Attestation } from './attestation.ts';
import {
  drawFrame,
  drawLaterPage,
  drawMasthead,
  drawPageNumber,
  drawProof,
  drawWatermark,
  FIRST_PAGE_BOTTOM,
  LEFT,
  WIDTH,
} from './attestation-sheet.ts';
import type { AttestationData } from './frozen-data.ts';
import { habilitationText } from './habilitation-text.ts';
import { seat } from './seat.ts';

/** Font sizes to try: a notice slightly too long for the first page is set smaller. */
const SIZES = [10.6, 9.9, 9.2, 8.6, 8.1] as const;
const SIZE = SIZES[0];

/**
 * The attestation: the first page says what is attested and how to verify it, the text takes the pages it
 * needs.
 */
export const renderAttestation = (attestation: Attestation): Promise<Buffer> => {
  const { data, issuedAt } = attestation;
  const pdf = createPdf({
    title: `Attestation de parution ${data.reference}`,
    subject: `Annonce légale ${data.reference}`,
    createdAt: issuedAt,
    margins: { top: 98, bottom: PAGE.height - 746, left: LEFT, right: LEFT },
  });
  const { doc } = pdf;
  doc.addPage();
  // Of this page only: later pages have the margins of the document.
  doc.page.margins.bottom = PAGE.height - FIRST_PAGE_BOTTOM;
  drawWatermark(pdf);
  const facts = writeHead(pdf, attestation);
  writeText(pdf, attestation, facts);
  if (attestation.kind === 'premium') writeHistory(pdf, attestation);
  drawHeadersAndFooters(pdf, attestation);
  return pdf.bytes();
};

const writeHead = (pdf: Pdf, attestation: Attestation): number => {
  const { data, kind, publicationDate, revision } = attestation;
  const centred = { x: LEFT, width: WIDTH, align: 'center' } as const;
  drawMasthead(pdf, 80);
  write(pdf, 'Attestation de parution', {
    ...centred,
    y: 142,
    face: 'display',
    size: 34.5,
    characterSpacing: -0.5,
  });
  const label = kind === 'premium' ? 'Attestation premium, référence' : 'Référence';
  write(pdf, `${label} ${data.reference}`, {
    ...centred,
    y: 190,
    face: 'sansBold',
    size: 11.5,
    color: ACCENT,
  });
  let y = 222;
  if (data.demonstration) {
    write(pdf, 'DÉMONSTRATION : document sans valeur', {
      ...centred,
      y: 208,
      face: 'sansBold',
      size: 9,
      color: WARNING,
    });
    y = 230;
  }
  y = writeSentence(pdf, y, [
    ['text', 'Le directeur de la publication du service de presse en ligne '],
    ['bold', data.medium.name],
    ['text', ' atteste que l\u2019annonce légale désignée ci-dessous a été publiée le '],
    ['bold', longDate(publicationDate).replaceAll(' ', '\u00a0')],
    ['text', sinceThen(data)],
  ]);
  const [former] = data.replaces.slice(-1);
  if (former)
    y = write(
      pdf,
      `Version ${revision} : remplace l\u2019attestation ${printedCode(former.code)} du ${longDate(new Date(former.issuedAt))}.`,
      { x: LEFT, y: y + 3, width: WIDTH, size: 8.5, color: INK_2 },
    );
  if (kind === 'premium')
    y = write(pdf, englishSummary(attestation), {
      x: LEFT,
      y: y + 3,
      width: WIDTH,
      face: 'italic',
      size: 9.5,
      color: INK_2,
    });
  return writeFacts(pdf, factsOf(attestation), {
    x: LEFT,
    y: y + 11,
    width: WIDTH,
    label: 118,
    size: 9.6,
    padding: 4,
  });
};

/** A notice that was unpublished for a time was not public throughout, and the document says so. */
const sinceThen = ({ interruptions }: AttestationData): string => {
  const last = interruptions.at(-1);
  if (!last) return ', et qu\u2019elle est accessible au public depuis cette date.';
  const spans = interruptions.map(({ from, to }) => `du ${day(from)} au ${day(to)}`);
  return `. Sa publication a été interrompue ${spans.join(', puis ')} ; elle est de nouveau accessible au public depuis le ${day(last.to)}.`;
};

const day = (iso: string): string => longDate(new Date(iso)).replaceAll(' ', '\u00a0');

const writeSentence = (
  pdf: Pdf,
  y: number,
  parts: readonly (readonly ['text' | 'bold', string])[],
): number => {
  for (const [index, [face, text]] of parts.entries()) {
    const print = pdf.face(face, 12.8);
    const options = { width: WIDTH, lineGap: 2.6, continued: index < parts.length - 1 };
    if (index === 0) pdf.doc.text(print(text), LEFT, y, options);
    else pdf.doc.text(print(text), options);
  }
  return pdf.doc.y;
};

const factsOf = ({ data, publicationDate }: Attestation): (readonly [string, string])[] => {
  const { company, medium } = data;
  const department = findDepartment(data.department);
  return [
    [
      'Société',
      [company.name, company.form, company.capital && `capital ${company.capital}`]
        .filter(Boolean)
        .join(', '),
    ],
    ...(company.siret
      ? ([['SIRET', [formatSiret(company.siret), registry(company.rcs)].filter(Boolean).join(', ')]] as const)
      : []),
    ['Siège', seat(company)],
    ['Nature de l\u2019annonce', data.typeLabel],
    ['Département', department ? `${department.code} - ${department.name}` : data.department],
    ['Date de publication', longDate(publicationDate)],
    [
      'Support',
      `${medium.name}, service de presse en ligne, ${medium.publicUrl.replace(/^https?:\/\//, '')}`,
    ],
    ['Habilitation', habilitationText(data)],
  ];
};

/** « RCS Lyon », whether the sender typed the letters RCS or not. */
const registry = (rcs: string | null): string | null =>
  rcs === null || /^rcs\b/i.test(rcs) ? rcs : `RCS ${rcs}`;

const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' });

const englishSummary = ({ data, publicationDate }: Attestation): string =>
  `Legal notice ${data.reference} was published online in ${data.medium.name} (France) on ${english.format(publicationDate)}.`;

const writeText = (pdf: Pdf, { data }: Attestation, from: number): void => {
  const { doc } = pdf;
  const y = from + 13;
  rule(pdf, { x: LEFT, y, width: WIDTH, color: INK, weight: 0.8 });
  rule(pdf, { x: LEFT, y: y + 2.2, width: WIDTH, color: INK, weight: 0.8 });
  const end = write(pdf, data.title, {
    x: LEFT,
    y: y + 10,
    width: WIDTH,
    face: 'bold',
    size: 11.2,
    align: 'center',
    height: 44,
  });
  doc.x = LEFT;
  doc.y = end + 7;
  const whole = noticeBlocks(data.content);
  const blocks = compactBlocks(whole);
  const space = doc.page.maxY() - doc.y;
  const size = fittingSize(pdf, blocks, { width: WIDTH, space, sizes: SIZES });
  writeNotice(pdf, blocks, { x: LEFT, width: WIDTH, size });
  const print = pdf.face('text', SIZE);
  if (blocks.some(({ runs }) => runs.some(({ text }) => print(text).includes(MISSING))))
    writeMissingNote(pdf);
  if (blocks !== whole) writeNote(pdf, 'Les paragraphes de ce texte, très nombreux, sont mis à la suite.');
  rule(pdf, { x: LEFT, y: doc.y + 6, width: WIDTH, color: INK, weight: 0.7 });
  doc.y += 12;
};

const writeMissingNote = (pdf: Pdf): void =>
  writeNote(
    pdf,
    `${MISSING} : caractère que la police de ce document ne contient pas. Le texte exact est celui de la page de vérification, dont l\u2019empreinte est imprimée en première page.`,
  );

const writeNote = (pdf: Pdf, note: string): void => {
  const print = pdf.face('italic', 8.5, INK_2);
  pdf.doc.moveDown(0.4);
  pdf.doc.text(print(note), { width: WIDTH });
};

const authors = { customer: 'le client', admin: 'la rédaction', system: 'le service' } as const;

const writeHistory = (pdf: Pdf, { data, textSha256, publicationDate }: Attestation): void => {
  const { doc } = pdf;
  const line = (face: 'bold' | 'text' | 'sans', size: number, text: string, color = INK) => {
    const print = pdf.face(face, size, color);
    doc.text(print(text), { width: WIDTH, lineGap: 1.5 });
  };
  doc.x = LEFT;
  // A title is never the last line of a page.
  if (doc.y + 60 > doc.page.maxY()) doc.addPage();
  line('bold', 11.5, 'Historique du texte');
  for (const { rev, until, by, textSha256: hash } of data.history) {
    line('text', SIZE, `Texte ${rev} : remplacé le ${momentInWords(new Date(until))} par ${authors[by]}.`);
    line('sans', 6.4, `SHA-256 ${hash}`, INK_2);
  }
  line(
    'text',
    SIZE,
    `Texte ${(data.history.at(-1)?.rev ?? 0) + 1} : publié le ${longDate(publicationDate)}.`,
  );
  line('sans', 6.4, `SHA-256 ${textSha256}`, INK_2);
};

/** Draws headers and footers once the text is set and the pages are counted. */
const drawHeadersAndFooters = (pdf: Pdf, attestation: Attestation): void => {
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    pdf.doc.switchToPage(start + page - 1);
    // Text in the margins must not add a page.
    pdf.doc.page.margins.bottom = 0;
    drawFrame(pdf);
    if (page === 1) drawProof(pdf, attestation);
    else drawLaterPage(pdf, attestation);
    if (count > 1) drawPageNumber(pdf, page, count);
  }
};
