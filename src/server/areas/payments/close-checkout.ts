import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { findPayment } from './payments.queries.ts';
import { settleSession } from './settle-session.ts';

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
