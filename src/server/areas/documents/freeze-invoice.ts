import { buyer as storedBuyer } from '#contract/buyer.ts';
import { type Offer, offers } from '#domain/announcement/offers.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { sirenOf } from '#domain/company/siret.ts';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { orderPrice } from '#server/areas/tariff/public.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import type { Buyer, CreditNoteData, InvoiceData, InvoiceLine, QuoteData } from './frozen-data.ts';
import type { Billed } from './invoices.queries.ts';
import { settledNotice, textHash } from './notice-text.ts';

/** The data of an invoice and its receipt, independent of later changes of the rows. */
export const freezeInvoice = (billed: Billed, publisher: Publisher, at: Date): InvoiceData => {
  const offer = offers[billed.offer];
  const paidAt = billed.completed_at ?? at;
  return {
    version: 2,
    demonstration: publisher.demonstration,
    seller: publisher.seller,
    ...freezeOrder(billed, offer),
    ...regulatedPrice(billed.price),
    publishedAt: billed.published_at?.toISOString() ?? null,
    payment: { paidAt: paidAt.toISOString(), reference: billed.payment_intent },
    receipt: isRefundedAtOnce(billed)
      ? null
      : {
          submittedAt: (billed.submitted_at ?? billed.created_at).toISOString(),
          dueAt: (billed.due_at ?? addBusinessHours(paidAt, offer.hours)).toISOString(),
          publishableFrom: billed.publishable_from?.toISOString() ?? null,
          textSha256: textHash(settledNotice(billed)),
          characters: visibleLength(billed.content),
        },
  };
};

/** The lines of a regulated price as they were frozen with the payment; none for an offer. */
const regulatedPrice = (price: unknown): Pick<InvoiceData, 'lines' | 'vatExemption'> => {
  const { data } = orderPrice.safeParse(price);
  if (!data) return { lines: [], vatExemption: null };
  return {
    lines: data.lines.map(({ label, basis, quantity, unitPrice, amountHT }) => ({
      label,
      description: basis || 'Prestation du journal, hors tarif réglementé',
      quantity,
      unitPrice,
      amountHT,
    })),
    vatExemption: data.vatExemption,
  };
};

/** A person or firm that pays for the company of the notice, as it was frozen with the payment. */
const otherBuyer = ({ buyer, contact_email }: Pick<Billed, 'buyer' | 'contact_email'>): Buyer | undefined => {
  const { data } = storedBuyer.safeParse(buyer);
  if (!data) return undefined;
  const { kind, name, address, postcode, city, siren, vatNumber } = data;
  return {
    ...{ kind, name, form: null, city, email: contact_email },
    address: `${address}, ${postcode} ${city}`,
    siren: siren || null,
    vatNumber: vatNumber || null,
  };
};

const companyAsBuyer = (billed: Customer): Buyer => ({
  kind: 'professional',
  name: billed.company_name,
  form: billed.company_form,
  siren: sirenOf(billed.siret ?? '') ?? null,
  vatNumber: null,
  address: billed.address,
  city: billed.city,
  email: billed.contact_email,
});

type Customer = Pick<
  Billed,
  'company_name' | 'company_form' | 'siret' | 'address' | 'city' | 'contact_name' | 'contact_email' | 'buyer'
>;
type Ordered = Customer & Pick<Billed, 'reference' | 'title' | 'type_id' | 'other_type_ids' | 'department'>;

/** Who orders what: the same in a quote and in the invoice. */
const freezeOrder = (ordered: Ordered, offer: Offer) => ({
  company: {
    name: ordered.company_name,
    form: ordered.company_form,
    address: ordered.address,
    city: ordered.city,
  },
  contact: { name: ordered.contact_name, email: ordered.contact_email },
  buyer: otherBuyer(ordered) ?? companyAsBuyer(ordered),
  order: {
    reference: ordered.reference,
    title: ordered.title,
    typeLabel: typeLabelOf(ordered.type_id, ordered.other_type_ids),
    offer: offer.label,
    hours: offer.hours,
    department: ordered.department,
  },
});

type Quoted = Ordered & {
  readonly offer: Offer;
  readonly amountHT: number;
  /** The lines of a regulated price; null for an offer. */
  readonly price: unknown;
};

/** The data of a quote, independent of later changes of the rows. */
export const freezeQuote = (
  { offer, amountHT, price, ...quoted }: Quoted,
  { demonstration, seller }: Publisher,
): QuoteData => {
  const regulated = regulatedPrice(price);
  const whole = {
    label: `Publication de l'annonce légale ${quoted.reference}, offre ${offer.label}`,
    description: '',
    quantity: 1,
    // Thousandths of a euro.
    unitPrice: amountHT * 10,
    amountHT,
  };
  return {
    ...{ demonstration, seller, ...freezeOrder(quoted, offer), ...regulated },
    lines: price === null ? [whole] : regulated.lines,
  };
};

type Cancelled = {
  number: string;
  issuedAt: Date;
  publishedAt: Date | null;
  /** Null for the whole invoice; the last part leaves nothing of it. */
  part?: { readonly amountHT: number; readonly isLast: boolean } | null;
};

/** A credit note has the data of the invoice that it cancels, and names it. A part of it is one line. */
export const freezeCreditNote = (
  { payment: _payment, receipt: _receipt, ...frozen }: InvoiceData,
  { number, issuedAt, publishedAt, part = null }: Cancelled,
): CreditNoteData => ({
  ...frozen,
  ...(part && { lines: [partLine(frozen.order.reference, number, part)] }),
  publishedAt: publishedAt?.toISOString() ?? null,
  invoice: { number, issuedAt: issuedAt.toISOString(), whole: part === null },
});

const partLine = (
  reference: string,
  number: string,
  { amountHT, isLast }: NonNullable<Cancelled['part']>,
): InvoiceLine => ({
  label: `${isLast ? 'Remboursement du solde' : 'Remboursement partiel'}, annonce légale ${reference}`,
  description: `Facture ${number}`,
  quantity: 1,
  unitPrice: amountHT * 10,
  amountHT,
});

/** A duplicate or late payment is refunded: it has no receipt. */
const isRefundedAtOnce = ({ duplicate, status, deleted_at }: Billed): boolean =>
  duplicate || status === 'rejected' || deleted_at !== null;
