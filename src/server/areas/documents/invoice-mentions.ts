import type { Seller } from '#server/publisher/publisher.ts';
import type { BillingDocument } from './billing-document.ts';

/** A mandatory mention of an invoice, with its code in the XML (UNTDID 4451). */
type Mention = { readonly subject: string; readonly sentence: string };

/** Code de commerce, art. L. 441-9 and L. 441-10; CGI, ann. II, art. 242 nonies A. */
export const mentionsOf = (document: BillingDocument): Mention[] => {
  const { seller, demonstration } = document.data;
  return [
    ...(demonstration
      ? [{ subject: 'AAI', sentence: 'Démonstration : document sans valeur, aucune somme n\u2019est due.' }]
      : []),
    { subject: 'REG', sentence: registration(seller) },
    { subject: 'AAI', sentence: 'Nature de l\u2019opération : prestation de services.' },
    ...(seller.vatOnDebits
      ? [{ subject: 'TXD', sentence: 'Option pour le paiement de la taxe d\u2019après les débits.' }]
      : []),
    ...(document.kind === 'invoice' ? latePayment : [creditNoteReason(document)]),
  ];
};

const latePayment: readonly Mention[] = [
  { subject: 'AAB', sentence: 'Pas d\u2019escompte pour paiement anticipé.' },
  {
    subject: 'PMD',
    sentence:
      'En cas de retard de paiement, pénalités égales à trois fois le taux d\u2019intérêt légal, exigibles sans rappel.',
  },
  {
    subject: 'PMT',
    sentence: 'En cas de retard de paiement, indemnité forfaitaire pour frais de recouvrement de 40 €.',
  },
];

const creditNoteReason = (document: Extract<BillingDocument, { kind: 'credit_note' }>): Mention => ({
  subject: 'AAI',
  sentence: `Annule la facture ${document.data.invoice.number} en totalité. Motif : ${document.reason}`,
});

/** « SAS au capital de 10 000 €, SIREN 000 000 000 RCS Paris ». */
export const registration = ({ form, capital, siren, rcsCity }: Seller): string =>
  `${form} au capital de ${capital}, SIREN ${siren.replace(/(\d{3})(?=\d)/g, '$1 ')}, RCS ${rcsCity}`;
