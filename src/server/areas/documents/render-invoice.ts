import { exactEuros, longDate } from '#contract/format.fr.ts';
import { contractualDelay } from '#contract/publication-delay.fr.ts';
import { createPdf, type Face, INK, INK_2, type Pdf } from '#server/pdf/pdf.ts';
import { rule, write, writeFacts } from '#server/pdf/writing.ts';
import type { BillingDocument } from './billing-document.ts';
import { FACTUR_X_FILE, facturX, linesOf } from './factur-x.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import type { Buyer, QuoteData } from './frozen-data.ts';
import { mentionsOf, registration } from './invoice-mentions.ts';
import { drawFoot, drawHead, LEFT, MARGINS, WIDTH } from './letterhead.ts';
import { seat } from './seat.ts';

const titles = { invoice: 'Facture', credit_note: 'Avoir' } as const;

/** The invoice as PDF, with its XML attached (Factur-X). */
export const renderInvoice = (document: BillingDocument): Promise<Buffer> => {
  const { number, issuedAt, data, kind } = document;
  const title = `${titles[kind]} ${number}`;
  const pdf = createPdf({
    title,
    subject: `Annonce légale ${data.order.reference}`,
    createdAt: issuedAt,
    margins: MARGINS,
  });
  pdf.doc.addPage();
  attachXml(pdf, document);
  let y = drawHead(pdf, { title: titles[kind], number, demonstration: data.demonstration });
  y = writeParties(pdf, document, y + 10);
  y = writeFacts(pdf, factsOf(document), { x: LEFT, y: y + 22, width: WIDTH, label: 150 });
  y = writeLines(pdf, document, y + 26);
  y = writeTotals(pdf, document, y + 14);
  writeMentions(pdf, document, y + 30);
  drawFoot(pdf, data.seller);
  return pdf.bytes();
};

const attachXml = ({ doc }: Pdf, document: BillingDocument): void => {
  const options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
    name: FACTUR_X_FILE,
    type: 'text/xml',
    description: 'Factur-X',
    // The same invoice as XML.
    relationship: 'Alternative',
    creationDate: document.issuedAt,
    modifiedDate: document.issuedAt,
  };
  doc.file(Buffer.from(facturX(document)), options);
  doc.appendXML(facturXMetadata);
};

/** What an invoice, a credit note and a quote print alike. */
type Printed = Pick<BillingDocument, 'amountHT' | 'amountTVA' | 'amountTTC' | 'vatRate'> & {
  readonly kind: BillingDocument['kind'] | 'quote';
  readonly data: QuoteData;
};

export const writeParties = (pdf: Pdf, { data: { seller, buyer, contact } }: Printed, y: number): number => {
  const column = WIDTH / 2 - 14;
  const party = (x: number, label: string, name: string, lines: readonly string[]): number => {
    write(pdf, label, { x, y, width: column, size: 8.5, color: INK_2 });
    let end = write(pdf, name, { x, y: y + 14, width: column, face: 'bold', size: 12.5, height: 48 });
    for (const line of lines) end = write(pdf, line, { x, y: end + 1, width: column, height: 36 });
    return end;
  };
  return Math.max(
    party(LEFT, 'Vendeur', seller.name, [
      seller.street,
      `${seller.postcode} ${seller.city}`,
      registration(seller),
      `TVA intracommunautaire ${seller.vatNumber}`,
    ]),
    party(LEFT + column + 28, 'Client', buyer.form ? `${buyer.name}, ${buyer.form}` : buyer.name, [
      seat(buyer),
      ...registrationOf(buyer),
      contact.name,
      buyer.email,
    ]),
  );
};

const registrationOf = ({ kind, siren, vatNumber }: Buyer): string[] => {
  if (kind === 'consumer') return [];
  return [
    siren ? `SIREN ${siren.replace(/(\d{3})(?=\d)/g, '$1 ')}` : 'SIREN en cours d\u2019attribution',
    ...(vatNumber ? [`TVA intracommunautaire ${vatNumber}`] : []),
  ];
};

