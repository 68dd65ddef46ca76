import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { claimCheck, findOpenPaymentOf } from './reconcile.queries.ts';
import { settleSession } from './settle-session.ts';

type Deps = {
  db: Database;
  clock: Clock;
  payments?: PaymentProvider | undefined;
  log: { warn(line: object, message: string): void };
};

const EVERY_MS = 3_000;
/** A page waits this long for the provider; a later answer is left for the next request. */
const TIMEOUT_MS = 2_500;

/**
 * The customer returned before the notification: asks the provider for the payment's state, at most once in
 * a few seconds, however many pages are open.
 */
export const refreshPayment = async (deps: Deps, reference: string): Promise<void> => {
  const { db, clock, payments: provider, log } = deps;
  if (!provider) return;
  const payment = await findOpenPaymentOf(db, reference);
  if (!payment || payment.stripe_session_id === null || payment.provider !== provider.name) return;
  if (!(await claimCheck(db, { paymentId: payment.id, at: clock.now(), everyMs: EVERY_MS }))) return;
  const checking = provider
    .retrieveSession(payment.stripe_session_id)
    .then((session) => session && settleSession(deps, { payment, session }))
    .catch((error) => log.warn({ err: error }, 'payment not refreshed'));
  await Promise.race([checking, timeout()]);
};

const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS).unref();
  });
