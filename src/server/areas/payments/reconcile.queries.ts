import { sql } from 'kysely';
import { openPaymentStatuses } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

const MOST_AT_ONCE = 200;

/**
 * Open, or ended by somebody who had not the right to close its page: nobody knows yet whether it is paid for. What
 * the team holds is theirs to judge.
 */
const isUndecided = sql<boolean>`
  payments.held_reason is null and (
    payments.status in ('pending', 'processing')
    or (payments.status = 'failed' and payments.failure_told_at is null)
  )
`;

/** What the confirmation page looks at: the latest attempt, while nobody knows how it ended. */
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

/** True for one asker in so much time, on all servers together. */
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
    // Of the failed ones no longer than a provider could still take the money.
    .where((eb) => eb.or([eb('status', '<>', 'failed'), eb('created_at', '>=', since)]))
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** Waiting for a payment that nobody can make any more: the last attempt failed where its announcement did not follow. */
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

/** Asked for so long ago that the job has given up. */
export const listStuckRefunds = (db: Connection, before: Date) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('refund_status', '=', 'requested')
    .where('refund_requested_at', '<=', before)
    .where('status', '=', 'completed')
    .limit(MOST_AT_ONCE)
    .execute();
