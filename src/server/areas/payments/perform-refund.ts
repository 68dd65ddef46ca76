import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider, RefundAnswer, RefundRequest } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import {
  findPaymentWithPart,
  findRequestedPart,
  type PartialRefundRow,
  storeRefundId,
} from './partial-refunds.queries.ts';
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
  const payment = await findPaymentWithPart(db, paymentId);
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

type PaymentWithPart = NonNullable<Awaited<ReturnType<typeof findPaymentWithPart>>>;

const askWhole = async (deps: Deps, payment: PaymentWithPart): Promise<PaymentUpdate | undefined> => {
  const { id: paymentId, amount_ttc } = payment;
  const at = refundableAt(deps, payment);
  if (!at) return { event: 'refund-failed' };
  const { provider, paymentIntent } = at;
  const made = await provider.findRefund({ paymentId, paymentIntent });
  // Once it is made, what is left besides is asked for.
  if (made?.state === 'pending') return undefined;
  // An earlier request may have been made without an answer; a part that the provider has not finished is not asked
  // for again.
  const before = Math.max(payment.amount_refunded, (await provider.amountReturned(paymentIntent)) ?? 0);
  const amount = amount_ttc - before - (payment.requested_part ?? 0);
  if (amount <= 0)
    return { event: returnEvent(before, amount_ttc), returned: before, refundId: made?.id ?? null };
  const requestedAt = payment.refund_requested_at ?? payment.created_at;
  const { id, state } = await provider.refund({ paymentId, paymentIntent, amount, requestedAt });
  if (state === 'pending') return undefined;
  if (state === 'failed') return { event: 'refund-failed', refundId: id };
  // The payment is refunded once the part is made too.
  const returned = before + amount;
  return { event: returnEvent(returned, amount_ttc), returned, refundId: id };
};

/**
 * What became of a refund of all that is left that was requested more than a day ago; undefined while it is under way
 * at the provider, or waits for a part.
 */
export const stuckRefundUpdate = async (
  deps: Deps,
  paymentId: string,
): Promise<PaymentUpdate | undefined> => {
  const payment = await findPaymentWithPart(deps.db, paymentId);
  if (!payment || payment.requested_part !== null) return undefined;
  const at = deps.provider && refundableAt(deps, payment);
  if (!at) return { event: 'refund-failed' };
  const { provider, paymentIntent } = at;
  if ((await provider.findRefund({ paymentId, paymentIntent }))?.state === 'pending') return undefined;
  const returned = (await provider.amountReturned(paymentIntent)) ?? 0;
  return returned >= payment.amount_ttc ? { event: 'money-returned', returned } : { event: 'refund-failed' };
};

/** Asks for a part, unless the provider has the request already. */
const askPart = async (deps: Deps, part: PartialRefundRow): Promise<PaymentUpdate | undefined> =>
  settledPart(deps, part, (provider, asked) => provider.refund(asked));

/** What became of a part that was requested more than a day ago; undefined while it is under way at the provider. */
export const stuckPartUpdate = (deps: Deps, part: PartialRefundRow): Promise<PaymentUpdate | undefined> =>
  settledPart(deps, part, async () => ({ id: null, state: 'failed' }));

const settledPart = async (
  deps: Deps,
  { id: partId, payment_id: paymentId, amount, requested_at: requestedAt }: PartialRefundRow,
  unlessKnown: (provider: PaymentProvider, asked: RefundRequest) => Promise<RefundAnswer>,
): Promise<PaymentUpdate | undefined> => {
  const payment = await findPayment(deps.db, paymentId);
  const at = payment && refundableAt(deps, payment);
  if (!at) return { event: 'refund-failed', partId };
  const { provider, paymentIntent } = at;
  const asked = { paymentId, paymentIntent, amount, requestedAt, partId };
  const { id, state } = (await provider.findRefund(asked)) ?? (await unlessKnown(provider, asked));
  if (state === 'pending') {
    if (id !== null) await storeRefundId(deps.db, partId, id);
    return undefined;
  }
  if (state === 'failed') return { event: 'refund-failed', partId, refundId: id };
  // The provider knows the total; a sum of our own would count twice a part that was notified meanwhile.
  const returned = (await provider.amountReturned(paymentIntent)) ?? payment.amount_refunded + amount;
  return { event: returnEvent(returned, payment.amount_ttc), returned, partId, refundId: id };
};
