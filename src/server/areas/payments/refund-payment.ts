import { exactEuros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { refundable } from '#domain/payment/partial-refund.ts';
import { findForTransition } from '#server/areas/announcement-lifecycle/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { PARTIAL_REFUND_QUEUE } from '#server/db/job-queues.ts';
import { AppError } from '#server/errors.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findPartialRefund, findRequestedPart, insertPartialRefund } from './partial-refunds.queries.ts';
import { findPaymentThatCounts, lockPayment, type PaymentRow } from './payments.queries.ts';
import { queueRefund } from './request-refund.ts';

type Asked = {
  readonly announcementId: string;
  /** Chosen by the browser: the same request twice is one refund. */
  readonly refundId: string;
  /** Cents, VAT included. */
  readonly amount: number;
  /** Printed on the credit note. */
  readonly reason: string;
  readonly adminId: string;
  readonly requestId: string;
};

/**
 * An administrator gives back a part of what was paid, or all that is left of it. The amount is checked under the lock
 * of the announcement, which every payment event takes first: two requests never add up to more than was paid.
 */
export const refundPayment = async (
  { db, clock }: { db: Database; clock: Clock },
  { announcementId, refundId, amount, reason, adminId, requestId }: Asked,
): Promise<void> => {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { id: announcementId }, at);
    if (!announcement || announcement.facts.deleted)
      throw new AppError('announcement.not-found', { announcementId });
    const payment = await findRefundable(trx, announcementId);
    const known = await findPartialRefund(trx, refundId);
    if (known?.payment_id === payment.id && known.amount === amount) return;
    const left = await leftOf(trx, payment);
    requireLeft(amount, known ? 0 : left);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: adminId,
      action: 'announcement.refund-asked',
      object: { kind: 'announcement', id: announcementId },
      detail: { reference: announcement.reference, amount },
      requestId,
    });
    if (amount === left) return queueRefund(trx, { paymentId: payment.id, reason, at, requestId });
    await insertPartialRefund(trx, {
      ...{ id: refundId, payment_id: payment.id, amount, reason, requested_at: at },
    });
    await queueJob(trx, PARTIAL_REFUND_QUEUE, { paymentId: payment.id });
  });
};

const findRefundable = async (trx: Connection, announcementId: string): Promise<PaymentRow> => {
  const counting = await findPaymentThatCounts(trx, announcementId);
  if (!counting) throw new AppError('payment.not-refundable');
  return lockPayment(trx, counting.id);
};

const requireLeft = (amount: number, left: number): void => {
  if (left === 0) throw new AppError('payment.refund-under-way');
  if (amount <= left) return;
  const message = messages.payment.refundTooLarge(exactEuros(left));
  throw new AppError('payment.refund-too-large', { amount, left }, { message });
};

const leftOf = async (trx: Connection, payment: PaymentRow): Promise<number> =>
  refundable({
    status: payment.status,
    amount: payment.amount_ttc,
    returned: payment.amount_refunded,
    refundUnderWay:
      payment.refund_status === 'requested' || (await findRequestedPart(trx, payment.id)) !== undefined,
  });
