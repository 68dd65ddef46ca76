import type { Connection } from '#server/db/client.ts';
import { CLOSE_CHECKOUT_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { failOpenPayments } from './payments.queries.ts';

/**
 * Fails the open attempts in the transaction that makes the announcement unpayable. A job closes the
 * provider's pages, and no failure is mailed. A payment that comes all the same is refunded.
 */
export const closeOpenCheckouts = async (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
): Promise<void> => {
  const closed = await failOpenPayments(trx, { announcementId, at });
  for (const { id, stripe_session_id: sessionId } of closed)
    if (sessionId !== null) await queueJob(trx, CLOSE_CHECKOUT_QUEUE, { paymentId: id, sessionId });
};
