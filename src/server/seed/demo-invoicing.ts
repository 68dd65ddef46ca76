import type { Insertable } from 'kysely';
import { freezeCreditNote, freezeInvoice } from '#server/areas/documents/public.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import type { DemoAnnouncement, PaymentRow } from './announcement-rows.ts';
import type { SeedAnnouncement } from './announcements/seed-announcement.ts';
import { yearInParis } from './moments.ts';
import { stableId } from './stable.ts';

type SeriesRow = Insertable<Tables['number_series']>;
type Paid = { readonly payment: PaymentRow; readonly announcement: SeedAnnouncement; readonly at: Date };

export type DemoInvoicing = {
  readonly series: readonly SeriesRow[];
  readonly invoices: readonly Insertable<Tables['invoices']>[];
  readonly creditNotes: readonly Insertable<Tables['credit_notes']>[];
};

/** An invoice for all money that came in, a credit note for all that went back, each numbered as time went by. */
export const createDemoInvoicing = (
  announcements: readonly DemoAnnouncement[],
  publisher: Publisher,
): DemoInvoicing => {
  const sales = numbered(
    'F',
    datedBy(announcements, ({ completed_at }) => completed_at),
  );
  const refunds = numbered(
    'A',
    datedBy(announcements, ({ refunded_at }) => refunded_at),
  );
  return {
    series: [...lastNumbers([...sales, ...refunds])].map(([series, last_number]) => ({
      series,
      last_number,
    })),
    invoices: sales.map((sale) => ({
      id: invoiceIdOf(sale),
      ...entry(sale),
      data: JSON.stringify(frozen(sale, publisher)),
    })),
    creditNotes: refunds.map((refund) => ({
      id: stableId('credit-note', refund.announcement.reference),
      invoice_id: invoiceIdOf(refund),
      reason: refund.announcement.rejectReason ?? 'Remboursement demandé par le client',
      ...entry(refund),
      data: JSON.stringify(cancelling(refund, sales, publisher)),
    })),
  };
};

const datedBy = (
  announcements: readonly DemoAnnouncement[],
  moment: (payment: PaymentRow) => Date | string | null | undefined,
): Paid[] =>
  announcements
    .flatMap(({ payment, announcement }) => {
      const at = payment && moment(payment);
      return payment && at instanceof Date ? [{ payment, announcement, at }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());

const numbered = (letter: string, chronological: readonly Paid[]) => {
  const last = new Map<string, number>();
  return chronological.map((paid) => {
    const series = `${letter}-${yearInParis(paid.at)}`;
    const sequence = (last.get(series) ?? 0) + 1;
    last.set(series, sequence);
    return { ...paid, series, sequence };
  });
};
type Numbered = ReturnType<typeof numbered>[number];

const lastNumbers = (entries: readonly Numbered[]): Map<string, number> =>
  new Map(entries.map(({ series, sequence }) => [series, sequence]));

const invoiceIdOf = ({ announcement }: Paid): string => stableId('invoice', announcement.reference);

const entry = ({ payment, at, series, sequence }: Numbered) => ({
  series,
  sequence,
  payment_id: payment.id,
  announcement_id: payment.announcement_id,
  issued_at: at,
  amount_ttc: payment.amount_ttc,
  amount_ht: payment.amount_ht,
  amount_tva: payment.amount_tva,
});

/** As the product would have frozen it on the day of the payment. */
const frozen = ({ payment, announcement, at }: Paid, publisher: Publisher) =>
  freezeInvoice(
    {
      payment_id: payment.id,
      announcement_id: payment.announcement_id,
      offer: announcement.offer,
      duplicate: false,
      amount_ttc: payment.amount_ttc,
      amount_ht: payment.amount_ht,
      amount_tva: payment.amount_tva,
      vat_rate: 2000,
      completed_at: at,
      payment_intent: payment.payment_intent ?? null,
      buyer: null,
      price: null,
      status: 'paid',
      deleted_at: null,
      publishable_from: null,
      due_at: null,
      published_at: null,
      reference: announcement.reference,
      title: announcement.title,
      other_type_ids: [],
      type_id: announcement.typeId,
      content: announcement.content,
      company_name: announcement.companyName,
      company_form: announcement.companyForm,
      siret: announcement.siret,
      address: announcement.address,
      city: announcement.city,
      department: announcement.department,
      contact_name: announcement.contactName,
      contact_email: announcement.contactEmail,
      submitted_at: announcement.submittedAt,
      created_at: announcement.submittedAt,
    },
    publisher,
    at,
  );

const cancelling = (refund: Numbered, sales: readonly Numbered[], publisher: Publisher) => {
  const sale = sales.find(({ payment }) => payment.id === refund.payment.id);
  if (!sale) throw new Error(`Nothing was sold for ${refund.announcement.reference}`);
  const number = `${sale.series}-${String(sale.sequence).padStart(5, '0')}`;
  return freezeCreditNote(frozen(sale, publisher), { number, issuedAt: sale.at, publishedAt: null });
};
