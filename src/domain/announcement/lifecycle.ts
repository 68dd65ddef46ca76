import { type AnnouncementStatus, announcementStatuses } from './status.ts';
import type { WithdrawalRight } from './withdrawal.ts';

/** The events that an existing announcement can receive. */
export const announcementEvents = [
  'open-checkout',
  'receive-money',
  'fail-payment',
  'cancel-payment',
  'approve',
  'come-due',
  'reject',
  'publish',
  'unpublish',
  'edit',
  'modify',
  'ask-correction',
  'answer-correction',
  'ask-cancellation',
  'withdraw-purchase',
  'refund',
  'delete',
  'restore',
  'purge',
] as const;
export type AnnouncementEvent = (typeof announcementEvents)[number];

export type AnnouncementFacts = {
  readonly status: AnnouncementStatus;
  readonly deleted: boolean;
  /** Its money was refunded, or is about to be. */
  readonly refunded: boolean;
  /** Its publication date is reached: approving it now makes it public now. */
  readonly due: boolean;
  /** Its buyer's right to withdraw from the purchase; absent for a professional, and once the period is over. */
  readonly withdrawal?: WithdrawalRight | undefined;
  /** The newsroom waits for its customer to correct it. */
  readonly correctionAsked?: boolean | undefined;
};

export const lifecycleRefusals = [
  'not-found',
  'already-handled',
  'unpaid',
  'rejected-and-refunded',
  'refunded',
  'only-pending-is-approved',
  'published-is-not-rejected',
  'already-published',
  'not-published',
  'paid-is-not-deleted',
  'payment-under-way',
  'already-paid',
  'not-payable',
  'not-editable',
  'not-modifiable',
  'published-is-not-modified',
  'correction-awaited',
  'not-in-review',
  'correction-already-asked',
  'no-correction-asked',
  'not-cancellable',
  'not-withdrawable',
  'already-refunded',
  'published-is-not-withdrawn',
] as const;
export type LifecycleRefusal = (typeof lifecycleRefusals)[number];

export type LifecycleDecision =
  | { readonly to: AnnouncementStatus }
  /** The event is recorded and the status stays; money received too late or twice is refunded. */
  | { readonly unchanged: true; readonly giveBack?: 'late' | 'duplicate' }
  | { readonly refusal: LifecycleRefusal };

type Row = Readonly<
  Record<AnnouncementStatus, LifecycleDecision | ((facts: AnnouncementFacts) => LifecycleDecision)>
>;

const UNCHANGED: LifecycleDecision = { unchanged: true };
const to = (status: AnnouncementStatus): LifecycleDecision => ({ to: status });
const refuse = (refusal: LifecycleRefusal): LifecycleDecision => ({ refusal });

/** With a publication date in the future, the announcement is approved and waits for that day. */
const publishOrApprove = ({ due }: AnnouncementFacts): LifecycleDecision =>
  to(due ? 'published' : 'approved');
const unlessRefunded =
  (otherwise: Row[AnnouncementStatus], refunded = refuse('rejected-and-refunded')) =>
  (facts: AnnouncementFacts): LifecycleDecision => {
    if (facts.refunded) return refunded;
    return typeof otherwise === 'function' ? otherwise(facts) : otherwise;
  };
/**
 * Money received while the announcement was in the trash is refunded: once restored, it cannot be paid for.
 */
const whileUnpaid = (unpaid: LifecycleDecision, refunded: LifecycleDecision): Partial<Row> => ({
  pending: unlessRefunded(unpaid, refunded),
  pending_payment: unlessRefunded(unpaid, refunded),
  payment_failed: unlessRefunded(unpaid, refunded),
});

/** Only a consumer within the period may withdraw, and only once. */
const whileWithdrawable =
  (withdrawn: Row[AnnouncementStatus]) =>
  (facts: AnnouncementFacts): LifecycleDecision => {
    if (facts.withdrawal === undefined) return refuse('not-withdrawable');
    if (facts.refunded) return refuse('already-refunded');
    return typeof withdrawn === 'function' ? withdrawn(facts) : withdrawn;
  };
/** Once published, the service is performed: whoever asked for it to begin at once has no right left. */
const oncePublished =
  (withdrawn: LifecycleDecision) =>
  ({ withdrawal }: AnnouncementFacts): LifecycleDecision =>
    withdrawal === 'until-published' ? refuse('published-is-not-withdrawn') : withdrawn;

/** While a correction is asked for, its answer is the only way for the customer to change the text. */
const ifCorrectionAsked =
  (asked: LifecycleDecision, otherwise: LifecycleDecision) =>
  ({ correctionAsked }: AnnouncementFacts): LifecycleDecision =>
    correctionAsked ? asked : otherwise;

const everywhere = (decision: LifecycleDecision, exceptions: Partial<Row> = {}): Row => ({
  draft: decision,
  pending: decision,
  pending_payment: decision,
  payment_failed: decision,
  paid: decision,
  approved: decision,
  published: decision,
  rejected: decision,
  refunded: decision,
  ...exceptions,
});

