import { type AnnouncementEvent, type AnnouncementFacts, decide } from '../announcement/lifecycle.ts';
import type { PaymentStatus } from '../announcement/status.ts';
import { decidePayment, type PaymentConsequence, type PaymentEvent } from './transitions.ts';

export type PaymentFacts = {
  readonly status: PaymentStatus;
  /** What the provider said did not match what was asked: nothing counts until a person has looked. */
  readonly held: boolean;
  readonly duplicate: boolean;
  /** Another payment of the announcement is completed, and is the one that counts. */
  readonly otherCounts: boolean;
  /** No newer attempt to pay was made. */
  readonly latest: boolean;
  /** The customer knows that this attempt failed, or need not. */
  readonly notified: boolean;
  /** We asked for the money to go back. */
  readonly refundRequested: boolean;
  /** The last refund is known to have failed: it is told by several notifications. */
  readonly refundFailed: boolean;
};

export type PaymentEffect =
  | 'issue-invoice'
  | 'issue-credit-note'
  | 'request-refund'
  | 'tell-paid'
  | 'tell-in-review'
  | 'tell-team-paid'
  | 'tell-failed'
  | 'tell-cancelled'
  | 'tell-refunded'
  | Exclude<
      PaymentConsequence,
      'book-in' | 'book-out' | 'say-failed' | 'say-cancelled' | 'say-nothing' | 'wait-again'
    >;

export type PaymentPlan = {
  readonly to: PaymentStatus;
  readonly duplicate: boolean;
  /** What happens to the announcement, in this order. */
  readonly announcement: readonly AnnouncementEvent[];
  readonly effects: readonly PaymentEffect[];
};

type Draft = { -readonly [Key in keyof PaymentPlan]: PaymentPlan[Key] } & {
  announcement: AnnouncementEvent[];
  effects: PaymentEffect[];
  facts: AnnouncementFacts;
  /** It goes back because we want it to. */
  wanted: boolean;
};

const aboutMoney: readonly PaymentEvent[] = [
  'money-received',
  'money-returned',
  'part-returned',
  'dispute-opened',
];

/** All that an event of a payment brings about: the server carries it out in one transaction, the model counts it. */
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
 * The way out of what is held: a person gave the money back. The books show that it came and went; the announcement
 * never had it, and may be paid for again.
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
  else if (consequence === 'say-failed') endAttempt(draft, payment, 'fail-payment', 'tell-failed');
  else if (consequence === 'say-cancelled') endAttempt(draft, payment, 'cancel-payment', 'tell-cancelled');
  else if (consequence === 'say-nothing') endAttempt(draft, payment, 'cancel-payment');
  else if (consequence === 'wait-again') happen(draft, 'open-checkout');
  else draft.effects.push(consequence);
};

/** The money is invoiced whatever becomes of it; what comes too late or twice goes back. */
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

/** Of a duplicate that is refunded, the announcement knows nothing. */
const bookOut = (draft: Draft): void => {
  const before = draft.facts.status;
  draft.effects.push('issue-credit-note');
  if (!draft.duplicate) happen(draft, 'refund');
  draft.effects.push(draft.wanted || draft.facts.status !== before ? 'tell-refunded' : 'alert');
};

/** The end of an attempt that another one follows is nobody's business. */
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