const factsOf = (document: BillingDocument): (readonly [string, string])[] => {
  const { data, issuedAt } = document;
  const { order, buyer, company, publishedAt } = data;
  return [
    ['Date d\u2019émission', longDate(issuedAt)],
    ['Annonce', `${order.reference}, ${order.title}`],
    ...(buyer.name === company.name ? [] : [['Publiée pour', `${company.name}, ${company.form}`] as const]),
    ...(document.kind === 'invoice'
      ? ([
          [
            'Date de la prestation',
            publishedAt ? longDate(new Date(publishedAt)) : 'à la publication de l\u2019annonce',
          ],
          ['Offre', `${order.offer}, ${contractualDelay(order.hours)}`],
          ['Règlement', `payée le ${longDate(new Date(document.data.payment.paidAt))} par carte bancaire`],
        ] as const)
      : ([
          [
            document.data.invoice.whole ? 'Facture annulée' : 'Facture annulée en partie',
            `${document.data.invoice.number} du ${longDate(new Date(document.data.invoice.issuedAt))}`,
          ],
          ['Motif', document.reason],
        ] as const)),
  ];
};

const columns = [
  { label: 'Désignation', width: 220, align: 'left' },
  { label: 'Qté', width: 36, align: 'right' },
  { label: 'Prix unitaire HT', width: 88, align: 'right' },
  { label: 'TVA', width: 50, align: 'right' },
  { label: 'Total HT', width: WIDTH - 394, align: 'right' },
] as const;

const firstColumn = { x: LEFT, width: columns[0].width };

export const writeLines = (pdf: Pdf, document: Printed, y: number): number => {
  writeCells(
    pdf,
    columns.map(({ label }) => label),
    { y, size: 8.5, color: INK_2 },
  );
  rule(pdf, { x: LEFT, y: y + 15, width: WIDTH, color: INK, weight: 0.9 });
  let end = y + 15;
  const isRegulated = document.data.lines.length > 0;
  for (const { label, description, quantity, unitPrice, amountHT } of linesOf(document)) {
    const cells = [
      label,
      String(quantity),
      unitEuros(unitPrice),
      percent(document.vatRate),
      exactEuros(amountHT),
    ];
    end = writeCells(pdf, cells, { y: end + 7, size: 10 });
    // The article of the tariff that fixes the price of the line.
    if (isRegulated) end = write(pdf, description, { ...firstColumn, y: end + 1, size: 8.5, color: INK_2 });
    end += 7;
    rule(pdf, { x: LEFT, y: end, width: WIDTH });
  }
  return end;
};

const writeCells = (
  pdf: Pdf,
  cells: readonly string[],
  { y, ...style }: { y: number; size: number; color?: string },
): number => {
  let [x, end] = [LEFT, y];
  for (const [index, { width, align }] of columns.entries()) {
    end = Math.max(end, write(pdf, cells[index] ?? '', { x, y, width, align, ...style }));
    x += width;
  }
  return end;
};

/** To the cent, or as precise as the regulated rate of a character. */
const unitEuros = (thousandths: number): string =>
  thousandths % 10 === 0
    ? exactEuros(thousandths / 10)
    : `${(thousandths / 1000).toFixed(3).replace('.', ',')}\u00a0€`;

export const writeTotals = (pdf: Pdf, document: Printed, y: number): number => {
  const { kind, amountHT, amountTVA, amountTTC, vatRate } = document;
  const [x, width] = [LEFT + WIDTH - 230, 230];
  const row = (top: number, label: string, cents: number, style: { face: Face; size: number }): number => {
    write(pdf, label, { x, y: top, width: 120, ...style });
    return write(pdf, exactEuros(cents), {
      x: x + 110,
      y: top,
      width: width - 110,
      align: 'right',
      ...style,
    });
  };
  const plain = { face: 'sans', size: 10 } as const;
  let top = row(y + 3, 'Total HT', amountHT, plain);
  top = row(top + 5, `TVA ${percent(vatRate)}`, amountTVA, plain) + 4;
  rule(pdf, { x, y: top, width, color: INK, weight: 0.9 });
  top = row(top + 7, 'Total TTC', amountTTC, { face: 'sansBold', size: 12.5 }) + 6;
  rule(pdf, { x, y: top, width, color: INK, weight: 0.9 });
  if (kind === 'quote') return top;
  return kind === 'invoice'
    ? row(top + 5, 'Reste à payer', 0, plain)
    : row(top + 5, 'Remboursé', amountTTC, plain);
};

const writeMentions = (pdf: Pdf, document: BillingDocument, y: number): void => {
  let top = y;
  for (const { sentence } of mentionsOf(document).filter(({ elsewhere }) => !elsewhere))
    top = write(pdf, sentence, { x: LEFT, y: top + 2, width: WIDTH, size: 8.5, color: INK_2, height: 48 });
};

/** « 20 % », « 8,5 % ». */
const percent = (rate: number): string => `${String(rate / 100).replace('.', ',')}\u00a0%`;
