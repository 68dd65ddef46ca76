import type { Buyer } from '#contract/buyer.ts';
import { euros } from '#contract/format.fr.ts';
import { cancellationPath, confirmationPath, paths } from '#contract/paths.ts';
import { tariffMessages } from '#contract/tariff.fr.ts';
import type { EarlyStart } from '#contract/withdrawal.ts';
import { decide } from '#domain/announcement/lifecycle.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import {
  applyTransition,
  findForTransition,
  LifecycleError,
} from '#server/areas/announcement-lifecycle/public.ts';
import { type Charge, chargeOf, settleQuote } from '#server/areas/tariff/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { NewPaymentSession, PaymentProvider, PaymentSession } from '#server/ports/payment-provider.ts';
import {
  failAttempt,
  findLatestAttempt,
  findNewestCheckoutUrl,
  insertAttempt,
  listPayablePayments,
  type Payable,
  storeSession,
} from './checkout.queries.ts';
import { queueClosing } from './close-checkout.ts';
import { failOpenPayments, lockPayment, type PaymentRow } from './payments.queries.ts';
import { findValidQuote, quotedCharge } from './quotes.queries.ts';
import { settleSession } from './settle-session.ts';

export type CheckoutDeps = {
  db: Database;
  clock: Clock;
  provider: PaymentProvider;
  pricing: Pricing;
  publicUrl: () => string;
  /** Called with failures of the provider. */
  onError: (error: unknown) => void;
};

type Checkout = {
  payable: Payable;
  offer: Offer;
  /** Undefined: as in the attempt before. */
  buyer: Buyer | null | undefined;
  /** The price that the buyer was shown, in euros VAT included; more is refused rather than charged. */
  shownPrice?: number | undefined;
  earlyStart: EarlyStart | null | undefined;
  requestId: string;
};

const OPEN_MS = 60 * 60_000;

/**
 * Opens a checkout page for the announcement, at the server's own price. An earlier page is closed first, so
 * that nobody pays twice; if it turns out to be paid, this is reported instead.
 */
export const openCheckout = async (deps: CheckoutDeps, checkout: Checkout): Promise<string> => {
  const { attempt, before } = await reserve(deps, checkout);
  let session: PaymentSession;
  try {
    for (const payment of before) await closePage(deps, checkout, payment);
    session = await deps.provider.createSession(asked(deps, checkout, attempt));
    if (!session.id || !session.url) throw new Error(`No page for attempt ${attempt.attempt}`);
  } catch (error) {
    await failAttempt(deps.db, { paymentId: attempt.id, at: deps.clock.now() });
    throw asRefusal(deps, error);
  }
  return activateAttempt(deps, checkout, { attempt, session, before });
};

const asRefusal = ({ onError }: CheckoutDeps, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  onError(error);
  return new AppError('payment.checkout-failed');
};

/** The row reserves the attempt number while the provider is called outside of any transaction. */
const reserve = (deps: CheckoutDeps, checkout: Checkout) =>
  deps.db.transaction().execute(async (trx) => {
    const { payable, offer } = checkout;
    const at = deps.clock.now();
    const { id: announcementId, rev } = await lockPayable(deps, trx, payable);
    const before = await listPayablePayments(trx, payable.id);
    if (before.some(({ status, held_reason }) => status === 'processing' || held_reason !== null))
      throw underWay(payable);
    const last = await findLatestAttempt(trx, announcementId);
    const paying = payingOf(checkout, last, at);
    const attempt = await insertAttempt(trx, {
      announcementId,
      number: (last?.attempt ?? 0) + 1,
      offer,
      ...paying,
      charge: await charge(deps, trx, { checkout, rev, buyer: paying.buyer, at }),
      provider: deps.provider.name,
      expiresAt: new Date(at.getTime() + OPEN_MS),
      at,
    });
    return { attempt, before };
  });

type Charged = { checkout: Checkout; rev: number; buyer: unknown; at: Date };

/** At the price of a valid quote for exactly this order, else at the one that is held, never at more than was shown. */
const charge = async (
  { pricing }: CheckoutDeps,
  trx: Connection,
  { checkout, rev, buyer, at }: Charged,
): Promise<Charge> => {
  const { offer, payable } = checkout;
  const announcementId = payable.id;
  const quoted = await findValidQuote(trx, { announcementId, rev, offer: offer.name, buyer, at });
  if (quoted && isShown(checkout, quotedCharge(quoted))) return quotedCharge(quoted);
  const settled = async (afresh: boolean) =>
    chargeOf(await settleQuote(trx, pricing, { announcementId, at, afresh }), {
      ...{ offer, buyer, department: payable.department },
    });
  const held = await settled(false);
  if (pricing.mode === 'offers' || isShown(checkout, held)) return held;
  // The tariff went down since: the form shows today's.
  const today = await settled(true);
  if (isShown(checkout, today)) return today;
  throw new AppError(
    'payment.price-changed',
    { id: announcementId, shownPrice: checkout.shownPrice, amountTTC: today.amountTTC },
    { message: tariffMessages.priceChanged(euros(today.amountTTC)) },
  );
};

