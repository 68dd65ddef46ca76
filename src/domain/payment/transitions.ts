import type { PaymentStatus } from '../announcement/status.ts';

/** The events of a payment once its page is open, whatever their origin. */
export const paymentEvents = [
  'money-received',
  'money-awaited',
  'card-refused',
  'payment-failed',
  'cancelled',
  'cancelled-anonymously',
  'money-returned',
  'part-returned',
  'refund-failed',
  'dispute-opened',
  'mismatch',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** The effects of an event besides the new status. */
export type PaymentConsequence =
  | 'book-in'
  | 'book-out'
  | 'book-part'
  | 'count-refusal'
  | 'wait-again'
  | 'say-failed'
  | 'say-cancelled'
  | 'say-nothing'
  | 'mark-refund-failed'
  | 'flag-dispute'
  | 'alert'
  | 'hold';

export type PaymentDecision = {
  readonly to: PaymentStatus;
  readonly consequences: readonly PaymentConsequence[];
};

type Row = Readonly<Record<PaymentStatus, PaymentDecision>>;

const becomes = (to: PaymentStatus, ...consequences: PaymentConsequence[]): PaymentDecision => ({
  to,
  consequences,
});

/** Unchanged in every other status: the event is repeated, or late. */
const elsewhereUnchanged = (exceptions: Partial<Row>): Row => ({
  pending: becomes('pending'),
  processing: becomes('processing'),
  completed: becomes('completed'),
  failed: becomes('failed'),
  refunded: becomes('refunded'),
  ...exceptions,
});

/** An event that implies money not booked yet books it first. */
const onceBooked = (completed: PaymentDecision): Row => {
  const bookedFirst = becomes(completed.to, 'book-in', ...completed.consequences);
  return elsewhereUnchanged({
    completed,
    pending: bookedFirst,
    processing: bookedFirst,
    failed: bookedFirst,
  });
};

/** The outcome of each event in each status. docs/lifecycle.md shows the same table. */
const table: Readonly<Record<PaymentEvent, Row>> = {
  // A late success prevails over the failure reported before.
  'money-received': elsewhereUnchanged({
    pending: becomes('completed', 'book-in'),
    processing: becomes('completed', 'book-in'),
    failed: becomes('completed', 'book-in'),
  }),
  'money-awaited': elsewhereUnchanged({ pending: becomes('processing') }),
  // Another card may be tried on the same page.
  'card-refused': elsewhereUnchanged({ pending: becomes('pending', 'count-refusal') }),
  'payment-failed': elsewhereUnchanged({
    pending: becomes('failed', 'say-failed'),
    processing: becomes('failed', 'say-failed'),
    // An anonymous cancellation sent no mail; the provider's failure does.
    failed: becomes('failed', 'say-failed'),
  }),
  // A payment that the provider is processing can no longer be cancelled by leaving its page.
  cancelled: elsewhereUnchanged({
    pending: becomes('failed', 'say-cancelled'),
    failed: becomes('failed', 'say-cancelled'),
  }),
  'cancelled-anonymously': elsewhereUnchanged({ pending: becomes('failed', 'say-nothing') }),
  'money-returned': onceBooked(becomes('refunded', 'book-out')),
  'part-returned': {
    ...onceBooked(becomes('completed', 'book-part')),
    // What an earlier release returned without crediting all of it.
    refunded: becomes('refunded', 'book-part'),
  },
  'refund-failed': elsewhereUnchanged({
    completed: becomes('completed', 'mark-refund-failed', 'alert'),
    // The refund is already booked: only a person can find out what happened.
    refunded: becomes('refunded', 'mark-refund-failed', 'alert'),
  }),
  'dispute-opened': onceBooked(becomes('completed', 'flag-dispute', 'alert')),
  mismatch: elsewhereUnchanged({
    pending: becomes('pending', 'hold', 'alert'),
    processing: becomes('processing', 'hold', 'alert'),
    failed: becomes('failed', 'hold', 'alert'),
  }),
};

/**
 * An anonymous cancellation closes no payment page: a later notification that the money is awaited is still
 * valid.
 */
const failedByAStranger: Partial<Readonly<Record<PaymentEvent, PaymentDecision>>> = {
  'money-awaited': becomes('processing', 'wait-again'),
};

export const decidePayment = (
  event: PaymentEvent,
  status: PaymentStatus,
  { notified }: { readonly notified: boolean } = { notified: true },
): PaymentDecision => (status === 'failed' && !notified && failedByAStranger[event]) || table[event][status];
