import type { Selectable, Updateable } from 'kysely';
import { openPaymentStatuses } from '#domain/announcement/status.ts';
import { isId } from '#domain/id.ts';
import type { Connection } from '#server/db/client.ts';
import type { PaymentTable } from '#server/db/tables/payments.ts';
import type { PaymentKeys } from '#server/ports/payment-provider.ts';

export type PaymentRow = Selectable<PaymentTable>;
export type PaymentChange = Updateable<PaymentTable>;

/** The payment of the announcement: completed, and not a duplicate. */
export const findPaymentThatCounts = (db: Connection, announcementId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'refund_status'])
    .where('announcement_id', '=', announcementId)
    .where('status', '=', 'completed')
    .where('duplicate', '=', false)
    .executeTakeFirst();

export const findPayment = (db: Connection, id: string) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** Lock the announcement's row first: this order prevents deadlocks. */
export const lockPayment = (trx: Connection, id: string) =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** By the provider's id; by ours where the provider's was never stored. */
export const findPaymentOf = async (
  db: Connection,
  { sessionId = null, paymentIntent, paymentId }: PaymentKeys & { sessionId?: string | null },
): Promise<PaymentRow | undefined> => {
  const rows = db.selectFrom('payments').selectAll();
  if (sessionId !== null) {
    const found = await rows.where('stripe_session_id', '=', sessionId).executeTakeFirst();
    if (found) return found;
  }
  if (paymentIntent !== null) {
    const found = await rows.where('payment_intent', '=', paymentIntent).executeTakeFirst();
    if (found) return found;
  }
  if (paymentId === null || !isId(paymentId)) return undefined;
  return rows.where('id', '=', paymentId).executeTakeFirst();
};

/** What the plan of an event needs to know about the announcement's other payments. */
export const findSiblings = async (
  trx: Connection,
  { id, announcement_id, attempt }: Pick<PaymentRow, 'id' | 'announcement_id' | 'attempt'>,
): Promise<{ otherCounts: boolean; latest: boolean }> => {
  const others = await trx
    .selectFrom('payments')
    .select(['attempt', 'status', 'duplicate'])
    .where('announcement_id', '=', announcement_id)
    .where('id', '<>', id)
    .execute();
  return {
    otherCounts: others.some(({ status, duplicate }) => status === 'completed' && !duplicate),
    latest: others.every((other) => other.attempt < attempt),
  };
};

export const updatePayment = async (trx: Connection, id: string, columns: PaymentChange): Promise<void> => {
  await trx.updateTable('payments').set(columns).where('id', '=', id).execute();
};

/** False when it was already requested or refunded. A failed refund may be requested again. */
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

/**
 * Fails the open payments, and those that a visitor without token cancelled, since their pages are open.
 * Their failure counts as notified: the caller sends its own mail. With `below`, only earlier attempts.
 */
export const failOpenPayments = (
  trx: Connection,
  { announcementId, below, at }: { announcementId: string; below?: number; at: Date },
) =>
  trx
    .updateTable('payments')
    .set({ status: 'failed', failed_at: at, failure_told_at: at, updated_at: at })
    .where('announcement_id', '=', announcementId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', below === undefined ? openPaymentStatuses : ['pending']),
        eb.and([eb('status', '=', 'failed'), eb('failure_told_at', 'is', null)]),
      ]),
    )
    .$if(below !== undefined, (query) => query.where('attempt', '<', below ?? 0))
    .returningAll()
    .execute();
