import type { Seller } from '#server/publisher/publisher.ts';
import type { BillingDocument } from './billing-document.ts';

/** A mandatory mention of an invoice, with its code in the XML (UNTDID 4451). */
type Mention = {
  readonly subject: string;
  readonly sentence: string;
  /** Printed at another place of the page: the list of mentions does not repeat it. */
  readonly elsewhere?: true;
};

/**
 * Code de commerce, art. L. 441-9 and L. 441-10; CGI, ann. II, art. 242 nonies A. The three mentions of late payment
 * are also on credit notes: the French rules for electronic invoices refuse any document without them.
 */
export const mentionsOf = (document: BillingDocument): Mention[] => {
  const { seller, demonstration, vatExemption } = document.data;
  return [
    ...(demonstration ? [remark('Démonstration : document sans valeur, aucune somme n\u2019est due.')] : []),
    { subject: 'REG', sentence: registration(seller), elsewhere: true },
    remark('Nature de l\u2019opération : prestation de services.'),
    // Not under its own code, which the French rules keep for VAT groups.
    ...(seller.vatOnDebits ? [remark('Option pour le paiement de la taxe d\u2019après les débits.')] : []),
    ...(vatExemption ? [remark(vatExemption)] : []),
    ...(document.kind === 'credit_note' ? creditNoteRemarks(document) : []),
    ...latePayment,
  ];
};

const remark = (sentence: string): Mention => ({ subject: 'AAI', sentence });

/** They are due by professionals only; a document for a consumer has them too, as the rules ask. */
const latePayment: readonly Mention[] = [
  { subject: 'AAB', sentence: 'Pas d\u2019escompte pour paiement anticipé.' },
  {
    subject: 'PMD',
    sentence:
      'En cas de retard de paiement d\u2019un professionnel, pénalités égales à trois fois le taux d\u2019intérêt légal, exigibles sans rappel.',
  },
  {
    subject: 'PMT',
    sentence:
      'En cas de retard de paiement d\u2019un professionnel, indemnité forfaitaire pour frais de recouvrement de 40 €.',
  },
];

const creditNoteRemarks = ({
  data: { invoice },
  reason,
}: Extract<BillingDocument, { kind: 'credit_note' }>): Mention[] => [
  remark(`Annule ${invoice.whole ? 'en totalité' : 'en partie'} la facture ${invoice.number}.`),
  { ...remark(`Motif : ${reason}`), elsewhere: true },
];

/** « SAS au capital de 10 000 €, SIREN 000 000 000 RCS Paris ». */
export const registration = ({ form, capital, siren, rcsCity }: Seller): string =>
  `${form} au capital de ${capital}, SIREN ${siren.replace(/(\d{3})(?=\d)/g, '$1 ')}, RCS ${rcsCity}`;
