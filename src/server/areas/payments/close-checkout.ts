import type { Connection, Database } from '#server/db/client.ts';
import { CLOSE_CHECKOUT_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { failOpenPayments, findPayment, type PaymentRow } from './payments.queries.ts';
import { endQuotes } from './quotes.queries.ts';
import { settleSession } from './settle-session.ts';

/**
 * Fails the open attempts in the transaction that makes the announcement unpayable. A job closes the
 * provider's pages, and no failure is mailed. A payment that comes all the same is refunded.
 */
export const closeOpenCheckouts = async (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
): Promise<void> => {
  for (const payment of await failOpenPayments(trx, { announcementId, at })) await queueClosing(trx, payment);
};

/**
 * In the transaction that ends the attempt: nothing else looks for the page of an ended one, which must be closed even
 * if the provider does not answer now, or this process ends.
 */
export const queueClosing = async (
  trx: Connection,
  { id, stripe_session_id: sessionId }: Pick<PaymentRow, 'id' | 'stripe_session_id'>,
): Promise<void> => {
  if (sessionId !== null) await queueJob(trx, CLOSE_CHECKOUT_QUEUE, { paymentId: id, sessionId });
};

/** Another text or reduction has another price: what was opened or quoted at the former one ends. */
export const closeFormerPrice = async (
  trx: Connection,
  order: { announcementId: string; at: Date },
): Promise<void> => {
  await closeOpenCheckouts(trx, order);
  await endQuotes(trx, order);
};

type Deps = { db: Database; clock: Clock; provider: PaymentProvider | undefined };
export type CloseCheckoutJob = { paymentId: string; sessionId: string };

/** Closes a page that is no longer needed; if it was paid meanwhile, the payment is recorded and refunded. */
export const closeCheckout = async (
  deps: Deps,
  { paymentId, sessionId }: CloseCheckoutJob,
): Promise<void> => {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.provider !== deps.provider?.name) return;
  const session = await deps.provider.expireSession(sessionId);
  if (session) await settleSession(deps, { payment, session });
};
