import { splitVat } from '#domain/money/vat.ts';
import type { Attestation } from '#server/areas/documents/attestation.ts';
import type { BillingDocument } from '#server/areas/documents/billing-document.ts';
import {
  type AttestationData,
  type InvoiceData,
  type QuoteData,
  quoteData,
} from '#server/areas/documents/frozen-data.ts';
import type { QuoteDocument } from '#server/areas/documents/render-quote.ts';
import { renderReceipt } from '#server/areas/documents/render-receipt.ts';
import { demonstrationSeller } from '#server/publisher/publisher.ts';

const seller = {
  ...demonstrationSeller,
  name: 'Éditions du Greffe & Cie',
  siren: '732829320',
  vatOnDebits: true,
};

export const invoice: InvoiceData = {
  version: 2,
  demonstration: false,
  seller,
  company: {
    name: 'ORVELINE CONSEIL',
    form: 'SAS',
    address: '18 rue des Tisserands, 69004 Lyon',
    city: 'Lyon',
  },
  contact: { name: 'Élise Marvaudon', email: 'elise@exemple.fr' },
  buyer: {
    kind: 'professional',
    name: 'ORVELINE CONSEIL',
    form: 'SAS',
    siren: '732829320',
    vatNumber: null,
    address: '18 rue des Tisserands, 69004 Lyon',
    city: 'Lyon',
    email: 'elise@exemple.fr',
  },
  order: {
    reference: 'AL-482517',
    title: 'Transfert du siège',
    typeLabel: 'Transfert de siège',
    offer: 'Premium',
    hours: 24,
    department: '69',
  },
  lines: [],
  vatExemption: null,
  publishedAt: '2026-11-14T15:00:00.000Z',
  payment: { paidAt: '2026-11-14T09:30:00.000Z', reference: 'pi_1' },
  receipt: {
    submittedAt: '2026-11-14T09:25:00.000Z',
    dueAt: '2026-11-15T09:30:00.000Z',
    textSha256: 'ab'.repeat(32),
    characters: 1234,
  },
};

/** An invoice, of the Premium offer by default. */
export const bill = (changes: Partial<InvoiceData> = {}, price = 199_00): BillingDocument => {
  const { amountHT, amountTVA, amountTTC } = splitVat(price);
  return {
    kind: 'invoice',
    number: 'F-2026-00012',
    issuedAt: new Date('2026-11-14T09:30:00.000Z'),
    amountHT,
    amountTVA,
    amountTTC,
    vatRate: 2000,
    data: { ...invoice, ...changes },
  };
};

export const creditNote = (changes: Partial<InvoiceData> = {}): BillingDocument => {
  const { payment: _payment, receipt: _receipt, ...rest } = { ...invoice, ...changes };
  const cancelled = { number: 'F-2026-00012', issuedAt: '2026-11-14T09:30:00.000Z', whole: true };
  return {
    ...bill(),
    kind: 'credit_note',
    number: 'A-2026-00003',
    reason: 'Annonce rejetée',
    data: { ...rest, invoice: cancelled },
  };
};

export const NOTICE =
  '<h3>Avis</h3><p>Aux termes d\u2019un acte du <strong>10 novembre 2026</strong>, capital de 10\u202f000 €.</p><ol start="3"><li>Trois</li><li>Quatre</li></ol><table><tbody><tr><th>Ancien</th><td>Lyon</td></tr></tbody></table>';

export const attestation = (
  changes: Partial<AttestationData> = {},
  over: Partial<Attestation> = {},
): Attestation => ({
  code: '7K3MPQRST29ABCDEFGHJ',
  revision: 1,
  kind: 'standard',
  publicationDate: new Date('2026-11-16T09:00:00.000Z'),
  issuedAt: new Date('2026-11-16T09:00:00.000Z'),
  textSha256: 'cd'.repeat(32),
  data: {
    version: 1,
    demonstration: false,
    medium: {
      name: 'Parution',
      publicUrl: 'https://www.exemple.fr',
      seller: { name: 'Éditions du Greffe', city: 'Paris' },
      director: 'Camille Vauterrin',
      habilitation: { department: '69', year: 2026, order: 'arrêté n° 69-2025 du 19 décembre 2025' },
      uncoveredIn: null,
    },
    reference: 'AL-482517',
    title: 'Transfert du siège',
    typeLabel: 'Transfert de siège',
    company: {
      name: 'ORVELINE CONSEIL',
      form: 'SAS',
      siret: '73282932000074',
      rcs: 'RCS Lyon',
      capital: '10 000 €',
      address: '18 rue des Tisserands',
      city: 'Lyon',
    },
    department: '69',
    slug: 'orveline',
    content: NOTICE,
    history: [],
    replaces: [],
    interruptions: [],
    ...changes,
  },
  ...over,
});

export const quote = (changes: Partial<QuoteData> = {}): QuoteDocument => {
  const { kind: _kind, data: _data, ...amounts } = bill();
  return {
    ...amounts,
    number: 'D-2026-00007',
    validUntil: new Date('2026-12-14T22:59:59.999Z'),
    link: `https://www.exemple.fr/devis/${'q'.repeat(43)}`,
    data: { ...quoteData.parse(invoice), ...changes },
  };
};

export const receipt = (changes: Partial<InvoiceData> = {}) =>
  renderReceipt({
    invoiceNumber: 'F-2026-00012',
    issuedAt: new Date('2026-11-14T09:30:00.000Z'),
    amountTTC: 199_00,
    data: { ...invoice, ...changes },
    receipt: (changes.receipt ?? invoice.receipt) as NonNullable<InvoiceData['receipt']>,
  });
