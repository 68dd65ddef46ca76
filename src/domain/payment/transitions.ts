import type { PaymentStatus } from '../announcement/status.ts';

/** What can happen to a payment once its page is open, whoever says so. */
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

/** What follows from it, besides the new status. */
export type PaymentConsequence =
  | 'book-in'
  | 'book-out'
  | 'count-refusal'
  | 'wait-again'
  | 'say-failed'
  | 'say-cancelled'
  | 'say-nothing'
  | 'store-part'
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

/** As it was, everywhere else: told twice, or too late. */
const elsewhereUnchanged = (exceptions: Partial<Row>): Row => ({
  pending: becomes('pending'),
  processing: becomes('processing'),
  completed: becomes('completed'),
  failed: becomes('failed'),
  refunded: becomes('refunded'),
  ...exceptions,
});

/** Whatever is told of money that we did not see come, it came: it is booked in first. */
const onceBooked = (completed: PaymentDecision): Row => {
  const bookedFirst = becomes(completed.to, 'book-in', ...completed.consequences);
  return elsewhereUnchanged({
    completed,
    pending: bookedFirst,
    processing: bookedFirst,
    failed: bookedFirst,
  });
};

/** What becomes of a payment, from each of its statuses. docs/lifecycle.md shows the same table. */
const table: Readonly<Record<PaymentEvent, Row>> = {
  // Late, it still wins over the failure that was told before.
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
    // Somebody cancelled it without the right to have a mail sent: now it is true.
    failed: becomes('failed', 'say-failed'),
  }),
  // What the provider already processes can no longer be cancelled by leaving its page.
  cancelled: elsewhereUnchanged({
    pending: becomes('failed', 'say-cancelled'),
    failed: becomes('failed', 'say-cancelled'),
  }),
  'cancelled-anonymously': elsewhereUnchanged({ pending: becomes('failed', 'say-nothing') }),
  'money-returned': onceBooked(becomes('refunded', 'book-out')),
  'part-returned': onceBooked(becomes('completed', 'store-part')),
  'refund-failed': elsewhereUnchanged({
    completed: becomes('completed', 'mark-refund-failed', 'alert'),
    // The books say that it went back: only a person can tell what happened.
    refunded: becomes('refunded', 'mark-refund-failed', 'alert'),
  }),
  'dispute-opened': onceBooked(becomes('completed', 'flag-dispute', 'alert')),
  mismatch: elsewhereUnchanged({
    pending: becomes('pending', 'hold', 'alert'),
    processing: becomes('processing', 'hold', 'alert'),
    failed: becomes('failed', 'hold', 'alert'),
  }),
};

/** Failed because a stranger said so, which closed no page: what the provider awaits since then is really awaited. */
const failedByAStranger: Partial<Readonly<Record<PaymentEvent, PaymentDecision>>> = {
  'money-awaited': becomes('processing', 'wait-again'),
};

export const decidePayment = (
  event: PaymentEvent,
  status: PaymentStatus,
  { notified }: { readonly notified: boolean } = { notified: true },
): PaymentDecision => (status === 'failed' && !notified && failedByAStranger[event]) || table[event][status];
