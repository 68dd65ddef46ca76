import { type RawBuilder, sql } from 'kysely';
import type { PaymentAttention, PaymentList } from '#contract/admin-payments.ts';
import { readDossierSearch } from '#domain/announcement/admin-search.ts';
import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import type { DisputeState } from '#domain/payment/disputes.ts';
import { dossiersOfContact } from '#server/areas/announcements/public.ts';
import type { Connection } from '#server/db/client.ts';
import { inOrder, type Listed } from '#server/db/list-page.queries.ts';

const attentions = {
  disputed: sql`disputed_at is not null`,
  held: sql`held_reason is not null and status <> 'refunded'`,
  'refund-failed': sql`refund_status = 'failed'`,
} as const satisfies Record<PaymentAttention, unknown>;

/** The payments of these announcements, found by their index: an `or` would read every payment. */
const ofAnnouncements = (ids: RawBuilder<unknown>) =>
  sql`select payments.id from payments where announcement_id in (${ids})`;

/** By reference, invoice, credit note or id of the provider, else by the words of a contact. */
const searched = (text: string) => {
  const { reference, invoice, contact } = readDossierSearch(text);
  return sql`id in (
    select id from payments where payment_intent = ${text}
    union all select id from payments where stripe_session_id = ${text}
    union all ${ofAnnouncements(sql`
      select id from announcements where reference = ${reference ?? null}
      union all select announcement_id from invoices where number = ${invoice ?? null}
      union all select announcement_id from credit_notes where number = ${invoice ?? null}
      ${contact.length > 0 ? sql`union all select id from ${dossiersOfContact(contact)} as dossiers` : sql``}
    `)}
  )`;
};

const sortColumns = { created_at: 'created_at', amount: 'amount_ttc' } as const;
const NEWEST_FIRST = { by: sortColumns.created_at, direction: 'desc' } as const;

export const paymentsAsked = (asked: Omit<PaymentList, 'page' | 'limit'>): Listed => {
  const { status, attention, search, start_date, end_date, sortBy, sortOrder } = asked;
  return {
    from: sql`payments`,
    where: [
      ...(status ? [sql`status = ${status}`] : []),
      ...(attention ? [attentions[attention]] : []),
      ...(search ? [searched(search)] : []),
      ...(start_date ? [sql`created_at >= ${start_date}`] : []),
      ...(end_date ? [sql`created_at <= ${end_date}`] : []),
    ],
    order: sortBy ? { by: sortColumns[sortBy], direction: sortOrder ?? 'asc' } : NEWEST_FIRST,
  };
};

/** Of the announcements of an address, and of the invoices made out to it. */
export const paymentsOf = (email: string): Listed => ({
  from: sql`payments`,
  where: [
    sql`id in (
      ${ofAnnouncements(sql`select id from announcements where lower(contact_email) = lower(${email})`)}
      union all select payment_id from invoices where lower(data->'buyer'->>'email') = lower(${email})
    )`,
  ],
  order: NEWEST_FIRST,
});

type ShownDispute = {
  readonly state: DisputeState;
  readonly reason: string;
  readonly amount: number;
  readonly due_at: string | null;
  readonly opened_at: string;
};

export const listPaymentRows = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .innerJoin('announcements', 'announcements.id', 'payments.announcement_id')
    .selectAll('payments')
    .select([
      ...(['announcements.reference', 'announcements.company_name', 'announcements.contact_name'] as const),
      ...(['announcements.contact_email', 'announcements.deleted_at'] as const),
      sql<string | null>`(select number from invoices where payment_id = payments.id)`.as('invoice_number'),
      sql<string[]>`array(
        select number from credit_notes where payment_id = payments.id order by number
      )`.as('credit_notes'),
      // The one that is still open, else the last.
      sql<ShownDispute | null>`(
        select to_jsonb(disputes) from disputes where payment_id = payments.id
        order by state = 'open' desc, opened_at desc limit 1
      )`.as('dispute'),
    ])
    .where('payments.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
};
export type PaymentDeskRow = Awaited<ReturnType<typeof listPaymentRows>>[number];

const comparedColumns = [
  ...(['payments.id', 'payments.announcement_id', 'announcements.reference', 'payments.status'] as const),
  ...(['payments.amount_ttc', 'payments.amount_refunded', 'payments.payment_intent'] as const),
  ...(['payments.completed_at', 'payments.created_at'] as const),
] as const;

const compared = (db: Connection) =>
  db
    .selectFrom('payments')
    .innerJoin('announcements', 'announcements.id', 'payments.announcement_id')
    .select([...comparedColumns]);

/** Ours, by what the provider calls them. */
export const listByKeys = async (db: Connection, intents: readonly string[], ids: readonly string[]) =>
  compared(db)
    .where((eb) =>
      eb.or([
        eb('payments.payment_intent', '=', sql<string>`any(${intents}::text[])`),
        eb('payments.id', '=', sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .execute();
export type ComparedPayment = Awaited<ReturnType<typeof listByKeys>>[number];

type Period = {
  readonly provider: 'stripe' | 'sandbox';
  readonly from: Date;
  readonly to: Date;
  readonly most: number;
};

/** Ours of a period that the money has reached. */
export const listReceived = (db: Connection, { provider, from, to, most }: Period) =>
  compared(db)
    .where('payments.provider', '=', provider)
    .where('payments.status', 'in', receivedPaymentStatuses)
    .where('payments.completed_at', '>=', from)
    .where('payments.completed_at', '<=', to)
    .orderBy('payments.completed_at', 'desc')
    .limit(most)
    .execute();
