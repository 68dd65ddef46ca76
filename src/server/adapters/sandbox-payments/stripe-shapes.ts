import { randomBytes } from 'node:crypto';
import type { SandboxEvent, SandboxSession } from '#server/ports/sandbox-payments.ts';

/** Notifications in Stripe's format: the sandbox sends them so that one parser serves both. */
export const sessionObject = (session: SandboxSession) => ({
  id: session.id,
  object: 'checkout.session',
  status: { open: 'open', processing: 'complete', paid: 'complete', expired: 'expired' }[session.state],
  payment_status: session.state === 'paid' ? 'paid' : 'unpaid',
  amount_total: session.page.amount,
  currency: 'eur',
  payment_intent: session.paymentIntent,
  client_reference_id: session.page.announcementId,
  metadata: metadataOf(session),
});

export const intentObject = (session: SandboxSession) => ({
  id: session.paymentIntent,
  object: 'payment_intent',
  amount: session.page.amount,
  currency: 'eur',
  metadata: metadataOf(session),
});

export const chargeObject = (session: SandboxSession) => ({
  id: session.paymentIntent.replace('pi_', 'ch_'),
  object: 'charge',
  payment_intent: session.paymentIntent,
  amount: session.page.amount,
  amount_refunded: session.amountRefunded,
  metadata: metadataOf(session),
});

type Refund = { readonly id: string; readonly amount: number; readonly partId?: string | undefined };

export const refundObject = (session: SandboxSession, { id, amount, partId }: Refund) => ({
  id,
  object: 'refund',
  payment_intent: session.paymentIntent,
  amount,
  status: 'succeeded',
  metadata: { ...metadataOf(session), ...(partId && { partial_refund_id: partId }) },
});

const metadataOf = ({ page }: SandboxSession) => ({
  announcement_id: page.announcementId,
  payment_id: page.paymentId,
  reference: page.reference,
});

export const eventOf = (type: string, object: object, at: Date): SandboxEvent => {
  const id = newId('evt');
  const created = Math.floor(at.getTime() / 1000);
  return { id, payload: JSON.stringify({ id, object: 'event', type, created, data: { object } }) };
};

export const newId = (kind: string): string => `${kind}_test_${randomBytes(18).toString('base64url')}`;