const isShown = ({ shownPrice }: Checkout, { amountTTC }: Charge): boolean =>
  shownPrice === undefined || amountTTC <= Math.round(shownPrice * 100);

/** Who pays, and what they ticked: as in the attempt before, unless the request says. */
const payingOf = ({ buyer, earlyStart }: Checkout, last: PaymentRow | undefined, at: Date) => {
  if (buyer === undefined) return { buyer: last?.buyer ?? null, earlyStart: last?.early_start ?? null };
  return { buyer, earlyStart: buyer?.kind === 'consumer' && earlyStart ? { ...earlyStart, at } : null };
};

const lockPayable = async ({ clock, publicUrl }: CheckoutDeps, trx: Connection, payable: Payable) => {
  const announcement = await findForTransition(trx, { id: payable.id }, clock.now());
  if (!announcement) throw new AppError('announcement.not-found');
  const { status, facts } = announcement;
  const decision = decide('open-checkout', facts);
  if (!('refusal' in decision)) return announcement;
  const refused = new LifecycleError(decision.refusal, { id: payable.id, status });
  if (decision.refusal === 'already-paid')
    refused.shown = { ...refused.shown, url: confirmationUrl(publicUrl(), payable) };
  throw refused;
};

const closePage = async (deps: CheckoutDeps, { payable, requestId }: Checkout, payment: PaymentRow) => {
  const { db, provider } = deps;
  if (payment.stripe_session_id === null || payment.provider !== provider.name) return;
  const session = await provider.expireSession(payment.stripe_session_id);
  if (!session) return;
  await settleSession(deps, { payment, session, requestId });
  if (session.state !== 'paid' && session.state !== 'processing') return;
  await db.transaction().execute((trx) => lockPayable(deps, trx, payable));
  throw underWay(payable);
};

/** A payment is in progress, or held until an administrator decides: no second one may be asked for. */
const underWay = ({ id }: Payable) =>
  new LifecycleError('payment-under-way', { id, status: 'pending_payment' });

type Opened = { attempt: PaymentRow; session: PaymentSession; before: readonly PaymentRow[] };

/**
 * Makes this attempt the current one, unless the announcement was paid or ended while the provider answered.
 */
const activateAttempt = async (
  deps: CheckoutDeps,
  checkout: Checkout,
  { attempt, session, before }: Opened,
): Promise<string> => {
  const { db, clock } = deps;
  const { payable, offer, requestId } = checkout;
  const isClosed = (payment: PaymentRow) =>
    before.some(({ id, stripe_session_id }) => id === payment.id && stripe_session_id !== null);
  try {
    const isCurrent = await db.transaction().execute(async (trx) => {
      const at = clock.now();
      const announcement = await lockPayable(deps, trx, payable);
      const { status } = await lockPayment(trx, attempt.id);
      await storeSession(trx, { paymentId: attempt.id, session, at });
      if (status !== 'pending') return false;
      await applyTransition(trx, announcement, {
        ...{ event: 'open-checkout', at, by: { kind: 'visitor' }, requestId },
        set: { offer: offer.name },
      });
      const replaced = await failOpenPayments(trx, {
        announcementId: payable.id,
        below: attempt.attempt,
        at,
      });
      // Concurrent attempts: their pages were opened while this one was requested.
      for (const payment of replaced) if (!isClosed(payment)) await queueClosing(trx, payment);
      return true;
    });
    // A later attempt may come from another server: its page is then the one to use.
    const newest = await findNewestCheckoutUrl(db, payable.id);
    if (newest === undefined) throw new AppError('payment.checkout-failed');
    if (!isCurrent) await discard(deps, session);
    return newest;
  } catch (error) {
    await discard(deps, session);
    await failAttempt(db, { paymentId: attempt.id, at: clock.now() });
    throw error;
  }
};

const discard = ({ provider, onError }: CheckoutDeps, { id }: Pick<PaymentSession, 'id'>) =>
  provider.expireSession(id).catch((error) => void onError(error));

const asked = (
  { publicUrl }: CheckoutDeps,
  { payable, offer }: Checkout,
  { id, attempt, amount_ttc, expires_at, created_at }: PaymentRow,
): NewPaymentSession => ({
  paymentId: id,
  announcementId: payable.id,
  attempt,
  reference: payable.reference,
  title: payable.title,
  email: payable.contact_email,
  offerLabel: offer.label,
  amount: amount_ttc,
  expiresAt: expires_at ?? created_at,
  successUrl: confirmationUrl(publicUrl(), payable),
  cancelUrl: `${publicUrl()}${cancellationPath(payable.reference)}`,
  failureUrl: `${publicUrl()}${paths.failedPayment}`,
});

const confirmationUrl = (publicUrl: string, { reference }: Payable): string =>
  `${publicUrl}${confirmationPath(reference)}`;
