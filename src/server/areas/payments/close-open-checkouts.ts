import type { Connection } from '#server/db/client.ts';
import { CLOSE_CHECKOUT_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { failOpenPayments } from './payments.queries.ts';

/**
 * Ends the attempts to pay that are under way, in the transaction that makes the announcement unpayable: the
 * provider's pages are closed by a job, and nobody is told of a failure. Money that comes all the same goes back.
 */
export const closeOpenCheckouts = async (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
): Promise<void> => {
  const closed = await failOpenPayments(trx, { announcementId, at });
  for (const { id, stripe_session_id: sessionId } of closed)
    if (sessionId !== null) await queueJob(trx, CLOSE_CHECKOUT_QUEUE, { paymentId: id, sessionId });
};
