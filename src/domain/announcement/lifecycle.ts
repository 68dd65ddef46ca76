import { type AnnouncementStatus, announcementStatuses } from './status.ts';

/** What can happen to an announcement once it exists. */
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
  'ask-cancellation',
  'refund',
  'delete',
  'restore',
  'purge',
] as const;
export type AnnouncementEvent = (typeof announcementEvents)[number];

export type AnnouncementFacts = {
  readonly status: AnnouncementStatus;
  readonly deleted: boolean;
  /** Its money was given back, or is about to be. */
  readonly refunded: boolean;
  /** Its publication date is reached: what is let through now is public now. */
  readonly due: boolean;
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
  'not-cancellable',
] as const;
export type LifecycleRefusal = (typeof lifecycleRefusals)[number];

export type LifecycleDecision =
  | { readonly to: AnnouncementStatus }
  /** It happened and changes nothing here; money that comes too late or twice is given back. */
  | { readonly unchanged: true; readonly giveBack?: 'late' | 'duplicate' }
  | { readonly refusal: LifecycleRefusal };

type Row = Readonly<
  Record<AnnouncementStatus, LifecycleDecision | ((facts: AnnouncementFacts) => LifecycleDecision)>
>;

const UNCHANGED: LifecycleDecision = { unchanged: true };
const to = (status: AnnouncementStatus): LifecycleDecision => ({ to: status });
const refuse = (refusal: LifecycleRefusal): LifecycleDecision => ({ refusal });

/** In the future it waits for its day, approved. */
const publishOrApprove = ({ due }: AnnouncementFacts): LifecycleDecision =>
  to(due ? 'published' : 'approved');
const unlessRefunded =
  (otherwise: Row[AnnouncementStatus], refunded = refuse('rejected-and-refunded')) =>
  (facts: AnnouncementFacts): LifecycleDecision => {
    if (facts.refunded) return refunded;
    return typeof otherwise === 'function' ? otherwise(facts) : otherwise;
  };
/** Money came while it was in the trash and goes back: restored, it is paid for no more. */
const whileUnpaid = (unpaid: LifecycleDecision, refunded: LifecycleDecision): Partial<Row> => ({
  pending: unlessRefunded(unpaid, refunded),
  pending_payment: unlessRefunded(unpaid, refunded),
  payment_failed: unlessRefunded(unpaid, refunded),
});

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

/** What becomes of an announcement, from each of its statuses. docs/lifecycle.md shows the same table. */
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
  // The call is fired and forgotten: what it cannot change, it leaves alone without a word.
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
    // Correcting a mistake, with the specification's own button.
    rejected: unlessRefunded(publishOrApprove),
    refunded: refuse('refunded'),
  },
  unpublish: everywhere(refuse('not-published'), { published: to('draft') }),
  edit: everywhere(UNCHANGED, { refunded: refuse('not-editable') }),
  modify: everywhere(refuse('not-modifiable'), {
    pending: UNCHANGED,
    pending_payment: UNCHANGED,
    payment_failed: UNCHANGED,
    paid: UNCHANGED,
    published: refuse('published-is-not-modified'),
  }),
  'ask-cancellation': everywhere(refuse('not-cancellable'), { paid: UNCHANGED, approved: UNCHANGED }),
  // A published notice keeps its legal effect whatever becomes of its money.
  refund: everywhere(UNCHANGED, { paid: to('refunded'), approved: to('refunded') }),
  delete: everywhere(UNCHANGED, {
    paid: refuse('paid-is-not-deleted'),
    approved: refuse('paid-is-not-deleted'),
    pending_payment: refuse('payment-under-way'),
  }),
  // What was public comes back as a draft: publishing it again is a decision of its own.
  restore: everywhere(UNCHANGED, { published: to('draft') }),
  purge: everywhere(refuse('not-found'), { pending: UNCHANGED, payment_failed: UNCHANGED }),
};

/**
 * What people do to an announcement in the trash finds nothing; what happens to its money happens all the same. The
 * purge passes there too: what is thrown away is no less personal.
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

/** Whether a screen offers the action at all. */
export const allows = (event: AnnouncementEvent, facts: AnnouncementFacts): boolean =>
  !('refusal' in decide(event, facts));

/** What is assumed where only the status is known: an announcement that is due, neither deleted nor refunded. */
export const factsOfStatus = (status: AnnouncementStatus): AnnouncementFacts => ({
  status,
  deleted: false,
  refunded: false,
  due: true,
});

/** The statuses in which the event is not refused. */
export const statusesThatAllow = (event: AnnouncementEvent): readonly AnnouncementStatus[] =>
  announcementStatuses.filter((status) => allows(event, factsOfStatus(status)));

/** Nobody has paid for it and somebody still may: a payment page can be opened. */
export const isPayable = (status: AnnouncementStatus): boolean =>
  allows('open-checkout', factsOfStatus(status));

/** Its payment page stays closed because the money came. */
export const isAlreadyPaid = (status: AnnouncementStatus): boolean => {
  const decision = decide('open-checkout', factsOfStatus(status));
  return 'refusal' in decision && decision.refusal === 'already-paid';
};
