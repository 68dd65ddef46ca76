import type Stripe from 'stripe';
import type { PaymentSession } from '#server/ports/payment-provider.ts';

export const readSession = (session: Stripe.Checkout.Session): PaymentSession => ({
  id: requireId(session),
  url: session.url ?? null,
  state: stateOf(session),
  amount: session.amount_total,
  currency: session.currency,
  paymentIntent: idOf(session.payment_intent),
  announcementId: session.metadata?.announcement_id ?? null,
  clientReference: session.client_reference_id,
  paymentId: session.metadata?.payment_id ?? null,
});

/** An answer without it is not Stripe's, whatever its status. */
export const requireId = ({ id }: { readonly id?: unknown }): string => {
  if (typeof id !== 'string' || id === '') throw new Error('The provider answered something else');
  return id;
};

const stateOf = ({ status, payment_status }: Stripe.Checkout.Session): PaymentSession['state'] => {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status === 'complete') return 'processing';
  return status === 'expired' ? 'expired' : 'open';
};

/** Stripe gives an object's id, or the object itself where it was asked for. */
export const idOf = (given: string | { readonly id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);
