import type { PaymentEffect, PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { PartialRefundRow } from './partial-refunds.queries.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { PaymentChange, PaymentRow } from './payments.queries.ts';

type Application = {
  readonly payment: PaymentRow;
  readonly update: PaymentUpdate;
  /** The partial refund that the update is about. */
  readonly part: PartialRefundRow | undefined;
  readonly at: Date;
};

/** The columns of the payment that a plan sets. */
export const paymentColumns = (
  { to, duplicate, effects }: PaymentPlan,
  application: Application,
): PaymentChange => {
  const { payment, update, at } = application;
  const columns: PaymentChange = {
    status: to,
    duplicate,
    updated_at: at,
    payment_intent: payment.payment_intent ?? update.paymentIntent ?? null,
    stripe_session_id: payment.stripe_session_id ?? update.sessionId ?? null,
    refund_id: payment.refund_id ?? (update.partId ? null : update.refundId) ?? null,
  };
  for (const effect of effects) Object.assign(columns, columnsOf[effect]?.(application));
  if (to !== payment.status && to === 'failed') columns.failed_at = at;
  if (to !== payment.status && to === 'refunded')
    Object.assign(columns, {
      refunded_at: at,
      refund_status: 'succeeded',
      amount_refunded: payment.amount_ttc,
    });
  return columns;
};

/** What was returned so far according to an update, in cents; the updates come in any order. */
export const returnedInAll = (
  { amount_ttc, amount_refunded }: Pick<PaymentRow, 'amount_ttc' | 'amount_refunded'>,
  { event, returned = 0 }: PaymentUpdate,
): number =>
  event === 'money-returned' ? amount_ttc : Math.min(amount_ttc, Math.max(amount_refunded, returned));

/** Reported as made, whatever becomes of it: it counts as returned, and is credited. */
export const wasReturned = ({ status, credit_note_id }: PartialRefundRow): boolean =>
  status === 'succeeded' || credit_note_id !== null;

const columnsOf: Partial<Readonly<Record<PaymentEffect, (application: Application) => PaymentChange>>> = {
  'issue-invoice': ({ at }) => ({ completed_at: at }),
  'store-part': ({ payment, update }) => ({ amount_refunded: returnedInAll(payment, update) }),
  'tell-failed': ({ at }) => ({ failure_told_at: at }),
  'tell-cancelled': ({ at }) => ({ failure_told_at: at }),
  'count-refusal': ({ payment }) => ({ refused_count: payment.refused_count + 1 }),
  'mark-refund-failed': ({ payment, update, part }) => {
    if (!update.partId) return { refund_status: 'failed' };
    // It may be given back again. Once the whole is refunded, only a person can find out what happened.
    if (!part || !wasReturned(part) || payment.status !== 'completed') return {};
    return { amount_refunded: Math.max(0, payment.amount_refunded - part.amount) };
  },
  'flag-dispute': ({ payment, at }) => ({ disputed_at: payment.disputed_at ?? at }),
  hold: ({ update }) => ({ held_reason: update.reason ?? 'mismatch' }),
};
