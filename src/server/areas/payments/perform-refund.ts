import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { findPayment } from './payments.queries.ts';

type Deps = { db: Database; clock: Clock; provider: PaymentProvider | undefined };
export type RefundJob = { paymentId: string };

/**
 * Asks the provider for the refund; may run twice, since the same payment is refunded once. A final answer
 * is recorded at once, a pending one when the provider notifies. A failure is thrown, to be retried.
 */
export const performRefund = async (deps: Deps, { paymentId }: RefundJob): Promise<void> => {
  const { db, clock } = deps;
  const payment = await findPayment(db, paymentId);
  if (payment?.status !== 'completed' || payment.refund_status !== 'requested') return;
  const update = await ask(deps, payment);
  if (!update) return;
  await db
    .transaction()
    .execute((trx) => applyPaymentEvent(trx, { paymentId, update, at: clock.now(), by: 'provider' }));
};

const ask = async (
  { provider }: Deps,
  payment: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
): Promise<PaymentUpdate | undefined> => {
  const { id: paymentId, payment_intent: paymentIntent, amount_ttc, amount_refunded } = payment;
  if (!provider) throw new Error('No payment provider');
  // Paid with a provider that is no longer configured: only an administrator can refund it there.
  if (payment.provider !== provider.name || paymentIntent === null) return { event: 'refund-failed' };
  const { id, state } = await provider.refund({
    paymentId,
    paymentIntent,
    amount: amount_ttc - amount_refunded,
    requestedAt: payment.refund_requested_at ?? payment.created_at,
  });
  if (state === 'succeeded') return { event: 'money-returned', refundId: id, returned: amount_ttc };
  return state === 'failed' ? { event: 'refund-failed', refundId: id } : undefined;
};
