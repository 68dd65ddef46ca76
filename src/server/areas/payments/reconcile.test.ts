import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  givenSubmitted,
  openPage,
  type Submitted,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { reconcilePayments } from './reconcile-payments.ts';

describeOnBothEngines('a payment without notification', (database, itWithDatabase) => {
  const paying = usePaying(database);
  const errors: unknown[] = [];
  const reconcile = () => reconcilePayments({ ...paying(), onError: (error) => errors.push(error) });
  const readAnnouncement = ({ reference }: Submitted) =>
    paying().app.inject({ url: `/api/legal-announcements/reference/${reference}` });

  it('is found at the provider after a quarter of an hour, and not before', async () => {
    const { db, clock, stripe } = paying();
    const [paid, expired, open, late] = [
      await givenSubmitted(db),
      await givenSubmitted(db),
      await givenSubmitted(db),
      await givenSubmitted(db),
    ];
    stripe.pay((await openPage(paying(), paid)).id);
    stripe.change((await openPage(paying(), expired)).id, { status: 'expired' });
    await openPage(paying(), open);
    stripe.pay((await openPage(paying(), late)).id, 'unpaid');
    clock.forward(14);
    await reconcile();
    expect((await standing(db, paid.id)).status).toBe('pending_payment');
    clock.forward(1);
    await reconcile();
    await reconcile();
    expect(await standing(db, paid.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1 }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
    });
    expect(await standing(db, expired.id)).toMatchObject({
      status: 'payment_failed',
      payments: [{ status: 'failed' }],
      mails: { 'payment-failed': 1 },
    });
    expect(await standing(db, open.id)).toMatchObject({ status: 'pending_payment', mails: {} });
    expect((await standing(db, late.id)).payments).toMatchObject([{ status: 'processing' }]);
    expect(errors).toEqual([]);
  });

  itWithDatabase('is found when the customer returns to the page, which asks every few seconds', async () => {
    const { db, clock, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const { id } = await openPage(paying(), submitted);
    const asked = () =>
      stripe.received.filter(({ method, path }) => method === 'GET' && path.endsWith(id)).length;
    await Promise.all(Array.from({ length: 8 }, () => readAnnouncement(submitted)));
    expect(asked()).toBe(1);
    stripe.pay(id);
    expect((await readAnnouncement(submitted)).json().announcement.payment.status).toBe('pending');
    expect(asked()).toBe(1);
    clock.forward(0.1);
    const seen = (await readAnnouncement(submitted)).json().announcement;
    expect(seen).toMatchObject({
      status: 'paid',
      payment: {
        status: 'completed',
        invoiceNumber: expect.stringMatching(/^F-2026-\d{5}$/),
        amountTTC: 149,
      },
    });
    clock.forward(1);
    await readAnnouncement(submitted);
    expect(asked()).toBe(2);
    expect((await standing(db, submitted.id)).mails).toEqual({
      'payment-confirmed': 1,
      'announcement-in-review': 1,
      'team-new-paid': 1,
    });
  });

  itWithDatabase('is found although somebody else had cancelled it on the site', async () => {
    const { app, db, clock, stripe } = paying();
    const [seen, unseen] = [await givenSubmitted(db), await givenSubmitted(db)];
    for (const submitted of [seen, unseen]) {
      const { id } = await openPage(paying(), submitted);
      await app.inject({ method: 'POST', url: `/api/legal-announcements/cancel/${submitted.reference}` });
      expect((await standing(db, submitted.id)).status).toBe('payment_failed');
      stripe.pay(id);
    }
    clock.forward(1);
    expect((await readAnnouncement(seen)).json().announcement.status).toBe('paid');
    clock.forward(15);
    await reconcile();
    expect(await standing(db, unseen.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1 }],
    });
  });

  itWithDatabase('while the provider is down: the page answers all the same', async () => {
    const { db, clock, stripe } = paying();
    const submitted = await givenSubmitted(db);
    await openPage(paying(), submitted);
    clock.forward(1);
    stripe.fail(3, 0);
    const answer = await readAnnouncement(submitted);
    expect([answer.statusCode, answer.json().announcement.status]).toEqual([200, 'pending_payment']);
    stripe.fail(0, 0);
  });

  it('corrects what a crash or a failed checkout left behind', async () => {
    const { db, clock, stripe } = paying();
    const stranded = await givenSubmitted(db);
    await openPage(paying(), stranded);
    // Its page is closed, and the provider fails at the very next call.
    const before = stripe.received.length;
    const failing = checkout(paying(), stranded);
    while (stripe.received.length === before) await new Promise(setImmediate);
    stripe.fail(9, 402);
    await failing;
    stripe.fail(0, 0);
    const crashed = await givenSubmitted(db);
    await openPage(paying(), crashed);
    await db
      .updateTable('payments')
      .set({ stripe_session_id: null, checkout_url: null })
      .where('announcement_id', '=', crashed.id)
      .execute();
    clock.forward(20);
    await reconcile();
    clock.forward(20);
    await reconcile();
    for (const submitted of [stranded, crashed])
      expect(await standing(db, submitted.id)).toMatchObject({ status: 'payment_failed', mails: {} });
  });

  itWithDatabase('that the provider does not know waits until it expires, then fails', async () => {
    const { db, clock } = paying();
    const submitted = await givenSubmitted(db);
    await openPage(paying(), submitted);
    const expiresAt = new Date(clock.now().getTime() + 60 * 60_000);
    await db
      .updateTable('payments')
      .set({ stripe_session_id: 'cs_test_unknown', expires_at: expiresAt })
      .where('announcement_id', '=', submitted.id)
      .execute();
    clock.forward(59);
    await reconcile();
    expect(await standing(db, submitted.id)).toMatchObject({ status: 'pending_payment', mails: {} });
    clock.forward(2);
    await reconcile();
    expect(await standing(db, submitted.id)).toMatchObject({ status: 'payment_failed', mails: {} });
  });

  itWithDatabase('alerts the team of a refund that failed', async () => {
    const { db, clock, stripe } = paying();
    const submitted = await givenSubmitted(db);
    stripe.pay((await openPage(paying(), submitted)).id);
    clock.forward(1);
    await readAnnouncement(submitted);
    await db
      .updateTable('payments')
      .set({ refund_status: 'requested', refund_requested_at: clock.now() })
      .where('announcement_id', '=', submitted.id)
      .execute();
    clock.forward(25 * 60);
    await reconcile();
    expect((await standing(db, submitted.id)).mails['team-payment-alert']).toBeUndefined();
    clock.forward(2 * 60);
    await reconcile();
    await reconcile();
    expect((await standing(db, submitted.id)).mails['team-payment-alert']).toBe(1);
  });
});
