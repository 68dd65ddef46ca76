import type Stripe from 'stripe';
import type { DisputeState } from '#domain/payment/disputes.ts';
import type {
  PaymentFact,
  PaymentKeys,
  ReadNotification,
  RefundState,
} from '#server/ports/payment-provider.ts';
import { idOf, readSession } from './read-session.ts';

const TOLERANCE_SECONDS = 300;

type Signed = {
  body: Buffer;
  signature: string | undefined;
  /** Several while a key is being replaced: any of them is accepted. */
  secrets: readonly string[];
  now: Date;
};

/** Stripe's own check refuses old timestamps; future ones are refused too. */
export const readNotification = async ({
  body,
  signature = '',
  secrets,
  now,
}: Signed): Promise<ReadNotification> => {
  // The sandbox signs as Stripe does: a site without Stripe's keys loads its library with the first payment.
  const { webhooks } = (await import('stripe')).default;
  const event = secrets
    .map((secret) => verified(webhooks, { body, signature, secret, now }))
    .find((found) => found !== undefined);
  if (!event) return { trusted: false, reason: 'signature' };
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt - now.getTime() / 1000 <= TOLERANCE_SECONDS)) return { trusted: false, reason: 'future' };
  const payload = body.toString('utf8');
  return {
    trusted: true,
    notification: { id: event.id, type: event.type, payload, fact: factOf(event) },
  };
};

type Webhooks = Pick<typeof Stripe.webhooks, 'constructEvent'>;
type SignedOnce = { body: Buffer; signature: string; secret: string; now: Date };

const verified = (
  webhooks: Webhooks,
  { body, signature, secret, now }: SignedOnce,
): Stripe.Event | undefined => {
  try {
    const event = webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    return typeof event.id === 'string' && typeof event.type === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
};

const factOf = (event: Stripe.Event): PaymentFact | undefined => {
  // Signed, but without its object: stored and ignored.
  const { object } = (event.data ?? {}) as { object?: { id?: unknown } | null };
  if (typeof object?.id !== 'string') return undefined;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'session', session: readSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'session-failed', session: readSession(event.data.object) };
    case 'payment_intent.succeeded':
      return { kind: 'intent-succeeded', of: intentKeys(event.data.object) };
    case 'payment_intent.payment_failed':
      return { kind: 'card-refused', of: intentKeys(event.data.object) };
    case 'charge.refunded':
      return {
        kind: 'charge-refunded',
        of: keysOf(event.data.object),
        returned: event.data.object.amount_refunded,
      };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundFact(event.data.object);
    case 'charge.dispute.created':
      return { ...disputeFact(event.data.object), state: 'open', isNew: true };
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeFact(event.data.object);
    case 'charge.dispute.closed':
      return {
        ...disputeFact(event.data.object),
        state: event.data.object.status === 'lost' ? 'lost' : 'won',
      };
    default:
      return undefined;
  }
};

const disputeFact = (dispute: Stripe.Dispute): Extract<PaymentFact, { kind: 'dispute' }> => {
  const dueBy = dispute.evidence_details?.due_by;
  return {
    kind: 'dispute',
    of: keysOf(dispute),
    state: disputeState(dispute.status),
    isNew: false,
    dispute: {
      id: dispute.id,
      reason: dispute.reason ?? '',
      amount: dispute.amount ?? 0,
      dueAt: dueBy ? new Date(dueBy * 1_000) : null,
      openedAt: new Date((dispute.created ?? 0) * 1_000),
    },
  };
};

const disputeState = (status: string): DisputeState => {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
};

const refundFact = (refund: Stripe.Refund): PaymentFact => ({
  kind: 'refund',
  of: keysOf(refund),
  refundId: refund.id,
  amount: refund.amount,
  state: refundState(refund.status),
  partId: refund.metadata?.partial_refund_id ?? null,
});

export const refundState = (status: string | null): RefundState => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

type Keyed = {
  payment_intent?: string | { readonly id: string } | null;
  metadata?: Stripe.Metadata | null;
};

const keysOf = ({ payment_intent, metadata }: Keyed): PaymentKeys => ({
  paymentIntent: idOf(payment_intent),
  paymentId: metadata?.payment_id ?? null,
});

const intentKeys = ({ id, metadata }: Stripe.PaymentIntent): PaymentKeys => ({
  paymentIntent: id,
  paymentId: metadata?.payment_id ?? null,
});
