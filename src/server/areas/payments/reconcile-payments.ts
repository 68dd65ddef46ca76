import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { failAttempt } from './checkout.queries.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { PaymentRow } from './payments.queries.ts';
import { stuckPartUpdate, stuckRefundUpdate } from './perform-refund.ts';
import {
  listStrandedPayments,
  listStuckParts,
  listStuckRefunds,
  listUncredited,
  listUnsettledPayments,
} from './reconcile.queries.ts';
import { settleSession } from './settle-session.ts';

type Deps = {
  db: Database;
  clock: Clock;
  provider: PaymentProvider | undefined;
  onError: (error: unknown) => void;
};

const MINUTE = 60_000;
const FORGOTTEN_MS = 15 * MINUTE;
const UNDECIDED_MS = 3 * 24 * 60 * MINUTE;
const STUCK_MS = 26 * 60 * MINUTE;

/** Finds the payments whose notification never came. Each on its own: a failure does not delay the others. */
export const reconcilePayments = async (deps: Deps): Promise<void> => {
  const { db, clock, onError } = deps;
  const now = clock.now().getTime();
  const unsettled = await listUnsettledPayments(db, {
    before: new Date(now - FORGOTTEN_MS),
    since: new Date(now - UNDECIDED_MS),
  });
  for (const payment of unsettled) await reconcile(deps, payment).catch(onError);
  for (const { id } of await listStrandedPayments(db, new Date(now - FORGOTTEN_MS)))
    await apply(deps, id, { event: 'payment-failed' }).catch(onError);
  // The refund was retried for more than a day: unless the provider has it, an administrator must look.
  for (const { id } of await listStuckRefunds(db, new Date(now - STUCK_MS)))
    await settle(deps, id, stuckRefundUpdate(deps, id)).catch(onError);
  for (const part of await listStuckParts(db, new Date(now - STUCK_MS)))
    await settle(deps, part.payment_id, stuckPartUpdate(deps, part)).catch(onError);
  for (const { id, amount_refunded: returned } of await listUncredited(db))
    await apply(deps, id, { event: 'part-returned', returned }).catch(onError);
};

const reconcile = async (deps: Deps, payment: PaymentRow): Promise<void> => {
  const { db, clock, provider } = deps;
  const sessionId = payment.stripe_session_id;
  if (!provider || payment.provider !== provider.name) return;
  // The server stopped between the reservation of the attempt and the page: nobody has seen one.
  if (sessionId === null) return failAttempt(db, { paymentId: payment.id, at: clock.now() });
  const session = await provider.retrieveSession(sessionId);
  if (session) return settleSession(deps, { payment, session });
  // Unknown to the provider (demonstration content): it fails when it expires.
  if (payment.expires_at && payment.expires_at > clock.now()) return;
  return failAttempt(db, { paymentId: payment.id, at: clock.now() });
};

const settle = async (deps: Deps, paymentId: string, found: Promise<PaymentUpdate | undefined>) => {
  const update = await found;
  if (update) await apply(deps, paymentId, update);
};

const apply = ({ db, clock }: Deps, paymentId: string, update: PaymentUpdate) =>
  db
    .transaction()
    .execute((trx) => applyPaymentEvent(trx, { paymentId, update, at: clock.now(), by: 'system' }));
