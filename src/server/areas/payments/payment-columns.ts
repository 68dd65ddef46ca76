import type { PaymentEffect, PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { PaymentChange, PaymentRow } from './payments.queries.ts';
import type { Told } from './told.ts';

type Happening = { readonly payment: PaymentRow; readonly told: Told; readonly at: Date };

/** What a plan writes in the row of the payment. */
export const paymentColumns = (
  { to, duplicate, effects }: PaymentPlan,
  happening: Happening,
): PaymentChange => {
  const { payment, told, at } = happening;
  const columns: PaymentChange = {
    status: to,
    duplicate,
    updated_at: at,
    payment_intent: payment.payment_intent ?? told.paymentIntent ?? null,
    stripe_session_id: payment.stripe_session_id ?? told.sessionId ?? null,
    refund_id: payment.refund_id ?? told.refundId ?? null,
  };
  for (const effect of effects) Object.assign(columns, columnsOf[effect]?.(happening));
  if (to !== payment.status && to === 'failed') columns.failed_at = at;
  if (to !== payment.status && to === 'refunded')
    Object.assign(columns, {
      refunded_at: at,
      refund_status: 'succeeded',
      amount_refunded: payment.amount_ttc,
    });
  return columns;
};

const columnsOf: Partial<Readonly<Record<PaymentEffect, (happening: Happening) => PaymentChange>>> = {
  'issue-invoice': ({ at }) => ({ completed_at: at }),
  'store-part': ({ payment, told: { returned = 0 } }) => ({
    amount_refunded: Math.min(payment.amount_ttc, Math.max(payment.amount_refunded, returned)),
  }),
  'tell-failed': ({ at }) => ({ failure_told_at: at }),
  'tell-cancelled': ({ at }) => ({ failure_told_at: at }),
  'count-refusal': ({ payment }) => ({ refused_count: payment.refused_count + 1 }),
  'mark-refund-failed': () => ({ refund_status: 'failed' }),
  'flag-dispute': ({ payment, at }) => ({ disputed_at: payment.disputed_at ?? at }),
  hold: ({ told }) => ({ held_reason: told.reason ?? 'mismatch' }),
};
