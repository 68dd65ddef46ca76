import { longDate } from '#contract/format.fr.ts';
import { contractualDelay } from '#contract/publication-delay.fr.ts';
import { createPdf, INK_2 } from '#server/pdf/pdf.ts';
import { write, writeFacts } from '#server/pdf/writing.ts';
import type { QuoteData } from './frozen-data.ts';
import { drawFoot, drawHead, LEFT, MARGINS, WIDTH } from './letterhead.ts';
import { writeLines, writeParties, writeTotals } from './render-invoice.ts';

export type QuoteDocument = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly validUntil: Date;
  readonly amountHT: number;
  readonly amountTVA: number;
  readonly amountTTC: number;
  readonly vatRate: number;
  /** Where the order is paid at this price. */
  readonly link: string;
  readonly data: QuoteData;
};

export const renderQuoteDocument = (quote: QuoteDocument): Promise<Buffer> => {
  const { number, issuedAt, validUntil, link, data } = quote;
  const { order, company } = data;
  const pdf = createPdf({
    title: `Devis ${number}`,
    subject: `Annonce légale ${order.reference}`,
    createdAt: issuedAt,
    margins: MARGINS,
  });
  pdf.doc.addPage();
  const document = { ...quote, kind: 'quote' } as const;
  let y = drawHead(pdf, { title: 'Devis', number, demonstration: data.demonstration });
  y = writeParties(pdf, document, y + 10);
  y = writeFacts(
    pdf,
    [
      ['Date d\u2019émission', longDate(issuedAt)],
      ['Valable jusqu\u2019au', `${longDate(validUntil)} inclus`],
      ['Annonce', `${order.reference}, ${order.title}`],
      ['Nature de l\u2019annonce', order.typeLabel],
      ['Publiée pour', `${company.name}, ${company.form}`],
      ['Offre', `${order.offer}, ${contractualDelay(order.hours)}`],
    ],
    { x: LEFT, y: y + 22, width: WIDTH, label: 150 },
  );
  y = writeLines(pdf, document, y + 26);
  y = writeTotals(pdf, document, y + 14);
  if (data.vatExemption)
    y = write(pdf, data.vatExemption, { x: LEFT, y: y + 14, width: WIDTH, size: 8.5, color: INK_2 });
  const paragraph = { x: LEFT, width: WIDTH, size: 9.5 } as const;
  y = write(pdf, 'Pour commander à ce prix, ouvrez cette adresse avant la fin de validité du devis :', {
    ...paragraph,
    y: y + 30,
  });
  y = write(pdf, link, { ...paragraph, y: y + 3, face: 'sansBold', size: 8.5 });
  write(
    pdf,
    'Ce devis vaut pour le texte déposé : un texte modifié demande un nouveau devis. Il n\u2019engage le client qu\u2019au paiement de la commande.',
    { ...paragraph, y: y + 10, size: 8.5, color: INK_2 },
  );
  drawFoot(pdf, data.seller);
  return pdf.bytes();
};
