import { isTokenOf } from '#server/areas/announcement-lifecycle/public.ts';
import { mayWriteTo } from '#server/areas/announcement-mail/public.ts';
import type { Limits } from '#server/limits/limits.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { type CheckoutName, findLatestAttempt, findPayable } from './checkout.queries.ts';
import { queueClosing } from './close-checkout.ts';
import type { CheckoutDeps } from './open-checkout.ts';
import type { PaymentRow } from './payments.queries.ts';
import { settleSession } from './settle-session.ts';

type Deps = Pick<CheckoutDeps, 'db' | 'clock' | 'onError'> & {
  provider: CheckoutDeps['provider'] | undefined;
  limits: Limits;
};
type Cancel = { name: CheckoutName; trackingToken: string | undefined; requestId: string };

/**
 * The visitor has left the checkout page. With the announcement's tracking token, a job closes the page
 * at the provider and a mail is sent; without it, only the displayed status changes, and a payment that comes all
 * the same wins. False when there is no such announcement.
 */
export const cancelCheckout = async (
  deps: Deps,
  { name, trackingToken, requestId }: Cancel,
): Promise<boolean> => {
  const payable = await findPayable(deps.db, name);
  if (!payable) return false;
  const payment = await findLatestAttempt(deps.db, payable.id);
  if (!payment || (payment.status !== 'pending' && payment.status !== 'failed')) return true;
  const isOwner = isTokenOf(payable, trackingToken);
  if (payment.status === 'failed' && !isOwner) return true;
  const state = await unpaidState(deps, { payment, requestId });
  if (!state) return true;
  const writes = isOwner && payment.failure_told_at === null;
  const isMailWithheld = writes && !(await mayWriteTo(deps.limits, payable.contact_email));
  await deps.db.transaction().execute(async (trx) => {
    await applyPaymentEvent(trx, {
      isMailWithheld,
      paymentId: payment.id,
      update: { event: isOwner ? 'cancelled' : 'cancelled-anonymously' },
      at: deps.clock.now(),
      by: 'visitor',
      requestId,
    });
    // Closed before the commit, the page would be reported by the provider as a failed payment, and mailed as one.
    if (isOwner && state === 'open') await queueClosing(trx, payment);
  });
  return true;
};

type Leaving = { payment: PaymentRow; requestId: string };

/**
 * The state of the page at the provider as long as it is not paid. Undefined when it is paid or being paid, which is
 * recorded, and when the provider does not tell: leaving the page does not cancel a payment that is made, or may be.
 */
const unpaidState = async (
  deps: Deps,
  { payment, requestId }: Leaving,
): Promise<'open' | 'expired' | undefined> => {
  const { provider, onError } = deps;
  const sessionId = payment.stripe_session_id;
  if (!provider || sessionId === null || payment.provider !== provider.name) return undefined;
  try {
    const session = await provider.retrieveSession(sessionId);
    if (!session) return undefined;
    if (session.state === 'open' || session.state === 'expired') return session.state;
    await settleSession(deps, { payment, session, requestId });
  } catch (error) {
    onError(error);
  }
  return undefined;
};
