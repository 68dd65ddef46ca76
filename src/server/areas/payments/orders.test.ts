import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentEvent } from '#domain/payment/transitions.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { deliver, eventsOf, givenOpenPages, standing, usePaying } from '#tests/support/paying.ts';
import {
  applyPaymentReport,
  newModel,
  openCheckout,
  type PaymentModel,
} from '#tests/support/payment-model.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const ORDERS = repetitions(10, 200);

const seven = {
  completed: 'money-received',
  intentSucceeded: 'money-received',
  cardRefused: 'card-refused',
  expired: 'payment-failed',
  asyncSucceeded: 'money-received',
  chargeRefunded: 'money-returned',
  refundUpdated: 'money-returned',
} as const satisfies Record<string, PaymentEvent>;
type Seventh = keyof typeof seven;

describeOnServer(`${ORDERS} orders of seven notifications, each sent one to five times`, (database) => {
  const paying = usePaying(database);

  type Page = Awaited<ReturnType<typeof givenOpenPages>>[number];

  const play = async ({ submitted, session }: Page, order: readonly { name: Seventh; copies: number }[]) => {
    const { db, stripe } = paying();
    const events = eventsOf(stripe.pay(session.id));
    let model = openCheckout(newModel());
    for (const { name, copies } of order) {
      const event = events[name]();
      for (let copy = 0; copy < copies; copy += 1)
        expect((await deliver(paying(), event)).statusCode).toBe(200);
      model = applyPaymentReport(model, 0, seven[name]);
    }
    expect(await standing(db, submitted.id), JSON.stringify(order)).toEqual(counted(model));
  };

  it('end on PostgreSQL as they do in the model, and leave no gap in the numbers', async () => {
    const names = Object.keys(seven) as Seventh[];
    const orders = fc.sample(
      fc.record({
        order: fc.shuffledSubarray(names, { minLength: names.length }),
        copies: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 7, maxLength: 7 }),
      }),
      { numRuns: ORDERS, seed: 5_040 },
    );
    const waiting = orders.map(({ order, copies }) =>
      order.map((name, n) => ({ name, copies: copies[n] ?? 1 })),
    );
    const pages = await givenOpenPages(paying(), ORDERS);
    const loop = async () => {
      for (let page = pages.pop(); page; page = pages.pop()) await play(page, waiting[pages.length] ?? []);
    };
    await Promise.all([loop(), loop(), loop(), loop()]);

    const { db } = paying();
    for (const table of ['invoices', 'credit_notes'] as const) {
      const rows = await db.selectFrom(table).select('sequence').orderBy('sequence').execute();
      expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: ORDERS }, (_, n) => n + 1));
    }
  });
});

/** The model without its amounts, and without its zero counters, for which the database has no row. */
const counted = ({ status, payments, mails }: PaymentModel) => ({
  status,
  payments: payments.map(({ amount: _, credited: __, ...payment }) => payment),
  mails: Object.fromEntries(Object.entries(mails).filter(([, count]) => count > 0)),
});
