import { exactEuros, longDate, momentInWords } from '#contract/format.fr.ts';
import { contractualDelay, publicationAim } from '#contract/publication-delay.fr.ts';
import { HASH_RULE } from '#contract/verification.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { createPdf, INK_2 } from '#server/pdf/pdf.ts';
import { write, writeFacts } from '#server/pdf/writing.ts';
import type { InvoiceData } from './frozen-data.ts';
import { drawFoot, drawHead, LEFT, MARGINS, WIDTH } from './letterhead.ts';
import { seat } from './seat.ts';

export type Receipt = {
  readonly invoiceNumber: string;
  readonly issuedAt: Date;
  readonly amountTTC: number;
  readonly data: InvoiceData;
  readonly receipt: NonNullable<InvoiceData['receipt']>;
};

/** Says that a notice was submitted and paid for, and that this is no proof of publication. */
export const renderReceipt = ({
  invoiceNumber,
  issuedAt,
  amountTTC,
  data,
  receipt,
}: Receipt): Promise<Buffer> => {
  const { order, company, contact } = data;
  const pdf = createPdf({
    title: `Récépissé de dépôt ${order.reference}`,
    subject: `Annonce légale ${order.reference}`,
    createdAt: issuedAt,
    margins: MARGINS,
  });
  pdf.doc.addPage();
  let y = drawHead(pdf, {
    title: 'Récépissé de dépôt',
    number: order.reference,
    demonstration: data.demonstration,
  });
  const paragraph = { x: LEFT, width: WIDTH, face: 'text', size: 13, lineGap: 3 } as const;
  y = write(
    pdf,
    `Nous accusons réception du dépôt et du règlement de l\u2019annonce légale désignée ci-dessous. ${aim(receipt)}, si l\u2019annonce est conforme.`,
    { ...paragraph, y: y + 14 },
  );
  const department = findDepartment(order.department);
  y = writeFacts(
    pdf,
    [
      ['Référence', order.reference],
      ['Titre', order.title],
      ['Nature de l\u2019annonce', order.typeLabel],
      ['Société', `${company.name}, ${company.form}`],
      ['Siège', seat(company)],
      ['Département', department ? `${department.code} - ${department.name}` : order.department],
      ['Déposée par', `${contact.name}, ${contact.email}`],
      ['Déposée le', momentInWords(new Date(receipt.submittedAt))],
      ['Offre', `${order.offer}, ${contractualDelay(order.hours)}`],
      ['Réglée le', longDate(new Date(data.payment.paidAt))],
      ['Montant TTC', `${exactEuros(amountTTC)}, facture ${invoiceNumber}`],
      ['Longueur du texte', `${receipt.characters.toLocaleString('fr-FR')} caractères`],
    ],
    { x: LEFT, y: y + 18, width: WIDTH, label: 150, size: 10.5, padding: 5.5 },
  );
  y = write(pdf, `Empreinte SHA-256 du texte déposé : ${receipt.textSha256}. ${HASH_RULE}.`, {
    x: LEFT,
    y: y + 14,
    width: WIDTH,
    size: 7.4,
    color: INK_2,
  });
  write(
    pdf,
    'Ce récépissé ne vaut pas attestation de parution : celle-ci est délivrée le jour de la publication.',
    { ...paragraph, y: y + 14, face: 'italic', size: 11.5 },
  );
  drawFoot(pdf, data.seller);
  return pdf.bytes();
};

/** The date and its hour stay on one line. */
const aim = ({ dueAt, publishableFrom }: Receipt['receipt']): string =>
  publishableFrom
    ? `Publication le ${longDate(new Date(publishableFrom))}, après le délai de rétractation de l\u2019acheteur`
    : publicationAim(new Date(dueAt)).replace(/(?<=le )\S.*/, (moment) => moment.replaceAll(' ', '\u00a0'));
