import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  closePages,
  deliver,
  eventsOf,
  givenSubmitted,
  openPage,
  standing,
  usePaying,
} from '#tests/support/paying.ts';

describeOnBothEngines('a cancellation of the checkout', (database, itWithDatabase) => {
  const paying = usePaying(database);

  const cancel = (name: string, payload?: object) =>
    paying().app.inject({
      method: 'POST',
      url: `/api/legal-announcements/cancel/${name}`,
      ...(payload && { payload }),
    });

  it('with the token closes the page and sends one mail, however often it is repeated', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = await openPage(paying(), submitted);
    for (const name of [submitted.reference, submitted.id, submitted.reference.toLowerCase()]) {
      const answer = await cancel(name, { trackingToken: submitted.token });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    await closePages(paying());
    expect(stripe.sessions.get(session.id)?.status).toBe('expired');
    // The provider's notification of the same changes nothing more.
    await deliver(paying(), eventsOf(session).expired());
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'payment_failed',
      payments: [{ status: 'failed' }],
      mails: { 'payment-cancelled': 1 },
    });
  });

  it('sends its own mail even when the provider notifies of the closed page first', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    await openPage(paying(), submitted);
    stripe.onExpired = (session) => deliver(paying(), eventsOf(session).expired());
    await cancel(submitted.reference, { trackingToken: submitted.token });
    await closePages(paying());
    stripe.onExpired = undefined;
    expect((await standing(db, submitted.id)).mails).toEqual({ 'payment-cancelled': 1 });
  });

  itWithDatabase.each([
    { meanwhile: 'nothing', status: 'payment_failed', page: 'expired', mails: { 'payment-cancelled': 1 } },
    {
      ...{ meanwhile: 'a payment without a notification', status: 'paid', page: 'complete' },
      mails: expect.objectContaining({ 'payment-cancelled': 1, 'payment-confirmed': 1 }),
    },
  ])('closes the page although the provider was down; meanwhile: $meanwhile', async (expected) => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const { id } = await openPage(paying(), submitted);
    stripe.fail(10, 500, '/expire');
    expect((await cancel(submitted.reference, { trackingToken: submitted.token })).statusCode).toBe(200);
    stripe.fail(0, 500);
    if (expected.page === 'complete') stripe.pay(id);
    await closePages(paying());
    expect(stripe.sessions.get(id)?.status).toBe(expected.page);
    const { status, mails } = await standing(db, submitted.id);
    expect({ status, mails }).toEqual({ status: expected.status, mails: expected.mails });
  });

  it('without the token changes the displayed status only: a later payment still wins', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const { id } = await openPage(paying(), submitted);
    const forged = [
      undefined,
      {},
      { trackingToken: 'x'.repeat(32) },
      { trackingToken: '' },
      { trackingToken: 1 },
    ];
    for (const payload of forged) expect((await cancel(submitted.reference, payload)).statusCode).toBe(200);
    expect(stripe.sessions.get(id)?.status).toBe('open');
    expect(await standing(db, submitted.id)).toMatchObject({ status: 'payment_failed', mails: {} });
    await deliver(paying(), eventsOf(stripe.pay(id)).completed());
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1 }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
    });
  });

  it('without the token leaves a page that the next checkout closes', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const first = await openPage(paying(), submitted);
    await cancel(submitted.reference, {});
    expect((await checkout(paying(), submitted, { basePrice: 299 })).statusCode).toBe(200);
    expect(stripe.sessions.get(first.id)?.status).toBe('expired');
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'failed', notified: true }, { status: 'pending' }],
      mails: {},
    });
  });

  it('without the token does not hide a payment in progress: a second one is not asked for', async () => {
    const { db, stripe } = paying();
    for (const isNotified of [true, false]) {
      const submitted = await givenSubmitted(db);
      const { id } = await openPage(paying(), submitted);
      await cancel(submitted.reference, {});
      const awaited = eventsOf(stripe.pay(id, 'unpaid')).awaited();
      if (isNotified) await deliver(paying(), awaited);
      for (const again of [1, 2]) {
        const { statusCode, body } = await checkout(paying(), submitted);
        expect([statusCode, JSON.parse(body).code], `${again}`).toEqual([
          409,
          'announcement.payment-under-way',
        ]);
      }
      const { status, payments, mails } = await standing(db, submitted.id);
      expect([status, payments[0]?.status, mails]).toEqual(['pending_payment', 'processing', {}]);
      await deliver(paying(), eventsOf(stripe.change(id, { payment_status: 'paid' })).asyncSucceeded());
      expect((await standing(db, submitted.id)).status).toBe('paid');
    }
  });

  it("by somebody else does not prevent the announcer's own", async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const { id } = await openPage(paying(), submitted);
    await cancel(submitted.reference);
    await cancel(submitted.reference, { trackingToken: submitted.token });
    await closePages(paying());
    expect(stripe.sessions.get(id)?.status).toBe('expired');
    expect((await standing(db, submitted.id)).mails).toEqual({ 'payment-cancelled': 1 });
    const other = await givenSubmitted(db);
    const session = await openPage(paying(), other);
    await cancel(other.reference);
    await deliver(paying(), eventsOf(session).expired());
    expect(await standing(db, other.id)).toMatchObject({
      status: 'payment_failed',
      mails: { 'payment-failed': 1 },
    });
  });

  itWithDatabase.each([
    { by: 'the owner', paid: 'paid', expected: ['paid', 'completed'] },
    { by: 'anybody', paid: 'paid', expected: ['paid', 'completed'] },
    { by: 'the owner', paid: 'unpaid', expected: ['pending_payment', 'processing'] },
    { by: 'anybody', paid: 'unpaid', expected: ['pending_payment', 'processing'] },
  ] as const)('after paying is no cancel: $by, $paid', async ({ by, paid, expected }) => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    stripe.pay((await openPage(paying(), submitted)).id, paid);
    const shown = by === 'the owner' ? { trackingToken: submitted.token } : {};
    expect((await cancel(submitted.reference, shown)).statusCode).toBe(200);
    const { status, payments } = await standing(db, submitted.id);
    expect([status, payments[0]?.status]).toEqual(expected);
  });

  itWithDatabase('of anything else is accepted and changes nothing', async () => {
    const { db, stripe } = paying();
    const untouched = await Promise.all([
      ...(['pending', 'paid', 'approved', 'rejected', 'refunded', 'draft', 'payment_failed'] as const).map(
        (status) => givenSubmitted(db, { status }),
      ),
    ]);
    for (const submitted of untouched) {
      const before = await standing(db, submitted.id);
      expect((await cancel(submitted.id, { trackingToken: submitted.token })).statusCode).toBe(200);
      expect(await standing(db, submitted.id)).toEqual(before);
    }
    const submitted = await givenSubmitted(db);
    await openPage(paying(), submitted);
    stripe.fail(3, 500);
    expect((await cancel(submitted.id, { trackingToken: submitted.token })).statusCode).toBe(200);
    expect((await standing(db, submitted.id)).status).toBe('pending_payment');
  });

  itWithDatabase('of an unknown announcement is refused in French', async () => {
    for (const [name, code, message] of [
      ['AL-000000', 404, 'Annonce non trouvée'],
      ['0190c0de-0000-7000-8000-000000000001', 404, 'Annonce non trouvée'],
      ['x', 400, "ID d'annonce invalide"],
      ["' or 1=1 --", 400, "ID d'annonce invalide"],
    ] as const) {
      const answer = await cancel(encodeURIComponent(name));
      expect([answer.statusCode, answer.json().message]).toEqual([code, message]);
    }
  });
});
