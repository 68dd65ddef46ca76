import { type AnnouncementEvent, type AnnouncementFacts, decide } from '../announcement/lifecycle.ts';
import type { PaymentStatus } from '../announcement/status.ts';
import { decidePayment, type PaymentConsequence, type PaymentEvent } from './transitions.ts';

export type PaymentFacts = {
  readonly status: PaymentStatus;
  /**
   * The provider reported something else than what was asked: the payment does not count until a person has
   * checked it.
   */
  readonly held: boolean;
  readonly duplicate: boolean;
  /** Another payment of the announcement is completed and is the one that counts. */
  readonly otherCounts: boolean;
  /** There is no newer payment attempt. */
  readonly latest: boolean;
  /** The customer was notified that this attempt failed, or does not need to be. */
  readonly notified: boolean;
  /** We asked the provider for a refund. */
  readonly refundRequested: boolean;
  /** The last refund is known to have failed: several notifications report the same failure. */
  readonly refundFailed: boolean;
  /** The event returns more than what was known to be returned: several notifications report the same part. */
  readonly returnsMore: boolean;
  /** More than what was credited so far: a part that failed after its credit note is not credited again. */
  readonly creditsMore: boolean;
};

export type PaymentEffect =
  | 'issue-invoice'
  | 'issue-credit-note'
  | 'request-refund'
  | 'store-part'
  | 'tell-paid'
  | 'tell-in-review'
  | 'tell-team-paid'
  | 'tell-failed'
  | 'tell-cancelled'
  | 'tell-refunded'
  | Exclude<
      PaymentConsequence,
      'book-in' | 'book-out' | 'book-part' | 'say-failed' | 'say-cancelled' | 'say-nothing' | 'wait-again'
    >;

export type PaymentPlan = {
  readonly to: PaymentStatus;
  readonly duplicate: boolean;
  /** The events of the announcement, in order. */
  readonly announcement: readonly AnnouncementEvent[];
  readonly effects: readonly PaymentEffect[];
};

type Draft = { -readonly [Key in keyof PaymentPlan]: PaymentPlan[Key] } & {
  announcement: AnnouncementEvent[];
  effects: PaymentEffect[];
  facts: AnnouncementFacts;
  /** We want the refund, as opposed to one made without our request. */
  wanted: boolean;
};

const aboutMoney: readonly PaymentEvent[] = [
  'money-received',
  'money-returned',
  'part-returned',
  'dispute-opened',
];

/**
 * All the effects of a payment event: the server applies them in one transaction, the test model counts them.
 */
export const planPayment = (
  event: PaymentEvent,
  payment: PaymentFacts,
  announcement: AnnouncementFacts,
): PaymentPlan => {
  const unseen = payment.status !== 'completed' && payment.status !== 'refunded';
  if (payment.held && unseen && event === 'money-returned') return planReturnOfHeld(payment, announcement);
  const counts =
    !(payment.held && (event === 'mismatch' || (unseen && aboutMoney.includes(event)))) &&
    !(payment.refundFailed && event === 'refund-failed');
  const decision = counts
    ? decidePayment(event, payment.status, payment)
    : { to: payment.status, consequences: [] };
  const draft: Draft = {
    to: decision.to,
    duplicate: payment.duplicate,
    announcement: [],
    effects: [],
    facts: announcement,
    wanted: payment.refundRequested,
  };
  for (const consequence of decision.consequences) add(consequence, draft, payment);
  return {
    to: draft.to,
    duplicate: draft.duplicate,
    announcement: draft.announcement,
    effects: draft.effects,
  };
};

/**
 * A held payment ends when a person refunds it. It is invoiced and credited; it never counted for the
 * announcement, which may be paid for again.
 */
const planReturnOfHeld = (payment: PaymentFacts, announcement: AnnouncementFacts): PaymentPlan => ({
  to: 'refunded',
  duplicate: true,
  announcement: payment.latest && 'to' in decide('fail-payment', announcement) ? ['fail-payment'] : [],
  effects: ['issue-invoice', 'issue-credit-note', 'tell-refunded'],
});

const add = (consequence: PaymentConsequence, draft: Draft, payment: PaymentFacts): void => {
  if (consequence === 'book-in') bookIn(draft, payment);
  else if (consequence === 'book-out') bookOut(draft);
  else if (consequence === 'book-part') bookPart(draft, payment);
  else if (consequence === 'say-failed') endAttempt(draft, payment, 'fail-payment', 'tell-failed');
  else if (consequence === 'say-cancelled') endAttempt(draft, payment, 'cancel-payment', 'tell-cancelled');
  else if (consequence === 'say-nothing') endAttempt(draft, payment, 'cancel-payment');
  else if (consequence === 'wait-again') happen(draft, 'open-checkout');
  else draft.effects.push(consequence);
};

/** Every payment received is invoiced; one received too late or twice is refunded. */
const bookIn = (draft: Draft, payment: PaymentFacts): void => {
  const decision = decide('receive-money', draft.facts);
  draft.effects.push('issue-invoice');
  if ('to' in decision) {
    happen(draft, 'receive-money');
    draft.effects.push('tell-paid', 'tell-in-review', 'tell-team-paid');
    return;
  }
  const giveBack = 'unchanged' in decision ? decision.giveBack : undefined;
  draft.wanted = true;
  draft.duplicate = giveBack === 'duplicate' || payment.otherCounts;
  if (draft.to !== 'refunded') draft.effects.push('request-refund');
  if (giveBack === 'duplicate') draft.effects.push('alert');
};

/** The refund of a duplicate does not change the announcement. */
const bookOut = (draft: Draft): void => {
  const before = draft.facts.status;
  draft.effects.push('issue-credit-note');
  if (!draft.duplicate) happen(draft, 'refund');
  draft.effects.push(draft.wanted || draft.facts.status !== before ? 'tell-refunded' : 'alert');
};

/** Each part that is returned is credited once; the announcement goes on. */
const bookPart = (draft: Draft, { returnsMore, creditsMore }: PaymentFacts): void => {
  if (returnsMore) draft.effects.push('store-part');
  if (creditsMore) draft.effects.push('issue-credit-note', 'tell-refunded');
};

/** The end of an attempt that a newer one replaced is not reported. */
const endAttempt = (
  draft: Draft,
  { latest, notified }: PaymentFacts,
  event: 'fail-payment' | 'cancel-payment',
  tell?: PaymentEffect,
): void => {
  if (!latest) return;
  happen(draft, event);
  const stands = draft.facts.status === 'payment_failed' && !draft.facts.deleted;
  if (tell && !notified && stands) draft.effects.push(tell);
};

const happen = (draft: Draft, event: AnnouncementEvent): void => {
  const decision = decide(event, draft.facts);
  if (!('to' in decision)) return;
  draft.announcement.push(event);
  draft.facts = { ...draft.facts, status: decision.to };
};
