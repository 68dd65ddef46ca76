import type { Database } from '#server/db/client.ts';
import type {
  PaymentFact,
  PaymentKeys,
  PaymentProvider,
  PaymentSession,
} from '#server/ports/payment-provider.ts';
import { hasFailedPart } from './partial-refunds.queries.ts';
import { type PaymentUpdate, returnEvent } from './payment-update.ts';
import { findPaymentOf, type PaymentRow } from './payments.queries.ts';
import { sessionOutcome } from './session-outcome.ts';

type Deps = { db: Database; provider: PaymentProvider };

/**
 * The payment and the update that a notification means. The provider is asked where the order of events
 * matters: never call it in a transaction.
 */
export type ResolvedNotification = {
  readonly payment: PaymentRow;
  readonly update: PaymentUpdate | undefined;
};

export const resolveNotification = async (
  deps: Deps,
  fact: PaymentFact,
): Promise<ResolvedNotification | undefined> => {
  if (fact.kind === 'session' || fact.kind === 'session-failed') {
    const { session } = fact;
    const payment = await findPaymentOf(deps.db, { ...session, sessionId: session.id });
    if (!payment) return undefined;
    if (fact.kind === 'session') return { payment, update: sessionOutcome(session, payment) };
    return { payment, update: { event: 'payment-failed', sessionId: session.id } };
  }
  const payment = (await findPaymentOf(deps.db, fact.of)) ?? (await askWhose(deps, fact.of));
  if (!payment) return undefined;
  const update = await updateFrom(deps, fact, payment);
  return { payment, update: update && (await afterPayment(deps, payment, update)) };
};

/** A refund made in the provider's dashboard contains none of our ids. */
const askWhose = async (
  { db, provider }: Deps,
  { paymentIntent }: PaymentKeys,
): Promise<PaymentRow | undefined> => {
  if (paymentIntent === null) return undefined;
  const session = await provider.findSessionOfIntent(paymentIntent);
  return session && findPaymentOf(db, { ...session, sessionId: session.id });
};

type KeyedFact = Exclude<PaymentFact, { session: unknown }>;

const updateFrom = async (
  deps: Deps,
  fact: KeyedFact,
  { id, amount_ttc }: PaymentRow,
): Promise<PaymentUpdate | undefined> => {
  switch (fact.kind) {
    case 'intent-succeeded':
      return { event: 'money-received' };
    case 'card-refused':
      return { event: 'card-refused' };
    case 'charge-refunded':
      return chargeUpdate(deps, fact, { id, amount_ttc });
    case 'refund':
      return refundUpdate(deps, fact, amount_ttc);
    case 'dispute':
      if (fact.state === 'lost') return { event: 'money-returned', returned: amount_ttc };
      return fact.state === 'open' && fact.isNew ? { event: 'dispute-opened' } : undefined;
  }
};

/** A total that was written before a part failed is no longer true: the provider is asked for the present one. */
const chargeUpdate = async (
  { db, provider }: Deps,
  { of, returned: reported }: Extract<PaymentFact, { kind: 'charge-refunded' }>,
  { id, amount_ttc }: Pick<PaymentRow, 'id' | 'amount_ttc'>,
): Promise<PaymentUpdate> => {
  const mayBeOutdated = of.paymentIntent !== null && (await hasFailedPart(db, id));
  const now = mayBeOutdated ? await provider.amountReturned(of.paymentIntent) : undefined;
  const returned = now ?? reported;
  return { event: returnEvent(returned, amount_ttc), returned };
};

/** A refund tells its own amount: where it is not the whole, the provider is asked for the total. */
const refundUpdate = async (
  { provider }: Deps,
  { of, refundId, partId, state, amount }: Extract<PaymentFact, { kind: 'refund' }>,
  whole: number,
): Promise<PaymentUpdate | undefined> => {
  if (state === 'pending') return undefined;
  if (state === 'failed') return { event: 'refund-failed', refundId, partId };
  const total =
    amount >= whole || of.paymentIntent === null
      ? amount
      : ((await provider.amountReturned(of.paymentIntent)) ?? amount);
  return { event: returnEvent(total, whole), returned: total, refundId, partId };
};

/**
 * An update that implies a payment may come before the payment's own notification: the session is read again
 * and checked as if it had been notified first. A refund of a session that the provider says is unpaid is
 * too early: it throws, to be sent again.
 */
const afterPayment = async (
  { provider }: Deps,
  payment: PaymentRow,
  update: PaymentUpdate,
): Promise<PaymentUpdate | undefined> => {
  const seen = payment.status === 'completed' || payment.status === 'refunded';
  if (seen || update.event === 'card-refused' || update.event === 'refund-failed') return update;
  const session =
    payment.stripe_session_id === null
      ? undefined
      : await provider.retrieveSession(payment.stripe_session_id);
  const outcome = session && sessionOutcome(session, payment);
  if (outcome?.event === 'money-received') return { ...outcome, ...update };
  if (session && outcome?.event === 'mismatch') return returnOfHeld(session, payment, update) ?? outcome;
  if (update.event === 'money-received') return undefined;
  throw new Error(`Payment ${payment.id}: ${update.event} before the money`);
};

/** A held payment was refunded by an administrator: all that was paid, whatever the price was. */
const returnOfHeld = (
  { id: sessionId, paymentIntent, amount }: PaymentSession,
  { held_reason }: PaymentRow,
  update: PaymentUpdate,
): PaymentUpdate | undefined => {
  if (held_reason === null || amount === null || (update.returned ?? 0) < amount) return undefined;
  return { ...update, event: 'money-returned', sessionId, paymentIntent };
};
