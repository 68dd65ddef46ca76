import { exactEuros, longDate } from '#contract/format.fr.ts';
import { contractualDelay } from '#contract/publication-delay.fr.ts';
import { createPdf, type Face, INK, INK_2, type Pdf } from '#server/pdf/pdf.ts';
import { rule, write, writeFacts } from '#server/pdf/writing.ts';
import type { BillingDocument } from './billing-document.ts';
import { FACTUR_X_FILE, facturX, lineLabel, serviceDate } from './factur-x.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
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
  y = writeLine(pdf, document, y + 26);
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

const writeParties = (pdf: Pdf, { data: { seller, customer } }: BillingDocument, y: number): number => {
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
    party(LEFT + column + 28, 'Client', `${customer.name}, ${customer.form}`, [
      seat(customer),
      customer.siren
        ? `SIREN ${customer.siren.replace(/(\d{3})(?=\d)/g, '$1 ')}`
        : 'SIREN en cours d\u2019attribution',
      customer.contactName,
      customer.contactEmail,
    ]),
  );
};

const factsOf = (document: BillingDocument): (readonly [string, string])[] => {
  const { data, issuedAt } = document;
  const { order } = data;
  return [
    ['Date d\u2019émission', longDate(issuedAt)],
    ['Annonce', `${order.reference}, ${order.title}`],
    ...(document.kind === 'invoice'
      ? ([
          ['Date de la prestation', longDate(serviceDate(document))],
          ['Offre', `${order.offer}, ${contractualDelay(order.hours)}`],
          ['Règlement', `payée le ${longDate(new Date(document.data.payment.paidAt))} par carte bancaire`],
        ] as const)
      : ([
          [
            'Facture annulée',
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

const writeLine = (pdf: Pdf, document: BillingDocument, y: number): number => {
  const cells = [
    lineLabel(document.data.order),
    '1',
    exactEuros(document.amountHT),
    percent(document.vatRate),
    exactEuros(document.amountHT),
  ];
  let [x, end] = [LEFT, y];
  for (const [index, { label, width, align }] of columns.entries()) {
    write(pdf, label, { x, y, width, size: 8.5, color: INK_2, align });
    end = Math.max(end, write(pdf, cells[index] ?? '', { x, y: y + 22, width, align, size: 10 }));
    x += width;
  }
  rule(pdf, { x: LEFT, y: y + 15, width: WIDTH, color: INK, weight: 0.9 });
  rule(pdf, { x: LEFT, y: end + 7, width: WIDTH });
  return end + 7;
};

const writeTotals = (pdf: Pdf, document: BillingDocument, y: number): number => {
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
  return kind === 'invoice'
    ? row(top + 5, 'Reste à payer', 0, plain)
    : row(top + 5, 'Remboursé', amountTTC, plain);
};

const writeMentions = (pdf: Pdf, document: BillingDocument, y: number): void => {
  let top = y;
  // The seller's registration is already in the head and the foot.
  for (const { sentence } of mentionsOf(document).filter(({ subject }) => subject !== 'REG'))
    top = write(pdf, sentence, { x: LEFT, y: top + 2, width: WIDTH, size: 8.5, color: INK_2, height: 48 });
};

/** « 20 % », « 8,5 % ». */
const percent = (rate: number): string => `${String(rate / 100).replace('.', ',')}\u00a0%`;
