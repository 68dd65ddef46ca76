import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnnouncementEvent } from '#domain/announcement/lifecycle.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { type PaymentEvent, paymentEvents } from '#domain/payment/transitions.ts';
import {
  administer,
  applyPaymentReport,
  newModel,
  openCheckout,
  type PaymentModel,
} from './support/payment-model.ts';

/** The seven notifications of one payment, and the event that each one means. */
const sevenEvents = {
  'checkout.session.completed': 'money-received',
  'payment_intent.succeeded': 'money-received',
  'payment_intent.payment_failed': 'card-refused',
  'checkout.session.expired': 'payment-failed',
  'checkout.session.async_payment_succeeded': 'money-received',
  'charge.refunded': 'money-returned',
  'refund.updated': 'money-returned',
} as const satisfies Record<string, PaymentEvent>;

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));

const total = (model: PaymentModel, what: 'invoices' | 'creditNotes') =>
  model.payments.reduce((sum, payment) => sum + payment[what], 0);

/** One invoice per payment received; credit notes for what was returned, all of it when it is refunded. */
const expectBooked = ({ payments }: PaymentModel, description: string) => {
  for (const { status, invoices, creditNotes, amount, returned } of payments) {
    expect(invoices, description).toBe(status === 'completed' || status === 'refunded' ? 1 : 0);
    expect(creditNotes > 0, description).toBe(returned > 0);
    expect(returned === amount, description).toBe(status === 'refunded');
  }
};

/** The invariants of the books. */
const expectSound = (model: PaymentModel, description: string) => {
  expectBooked(model, description);
  for (const { duplicate, refundRequested, status } of model.payments)
    if (duplicate) expect(refundRequested || status === 'refunded', description).toBe(true);
  const counting = model.payments.filter(({ status, duplicate }) => status === 'completed' && !duplicate);
  expect(counting.length, description).toBeLessThanOrEqual(1);
  if (model.status === 'paid') expect(counting.length, description).toBe(1);
  expect(model.mails['payment-confirmed'], description).toBe(model.mails['team-new-paid']);
  expect(model.mails['payment-confirmed'], description).toBe(model.mails['announcement-in-review']);
  expect(model.mails['payment-confirmed'], description).toBeLessThanOrEqual(total(model, 'invoices'));
  expect(model.mails['refund-made'], description).toBeLessThanOrEqual(total(model, 'creditNotes'));
  for (const { returned, amount } of model.payments)
    expect(returned, description).toBeLessThanOrEqual(amount);
  expect(model.mails['payment-failed'] + model.mails['payment-cancelled'], description).toBeLessThanOrEqual(
    model.payments.length,
  );
};

describe('the payments of an announcement', () => {
  type Seventh = keyof typeof sevenEvents;

  /** A repeated notification is ignored; another notification may report the same event. */
  const deliver = (model: PaymentModel, name: Seventh, copies: number): PaymentModel => {
    const event = sevenEvents[name];
    const deliveries = event === 'card-refused' ? 1 : copies;
    return Array.from({ length: deliveries }).reduce<PaymentModel>(
      (reported) => applyPaymentReport(reported, 0, event),
      model,
    );
  };

  const expectRefunded = (model: PaymentModel, order: readonly Seventh[]) => {
    const description = order.join(' ');
    const firstMoney = order.findIndex((name) => sevenEvents[name].startsWith('money'));
    expect(model.status, description).toBe('refunded');
    expect(model.payments[0], description).toMatchObject({ status: 'refunded', invoices: 1, creditNotes: 1 });
    expect(model.mails, description).toEqual({
      'payment-confirmed': 1,
      'announcement-in-review': 1,
      'team-new-paid': 1,
      'refund-made': 1,
      'payment-failed': order.indexOf('checkout.session.expired') < firstMoney ? 1 : 0,
      'payment-cancelled': 0,
      'team-payment-alert': 0,
    });
    expectSound(model, description);
  };

  it('end alike in all 5,040 orders of seven notifications, each delivered one to five times', () => {
    const orders = permutations(Object.keys(sevenEvents) as Seventh[]);
    expect(orders.length).toBe(5_040);
    for (const [n, order] of orders.entries()) {
      const copies = (place: number) => 1 + ((n + place * 3) % 5);
      const start = openCheckout(newModel());
      expectRefunded(
        order.reduce((model, name, place) => deliver(model, name, copies(place)), start),
        order,
      );
    }
  });

  const pairs = paymentEvents.flatMap((first) => paymentEvents.map((second) => [first, second] as const));
  const starts = announcementStatuses.flatMap((status) => [newModel(status), newModel(status, true)]);

  it('are booked from every status, after any two events', () => {
    for (const start of starts)
      for (const [first, second] of pairs) {
        const model = applyPaymentReport(applyPaymentReport(withOpenPayment(start), 0, first), 0, second);
        const description = `${start.status} ${start.deleted} ${first} ${second}`;
        expectBooked(model, description);
        // Money received for an announcement that is no longer payable is refunded.
        const payable =
          !start.deleted && ['pending', 'pending_payment', 'payment_failed'].includes(start.status);
        if (model.payments[0]?.status === 'completed')
          expect(model.payments[0].refundRequested, description).toBe(!payable);
      }
  });

  it('leave the announcement payable when a held one is refunded by hand', () => {
    const held = applyPaymentReport(openCheckout(newModel()), 0, 'mismatch');
    expect(openCheckout(held)).toBe(held);
    const back = applyPaymentReport(held, 0, 'money-returned');
    expect(back).toMatchObject({
      status: 'payment_failed',
      payments: [{ status: 'refunded', duplicate: true }],
    });
    expectSound(back, 'held');
    const paid = applyPaymentReport(openCheckout(back), 1, 'money-received');
    expect(paid.status).toBe('paid');
    expectSound(paid, 'paid after all');
  });

  const step = fc.oneof(
    fc.constant({ do: 'open' as const }),
    // Only payments report money: no administrator action does.
    fc.record({
      do: fc.constant('administer' as const),
      event: fc.constantFrom('approve', 'reject', 'publish', 'unpublish', 'delete', 'come-due' as const),
    }),
    fc.record({
      do: fc.constant('tell' as const),
      index: fc.nat(3),
      event: fc.constantFrom(...paymentEvents),
      total: fc.constantFrom(20_00, 50_00, 100_00),
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

  const take = (model: PaymentModel, given: Step): PaymentModel => {
    if (given.do === 'open') return openCheckout(model);
    if (given.do === 'administer') return administer(model, given.event as AnnouncementEvent);
    return applyPaymentReport(model, given.index, given.event, { total: given.total });
  };

  it('keep the invariants whatever visitors, administrators and the provider do, in any order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) =>
        expectSound(steps.reduce(take, newModel()), JSON.stringify(steps)),
      ),
      { numRuns: 1_000 },
    );
  });
});

const withOpenPayment = (model: PaymentModel): PaymentModel => ({
  ...model,
  payments: openCheckout(newModel()).payments,
});
