import type { Connection } from '#server/db/client.ts';

/** The one that paid for the announcement: completed, and no duplicate. */
export const findPaymentThatCounts = (db: Connection, announcementId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'refund_status'])
    .where('announcement_id', '=', announcementId)
    .where('status', '=', 'completed')
    .where('duplicate', '=', false)
    .executeTakeFirst();

/** False when it was asked before, or went back already. A refund that failed may be asked again. */
export const markRefundRequested = async (
  trx: Connection,
  { paymentId, reason, at }: { paymentId: string; reason: string; at: Date },
): Promise<boolean> => {
  const marked = await trx
    .updateTable('payments')
    .set({ refund_status: 'requested', refund_reason: reason, refund_requested_at: at, updated_at: at })
    .where('id', '=', paymentId)
    .where('status', '=', 'completed')
    .where((eb) => eb.or([eb('refund_status', 'is', null), eb('refund_status', '=', 'failed')]))
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};

/** Also as told: whoever ends them has something else to say. */
export const failOpenPayments = (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
) =>
  trx
    .updateTable('payments')
    .set({ status: 'failed', failed_at: at, failure_told_at: at, updated_at: at })
    .where('announcement_id', '=', announcementId)
    .where('status', 'in', ['pending', 'processing'])
    .returning(['id', 'stripe_session_id'])
    .execute();
