import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import { REFUND_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { findPaymentThatCounts, markRefundRequested } from './payments.queries.ts';

type Request = { announcementId: string; reason: string; at: Date; requestId?: string | undefined };

/**
 * Requests the refund of an announcement in the transaction of its cause; the announcement's row is already
 * locked. Does nothing without a payment. A repeated call is the same refund.
 */
export const requestRefund = async (
  trx: Connection,
  { announcementId, reason, at, requestId }: Request,
): Promise<{ requested: boolean }> => {
  const payment = await findPaymentThatCounts(trx, announcementId);
  if (!payment) return { requested: false };
  await queueRefund(trx, { paymentId: payment.id, reason, at, requestId });
  return { requested: true };
};

type Refund = { paymentId: string; reason: string; at: Date; requestId?: string | undefined };

/** The reason is printed on the credit note. */
export const queueRefund = async (
  trx: Connection,
  { paymentId, reason, at, requestId }: Refund,
): Promise<void> => {
  if (!(await markRefundRequested(trx, { paymentId, reason, at }))) return;
  await queueJob(trx, REFUND_QUEUE, { paymentId });
  await recordAudit(trx, {
    at,
    actor: 'system',
    action: 'payment.refund-requested',
    object: { kind: 'payment', id: paymentId },
    requestId,
  });
};
