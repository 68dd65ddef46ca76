import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { findRequestedPart } from './partial-refunds.queries.ts';
import { type PaymentUpdate, returnEvent } from './payment-update.ts';
import { findPayment, type PaymentRow } from './payments.queries.ts';

type Deps = { db: Database; clock: Clock; provider: PaymentProvider | undefined };
export type RefundJob = { paymentId: string };

/**
 * Asks the provider for the refund, of a part or of the whole; may run twice, since each is made once. A final answer
 * is recorded at once, a pending one when the provider notifies. A failure is thrown, to be retried.
 */
export const performRefund = async (deps: Deps, { paymentId }: RefundJob): Promise<void> => {
  const { db } = deps;
  const part = await findRequestedPart(db, paymentId);
  // First: what is left of the payment depends on it.
  if (part) await apply(deps, paymentId, await askPart(deps, part));
  const payment = await findPayment(db, paymentId);
  if (payment?.status !== 'completed' || payment.refund_status !== 'requested') return;
  await apply(deps, paymentId, await askWhole(deps, payment));
};

const apply = async (
  { db, clock }: Deps,
  paymentId: string,
  update: PaymentUpdate | undefined,
): Promise<void> => {
  if (!update) return;
  await db
    .transaction()
    .execute((trx) => applyPaymentEvent(trx, { paymentId, update, at: clock.now(), by: 'provider' }));
};

/** Undefined when it was paid with a provider that is no longer configured: only a person can refund it there. */
const refundableAt = (
  { provider }: Deps,
  { provider: paidWith, payment_intent: paymentIntent }: PaymentRow,
) => {
  if (!provider) throw new Error('No payment provider');
  return paidWith === provider.name && paymentIntent !== null ? { provider, paymentIntent } : undefined;
};

const askWhole = async (deps: Deps, payment: PaymentRow): Promise<PaymentUpdate | undefined> => {
  const { id: paymentId, amount_ttc, amount_refunded } = payment;
  const at = refundableAt(deps, payment);
  if (!at) return { event: 'refund-failed' };
  // A part that the provider has not finished is not asked for again.
  const pending = await findRequestedPart(deps.db, paymentId);
  const { id, state } = await at.provider.refund({
    paymentId,
    paymentIntent: at.paymentIntent,
    amount: amount_ttc - amount_refunded - (pending?.amount ?? 0),
    requestedAt: payment.refund_requested_at ?? payment.created_at,
  });
  if (state === 'succeeded') return { event: 'money-returned', refundId: id, returned: amount_ttc };
  return state === 'failed' ? { event: 'refund-failed', refundId: id } : undefined;
};

type Part = NonNullable<Awaited<ReturnType<typeof findRequestedPart>>>;

const askPart = async (deps: Deps, part: Part): Promise<PaymentUpdate | undefined> => {
  const { id: partId, payment_id: paymentId, amount, requested_at: requestedAt } = part;
  const payment = await findPayment(deps.db, paymentId);
  const at = payment && refundableAt(deps, payment);
  if (!at) return { event: 'refund-failed', partId };
  const { provider, paymentIntent } = at;
  const { id, state } = await provider.refund({ paymentId, paymentIntent, amount, requestedAt, partId });
  if (state === 'pending') return undefined;
  if (state === 'failed') return { event: 'refund-failed', partId };
  // The provider knows the total; a sum of our own would count twice a part that was notified meanwhile.
  const returned = (await provider.amountReturned(paymentIntent)) ?? payment.amount_refunded + amount;
  return { event: returnEvent(returned, payment.amount_ttc), returned, partId, refundId: id };
};