/** The outcome of each event in each status. docs/lifecycle.md shows the same table. */
const table: Readonly<Record<AnnouncementEvent, Row>> = {
  'open-checkout': everywhere(refuse('not-payable'), {
    ...whileUnpaid(to('pending_payment'), refuse('not-payable')),
    paid: refuse('already-paid'),
    approved: refuse('already-paid'),
    published: refuse('already-paid'),
  }),
  'receive-money': everywhere(
    { unchanged: true, giveBack: 'duplicate' },
    {
      ...whileUnpaid(to('paid'), { unchanged: true, giveBack: 'late' }),
      rejected: { unchanged: true, giveBack: 'late' },
    },
  ),
  'fail-payment': everywhere(UNCHANGED, { pending_payment: to('payment_failed') }),
  // The browser does not wait for the answer of this call: where it changes nothing, it is not refused
  // either.
  'cancel-payment': everywhere(UNCHANGED, { pending_payment: to('payment_failed') }),
  approve: {
    draft: refuse('only-pending-is-approved'),
    pending: publishOrApprove,
    pending_payment: refuse('unpaid'),
    payment_failed: refuse('unpaid'),
    paid: publishOrApprove,
    approved: refuse('only-pending-is-approved'),
    published: refuse('already-handled'),
    rejected: unlessRefunded(refuse('already-handled')),
    refunded: refuse('refunded'),
  },
  'come-due': everywhere(UNCHANGED, { approved: ({ due }) => (due ? to('published') : UNCHANGED) }),
  reject: everywhere(to('rejected'), {
    published: refuse('published-is-not-rejected'),
    rejected: refuse('already-handled'),
    refunded: refuse('already-handled'),
  }),
  publish: {
    draft: publishOrApprove,
    pending: publishOrApprove,
    pending_payment: refuse('unpaid'),
    payment_failed: refuse('unpaid'),
    paid: publishOrApprove,
    approved: publishOrApprove,
    published: refuse('already-published'),
    // The specification has a button that corrects a rejection made by mistake.
    rejected: unlessRefunded(publishOrApprove),
    refunded: refuse('refunded'),
  },
  unpublish: everywhere(refuse('not-published'), { published: to('draft') }),
  edit: everywhere(UNCHANGED, { refunded: refuse('not-editable') }),
  modify: everywhere(refuse('not-modifiable'), {
    pending: UNCHANGED,
    pending_payment: UNCHANGED,
    payment_failed: UNCHANGED,
    paid: ifCorrectionAsked(refuse('correction-awaited'), UNCHANGED),
    published: refuse('published-is-not-modified'),
  }),
  // What is being refunded is reviewed no more.
  'ask-correction': everywhere(refuse('not-in-review'), {
    paid: unlessRefunded(
      ifCorrectionAsked(refuse('correction-already-asked'), UNCHANGED),
      refuse('not-in-review'),
    ),
  }),
  'answer-correction': everywhere(refuse('no-correction-asked'), {
    paid: ifCorrectionAsked(UNCHANGED, refuse('no-correction-asked')),
  }),
  'ask-cancellation': everywhere(refuse('not-cancellable'), { paid: UNCHANGED, approved: UNCHANGED }),
  'withdraw-purchase': everywhere(refuse('not-withdrawable'), {
    paid: whileWithdrawable(to('refunded')),
    approved: whileWithdrawable(to('refunded')),
    // A published notice keeps its legal effect; one withdrawn from publication is not published again.
    published: whileWithdrawable(oncePublished(UNCHANGED)),
    draft: whileWithdrawable(oncePublished(to('refunded'))),
    rejected: whileWithdrawable(refuse('already-refunded')),
    refunded: whileWithdrawable(refuse('already-refunded')),
  }),
  // A published notice keeps its legal effect when its payment is refunded.
  refund: everywhere(UNCHANGED, { paid: to('refunded'), approved: to('refunded') }),
  delete: everywhere(UNCHANGED, {
    paid: refuse('paid-is-not-deleted'),
    approved: refuse('paid-is-not-deleted'),
    pending_payment: refuse('payment-under-way'),
  }),
  // A published announcement is restored as a draft: publishing it again is a separate decision.
  restore: everywhere(UNCHANGED, { published: to('draft') }),
  purge: everywhere(refuse('not-found'), { pending: UNCHANGED, payment_failed: UNCHANGED }),
};

/**
 * The user actions on a deleted announcement answer « not found »; payment events still apply. The purge
 * applies to deleted announcements too, since they hold the same personal data.
 */
const whenDeleted: Partial<Readonly<Record<AnnouncementEvent, LifecycleDecision>>> = {
  'receive-money': { unchanged: true, giveBack: 'late' },
  'fail-payment': UNCHANGED,
  'cancel-payment': UNCHANGED,
  'come-due': UNCHANGED,
  refund: UNCHANGED,
};

export const decide = (event: AnnouncementEvent, facts: AnnouncementFacts): LifecycleDecision => {
  if (event === 'restore' && !facts.deleted) return refuse('not-found');
  if (facts.deleted && event !== 'purge' && event !== 'restore')
    return whenDeleted[event] ?? refuse('not-found');
  const decision = table[event][facts.status];
  return typeof decision === 'function' ? decision(facts) : decision;
};

/** Whether a screen offers the action. */
export const allows = (event: AnnouncementEvent, facts: AnnouncementFacts): boolean =>
  !('refusal' in decide(event, facts));

/** The facts assumed where only the status is known: due, neither deleted nor refunded. */
export const factsOfStatus = (status: AnnouncementStatus): AnnouncementFacts => ({
  status,
  deleted: false,
  refunded: false,
  due: true,
});

/** The statuses in which the event is not refused. */
export const statusesThatAllow = (event: AnnouncementEvent): readonly AnnouncementStatus[] =>
  announcementStatuses.filter((status) => allows(event, factsOfStatus(status)));

/** Unpaid and still payable: a payment page can be opened. */
export const isPayable = (status: AnnouncementStatus): boolean =>
  allows('open-checkout', factsOfStatus(status));

/** A payment page is refused because the announcement is paid. */
export const isAlreadyPaid = (status: AnnouncementStatus): boolean => {
  const decision = decide('open-checkout', factsOfStatus(status));
  return 'refusal' in decision && decision.refusal === 'already-paid';
};
