import { buyer as storedBuyer } from '#contract/buyer.ts';
import { offers } from '#domain/announcement/offers.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { sirenOf } from '#domain/company/siret.ts';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import type { Buyer, CreditNoteData, InvoiceData } from './frozen-data.ts';
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
    company: {
      name: billed.company_name,
      form: billed.company_form,
      address: billed.address,
      city: billed.city,
    },
    contact: { name: billed.contact_name, email: billed.contact_email },
    buyer: otherBuyer(billed) ?? companyAsBuyer(billed),
    order: {
      reference: billed.reference,
      title: billed.title,
      typeLabel: typeLabelOf(billed.type_id, billed.other_type_ids),
      offer: offer.label,
      hours: offer.hours,
      department: billed.department,
    },
    lines: [],
    vatExemption: null,
    publishedAt: billed.published_at?.toISOString() ?? null,
    payment: { paidAt: paidAt.toISOString(), reference: billed.payment_intent },
    receipt: isRefundedAtOnce(billed)
      ? null
      : {
          submittedAt: (billed.submitted_at ?? billed.created_at).toISOString(),
          dueAt: (billed.due_at ?? addBusinessHours(paidAt, offer.hours)).toISOString(),
          textSha256: textHash(settledNotice(billed)),
          characters: visibleLength(billed.content),
        },
  };
};

/** A person or firm that pays for the company of the notice, as it was frozen with the payment. */
const otherBuyer = ({ buyer, contact_email }: Billed): Buyer | undefined => {
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

const companyAsBuyer = (billed: Billed): Buyer => ({
  kind: 'professional',
  name: billed.company_name,
  form: billed.company_form,
  siren: sirenOf(billed.siret ?? '') ?? null,
  vatNumber: null,
  address: billed.address,
  city: billed.city,
  email: billed.contact_email,
});

type Cancelled = { number: string; issuedAt: Date; publishedAt: Date | null };

/** A credit note has the data of the invoice that it cancels, and names it. */
export const freezeCreditNote = (
  { payment: _payment, receipt: _receipt, ...frozen }: InvoiceData,
  { number, issuedAt, publishedAt }: Cancelled,
): CreditNoteData => ({
  ...frozen,
  publishedAt: publishedAt?.toISOString() ?? null,
  invoice: { number, issuedAt: issuedAt.toISOString(), whole: true },
});

/** A duplicate or late payment is refunded: it has no receipt. */
const isRefundedAtOnce = ({ duplicate, status, deleted_at }: Billed): boolean =>
  duplicate || status === 'rejected' || deleted_at !== null;
