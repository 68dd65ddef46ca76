import { describe, expect, it } from 'vitest';
import { type PaymentStatus, paymentStatuses } from '../announcement/status.ts';
import { decidePayment, type PaymentEvent, paymentEvents } from './transitions.ts';

const short = { pending: 'p', processing: 'r', completed: 'c', failed: 'f', refunded: 'x' } as const;

/** The outcome of each event from pending, processing, completed, failed and refunded, in this order. */
const expected: Readonly<Record<PaymentEvent, string>> = {
  'money-received': 'c c c c x',
  'money-awaited': 'r r c f x',
  'card-refused': 'p r c f x',
  'payment-failed': 'f f c f x',
  cancelled: 'f r c f x',
  'cancelled-anonymously': 'f r c f x',
  'money-returned': 'x x x x x',
  'part-returned': 'c c c c x',
  'refund-failed': 'p r c f x',
  'dispute-opened': 'c c c c x',
  mismatch: 'p r c f x',
};

describe('the lifecycle of a payment', () => {
  it.each(paymentEvents)('follows the table: %s', (event) => {
    const reached = paymentStatuses.map((status) => short[decidePayment(event, status).to]);
    expect(reached.join(' ')).toBe(expected[event]);
  });

  it('accepts awaited money after an anonymous cancellation only', () => {
    for (const event of paymentEvents) {
      const unnotified = decidePayment(event, 'failed', { notified: false });
      if (event === 'money-awaited') expect(unnotified.to).toBe('processing');
      else expect(unnotified, event).toEqual(decidePayment(event, 'failed'));
    }
  });

  const pairs = paymentEvents.flatMap((event) => paymentStatuses.map((status) => [event, status] as const));

  it('books each payment and each refund exactly once', () => {
    const money = (status: PaymentStatus) => status === 'completed' || status === 'refunded';
    for (const [event, status] of pairs) {
      const { to, consequences } = decidePayment(event, status);
      expect(consequences.includes('book-in'), `${event} ${status}`).toBe(!money(status) && money(to));
      expect(consequences.includes('book-out'), `${event} ${status}`).toBe(
        status !== 'refunded' && to === 'refunded',
      );
    }
  });

  it('has no effect after a refund, unless the refund failed or is not credited in full', () => {
    const effective = { 'refund-failed': ['mark-refund-failed', 'alert'], 'part-returned': ['book-part'] };
    for (const event of paymentEvents) {
      const expected = Object.entries(effective).find(([name]) => name === event)?.[1] ?? [];
      expect(decidePayment(event, 'refunded').consequences, event).toEqual(expected);
    }
  });

  it('applies a repeated event once', () => {
    for (const [event, status] of pairs) {
      const first = decidePayment(event, status);
      expect(decidePayment(event, first.to).to, `${event} ${status}`).toBe(first.to);
    }
  });
});
