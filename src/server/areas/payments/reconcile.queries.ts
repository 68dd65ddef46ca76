import { sql } from 'kysely';
import { openPaymentStatuses, receivedPaymentStatuses } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

const MOST_AT_ONCE = 200;

/**
 * Open, or cancelled by somebody who could not close its page: whether it is paid is unknown. Held payments
 * wait for an administrator.
 */
const isUndecided = sql<boolean>`
  payments.held_reason is null and (
    payments.status in ('pending', 'processing')
    or (payments.status = 'failed' and payments.failure_told_at is null)
  )
`;

/** For the confirmation page: the latest attempt whose outcome is unknown. */
export const findOpenPaymentOf = (db: Connection, reference: string) =>
  db
    .selectFrom('payments')
    .innerJoin('announcements', 'announcements.id', 'payments.announcement_id')
    .selectAll('payments')
    .where('announcements.reference', '=', reference)
    .where(isUndecided)
    .orderBy('payments.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** True once per interval, across all servers. */
export const claimCheck = async (
  db: Connection,
  { paymentId, at, everyMs }: { paymentId: string; at: Date; everyMs: number },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('payments')
    .set({ checked_at: at })
    .where('id', '=', paymentId)
    .where((eb) =>
      eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', new Date(at.getTime() - everyMs))]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

/** Checkouts whose notification should have come by now. */
export const listUnsettledPayments = (db: Connection, { before, since }: { before: Date; since: Date }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where(isUndecided)
    .where('created_at', '<=', before)
    // Failed ones only while the provider could still accept a payment.
    .where((eb) => eb.or([eb('status', '<>', 'failed'), eb('created_at', '>=', since)]))
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();

/**
 * Announcements that wait for a payment although every attempt has failed: the last attempt failed without a
 * transition of its announcement.
 */
export const listStrandedPayments = (db: Connection, before: Date) =>
  db
    .selectFrom('payments')
    .innerJoin('announcements', 'announcements.id', 'payments.announcement_id')
    .select('payments.id')
    .distinctOn('payments.announcement_id')
    .where('announcements.status', '=', 'pending_payment')
    .where('announcements.deleted_at', 'is', null)
    .where('announcements.updated_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as open')
            .select('open.id')
            .whereRef('open.announcement_id', '=', 'announcements.id')
            .where('open.status', 'in', openPaymentStatuses),
        ),
      ),
    )
    .where('payments.status', '=', 'failed')
    .orderBy('payments.announcement_id')
    .orderBy('payments.attempt', 'desc')
    .limit(MOST_AT_ONCE)
    .execute();

/** Requested so long ago that the job has given up. */
export const listStuckRefunds = (db: Connection, before: Date) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('refund_status', '=', 'requested')
    .where('refund_requested_at', '<=', before)
    .where('status', '=', 'completed')
    .limit(MOST_AT_ONCE)
    .execute();

/** The same for a part of a payment. */
export const listStuckParts = (db: Connection, before: Date) =>
  db
    .selectFrom('partial_refunds')
    .selectAll()
    .where('status', '=', 'requested')
    .where('requested_at', '<=', before)
    .limit(MOST_AT_ONCE)
    .execute();

/** Returned, in part or in the end as a whole, by a release that gave parts no credit note. */
export const listUncredited = (db: Connection) =>
  db
    .selectFrom('payments')
    .select(['id', 'amount_refunded'])
    .where('status', 'in', receivedPaymentStatuses)
    .where('amount_refunded', '>', 0)
    .where(
      'amount_refunded',
      '>',
      sql<number>`coalesce((select sum(amount_ttc) from credit_notes where payment_id = payments.id), 0)`,
    )
    .limit(MOST_AT_ONCE)
    .execute();

const DAY_MS = 86_400_000;

export const countPaymentsByStatus = (db: Connection) =>
  db
    .selectFrom('payments')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

const LATE_SECONDS = 300;

/** Of the last day: how many notifications came more than five minutes after the provider wrote them, and the worst. */
export const readWebhookDelays = async (db: Connection, now: Date) => {
  const { rows } = await sql<{ late: number; worst: number }>`
    select count(*) filter (where seconds > ${LATE_SECONDS}) as late, coalesce(max(seconds), 0)::float8 as worst
    from (
      select extract(epoch from received_at) - (payload->>'created')::float8 as seconds
      from payment_events
      where received_at >= ${new Date(now.getTime() - DAY_MS)} and jsonb_typeof(payload->'created') = 'number'
    ) delays
  `.execute(db);
  return { late: Number(rows[0]?.late ?? 0), worst: Math.max(0, rows[0]?.worst ?? 0) };
};

/** What the reconciliation could not settle by itself. */
export const countPaymentsToCheck = async (db: Connection, now: Date) => {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ held: number; unsettled: number; stuck: number; disputes: number }>`
    select count(*) filter (where held_reason is not null and status <> 'refunded') as held,
           count(*) filter (where held_reason is null and status in ('pending', 'processing')
             and created_at <= ${aDayAgo}) as unsettled,
           count(*) filter (where refund_status = 'requested' and status = 'completed'
             and refund_requested_at <= ${aDayAgo})
           + (select count(*) from partial_refunds
              where status = 'requested' and refund_id is null and requested_at <= ${aDayAgo}) as stuck,
           (select count(*) from disputes where state = 'open') as disputes
    from payments
  `.execute(db);
  const [row] = rows;
  return {
    held: Number(row?.held ?? 0),
    unsettled: Number(row?.unsettled ?? 0),
    stuckRefunds: Number(row?.stuck ?? 0),
    disputes: Number(row?.disputes ?? 0),
  };
};
