import { describe, expect, it } from 'vitest';
import { type PaymentStatus, paymentStatuses } from '../announcement/status.ts';
import { decidePayment, type PaymentEvent, paymentEvents } from './transitions.ts';

const short = { pending: 'p', processing: 'r', completed: 'c', failed: 'f', refunded: 'x' } as const;

/** Where each event leads from pending, processing, completed, failed and refunded, in this order. */
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

describe('the life of a payment', () => {
  it.each(paymentEvents)('goes where the table says: %s', (event) => {
    const reached = paymentStatuses.map((status) => short[decidePayment(event, status).to]);
    expect(reached.join(' ')).toBe(expected[event]);
  });

  it('awaits the money of what a stranger cancelled, and of nothing else that failed', () => {
    for (const event of paymentEvents) {
      const unnotified = decidePayment(event, 'failed', { notified: false });
      if (event === 'money-awaited') expect(unnotified.to).toBe('processing');
      else expect(unnotified, event).toEqual(decidePayment(event, 'failed'));
    }
  });

  const pairs = paymentEvents.flatMap((event) => paymentStatuses.map((status) => [event, status] as const));

  it('books money in when it is first seen, and out when it goes back, and never twice', () => {
    const money = (status: PaymentStatus) => status === 'completed' || status === 'refunded';
    for (const [event, status] of pairs) {
      const { to, consequences } = decidePayment(event, status);
      expect(consequences.includes('book-in'), `${event} ${status}`).toBe(!money(status) && money(to));
      expect(consequences.includes('book-out'), `${event} ${status}`).toBe(
        status !== 'refunded' && to === 'refunded',
      );
    }
  });

  it('says nothing more once the money is back, unless the refund failed after all', () => {
    for (const event of paymentEvents)
      expect(decidePayment(event, 'refunded').consequences, event).toEqual(
        event === 'refund-failed' ? ['mark-refund-failed', 'alert'] : [],
      );
  });

  it('tells twice without doing twice', () => {
    for (const [event, status] of pairs) {
      const first = decidePayment(event, status);
      expect(decidePayment(event, first.to).to, `${event} ${status}`).toBe(first.to);
    }
  });
});
