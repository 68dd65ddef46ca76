import type { Insertable } from 'kysely';
import { receivedPaymentStatuses } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';
import type { ReviewDecisionTable } from '#server/db/tables/announcements.ts';

/** Its deadline as the decision leaves it, and when it was paid. */
export const findDecided = (trx: Connection, id: string) =>
  trx
    .selectFrom('announcements as a')
    .select(({ selectFrom }) => [
      'a.due_at',
      selectFrom('payments')
        .select('completed_at')
        .whereRef('payments.announcement_id', '=', 'a.id')
        .where('payments.status', 'in', receivedPaymentStatuses)
        .where('payments.duplicate', '=', false)
        .orderBy('payments.attempt', 'desc')
        .limit(1)
        .as('paid_at'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();

export const listPauses = (trx: Connection, id: string) =>
  trx
    .selectFrom('announcement_corrections')
    .select(['asked_at', 'ended_at'])
    .where('announcement_id', '=', id)
    .execute();

/** The first one stays: a notice that is withdrawn and published again was reviewed before. */
export const insertDecision = async (
  trx: Connection,
  decision: Insertable<ReviewDecisionTable>,
): Promise<void> => {
  await trx
    .insertInto('review_decisions')
    .values(decision)
    .onConflict((conflict) => conflict.column('announcement_id').doNothing())
    .execute();
};
