import type { Insertable } from 'kysely';
import { offers } from '#domain/announcement/offers.ts';
import type { Tables } from '../tables.ts';
import type { DemoAnnouncement, PaymentRow } from './announcement-rows.ts';
import type { SeedAnnouncement } from './announcements/seed-announcement.ts';
import { yearInParis } from './moments.ts';
import { stableId } from './stable.ts';

type SeriesRow = Insertable<Tables['number_series']>;
type Paid = { readonly payment: PaymentRow; readonly announcement: SeedAnnouncement; readonly at: Date };

export type DemoBooks = {
  readonly series: readonly SeriesRow[];
  readonly invoices: readonly Insertable<Tables['invoices']>[];
  readonly creditNotes: readonly Insertable<Tables['credit_notes']>[];
};

/** An invoice for all money that came in, a credit note for all that went back, each numbered as time went by. */
export const keepBooks = (announcements: readonly DemoAnnouncement[]): DemoBooks => {
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
    invoices: sales.map((sale) => ({ id: invoiceIdOf(sale), ...entry(sale) })),
    creditNotes: refunds.map((refund) => ({
      id: stableId('credit-note', refund.announcement.reference),
      invoice_id: invoiceIdOf(refund),
      reason: refund.announcement.rejectReason ?? 'Remboursement demandé par le client',
      ...entry(refund),
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

const entry = ({ payment, announcement, at, series, sequence }: Numbered) => ({
  series,
  sequence,
  payment_id: payment.id,
  announcement_id: payment.announcement_id,
  issued_at: at,
  amount_ttc: payment.amount_ttc,
  amount_ht: payment.amount_ht,
  amount_tva: payment.amount_tva,
  data: JSON.stringify({
    seller: { name: 'Parution (démonstration)' },
    customer: {
      name: announcement.companyName,
      form: announcement.companyForm,
      siret: announcement.siret,
      address: announcement.address,
      email: announcement.contactEmail,
    },
    lines: [
      {
        label: `Annonce légale ${announcement.reference}, offre ${offers[announcement.offer].label}`,
        quantity: 1,
      },
    ],
  }),
});
