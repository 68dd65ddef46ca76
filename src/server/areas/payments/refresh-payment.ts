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
/** A page waits for the provider no longer than this: what it answers later is for the next look. */
const PATIENCE_MS = 2_500;

/**
 * The customer is back before the notification: the provider is asked how the payment stands, by one look in a few
 * seconds, however many pages are open.
 */
export const refreshPayment = async (deps: Deps, reference: string): Promise<void> => {
  const { db, clock, payments: provider, log } = deps;
  if (!provider) return;
  const payment = await findOpenPaymentOf(db, reference);
  if (!payment || payment.stripe_session_id === null || payment.provider !== provider.name) return;
  if (!(await claimCheck(db, { paymentId: payment.id, at: clock.now(), everyMs: EVERY_MS }))) return;
  const looking = provider
    .retrieveSession(payment.stripe_session_id)
    .then((session) => session && settleSession(deps, { payment, session }))
    .catch((error) => log.warn({ err: error }, 'payment not refreshed'));
  await Promise.race([looking, patience()]);
};

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });
