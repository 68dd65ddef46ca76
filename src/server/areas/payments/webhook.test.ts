import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addBusinessHours } from '#domain/period/business-hours.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  deliver,
  eventsOf,
  givenSubmitted,
  openPage,
  type StripeEvent,
  standing,
  stripeEvent,
  usePaying,
  WEBHOOK_SECRETS,
} from '#tests/support/paying.ts';
import { repetitions } from '#tests/support/repetitions.ts';

describeOnBothEngines('notifications of the provider', (database, itWithDatabase) => {
  const paying = usePaying(database);

  const storedEvents = (ids: readonly string[]) =>
    paying().db.selectFrom('payment_events').selectAll().where('id', 'in', ids).execute();

  it('pay for the announcement: invoice, deadline, mails, in one transaction', async () => {
    const { db, clock, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = stripe.pay((await openPage(paying(), submitted)).id);
    const event = eventsOf(session).completed();
    const answer = await deliver(paying(), event);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', invoices: 1, creditNotes: 0 }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
    });
    const row = await db
      .selectFrom('announcements')
      .innerJoin('payments', 'payments.announcement_id', 'announcements.id')
      .select(['announcements.due_at', 'payments.completed_at', 'payments.payment_intent'])
      .where('announcements.id', '=', submitted.id)
      .executeTakeFirst();
    expect(row).toEqual({
      due_at: addBusinessHours(clock.now(), 48),
      completed_at: clock.now(),
      payment_intent: session.payment_intent,
    });
    expect(await storedEvents([event.id])).toMatchObject([
      { type: event.type, outcome: 'pending → completed', applied_at: clock.now() },
    ]);
  });

  itWithDatabase('count only when they are signed by one of our keys, and recently', async () => {
    const { app, db } = paying();
    const submitted = await givenSubmitted(db);
    const event = eventsOf(await openPage(paying(), submitted)).completed();
    const refused = [
      await deliver(paying(), event, { secret: 'whsec_of_somebody_else' }),
      await deliver(paying(), event, { secondsOff: -301 }),
      await deliver(paying(), event, { secondsOff: 301 }),
      await deliver(paying(), event, { secondsOff: 86_400 * 365 }),
      await deliver(paying(), event, { headers: { 'stripe-signature': 't=1,v1=00' } }),
      await deliver(paying(), event, { headers: { 'stripe-signature': '' } }),
      await deliver(paying(), { payload: `${event.payload} ` }, { headers: { 'stripe-signature': 'v1=' } }),
      await app.inject({ method: 'POST', url: '/api/stripe/webhook' }),
      await app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: event.payload }),
    ];
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({
        success: false,
        message: "La signature de cette notification n'est pas valable.",
      });
    }
    expect((await standing(db, submitted.id)).status).toBe('pending_payment');
    // A key that is being replaced still signs, within five minutes either way.
    const late = await deliver(paying(), event, { secret: WEBHOOK_SECRETS[1], secondsOff: -299 });
    expect(late.statusCode).toBe(200);
    const early = await deliver(paying(), event, { secondsOff: 299 });
    expect(early.statusCode).toBe(200);
    expect((await standing(db, submitted.id)).status).toBe('paid');
  });

  itWithDatabase('of unknown kinds and of other shops are stored, and answered 200', async () => {
    const known = [
      ...['checkout.session.completed', 'checkout.session.async_payment_failed', 'payment_intent.succeeded'],
      ...['charge.refunded', 'refund.updated', 'charge.dispute.closed'],
    ];
    const withoutObject = (type: string) => {
      const { id } = stripeEvent(type, {});
      return { id, type, payload: JSON.stringify({ id, object: 'event', type }) };
    };
    const foreign = { id: 'cs_x', object: 'checkout.session', status: 'complete', payment_status: 'paid' };
    const events = [
      stripeEvent('customer.created', { id: 'cus_1', name: 'a\u0000b' }),
      stripeEvent('some.thing.of.tomorrow', {}),
      stripeEvent('checkout.session.completed', { ...foreign, metadata: { payment_id: "x' or 1=1" } }),
      stripeEvent('charge.refunded', {
        id: 'ch_1',
        payment_intent: 'pi_of_another_shop',
        amount_refunded: 1,
      }),
      stripeEvent('payment_intent.succeeded', { id: 'pi_of_another_shop' }),
      // Typed by a customer: an invalid escape, half of a surrogate pair, an invalid name.
      stripeEvent('customer.created', { id: 'cus_2', name: 'a\\u0000b', 'c\u0000\ud800': ['\udc00'] }),
      // Events without the object that they should contain.
      ...known.flatMap((type) => [stripeEvent(type, {}), withoutObject(type)]),
    ];
    for (const event of events) expect((await deliver(paying(), event)).statusCode, event.type).toBe(200);
    const stored = await storedEvents(events.map(({ id }) => id));
    expect(stored.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...['unknown payment', 'unknown payment', 'unknown payment'],
      ...Array(3 + 2 * known.length).fill('unused'),
    ]);
  });

  it('that cannot be applied are answered 500, leave nothing, and succeed when they are sent again', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = stripe.pay((await openPage(paying(), submitted)).id);
    const event = eventsOf(session).completed();
    await sql`alter table invoices add constraint broken check (sequence < 0) not valid`.execute(db);
    try {
      expect((await deliver(paying(), event)).statusCode).toBe(500);
      expect(await storedEvents([event.id])).toEqual([]);
      expect(await standing(db, submitted.id)).toMatchObject({
        status: 'pending_payment',
        payments: [{ status: 'pending', invoices: 0 }],
        mails: {},
      });
    } finally {
      await sql`alter table invoices drop constraint broken`.execute(db);
    }
    expect((await deliver(paying(), event)).statusCode).toBe(200);
    expect((await standing(db, submitted.id)).status).toBe('paid');
  });

  itWithDatabase(
    'of another amount, currency or announcement pay for nothing: the team is alerted once, and refunds it',
    async () => {
      const { db, stripe } = paying();
      const wrong = [
        { amount_total: 1_00 },
        { amount_total: 149_01 },
        { currency: 'usd' },
        { client_reference_id: 'x' },
        { metadata: { announcement_id: 'x' } },
      ];
      for (const changes of wrong) {
        const submitted = await givenSubmitted(db);
        const opened = await openPage(paying(), submitted);
        const session = stripe.change(stripe.pay(opened.id).id, changes);
        const events = eventsOf({ ...session, metadata: { ...opened.metadata, ...changes.metadata } });
        for (const event of [events.completed(), events.intentSucceeded(), events.asyncSucceeded()])
          expect((await deliver(paying(), event)).statusCode).toBe(200);
        expect(await standing(db, submitted.id), JSON.stringify(changes)).toMatchObject({
          status: 'pending_payment',
          payments: [{ status: 'pending', held: true, invoices: 0 }],
          mails: { 'team-payment-alert': 1 },
        });
        expect((await checkout(paying(), submitted)).json().code).toBe('announcement.payment-under-way');
        // An administrator refunds the payment at the provider; half of it is not enough.
        const { amount_total: all } = session;
        await deliver(paying(), events.chargeRefunded(Math.floor(all / 2)));
        expect((await standing(db, submitted.id)).payments).toMatchObject([
          { status: 'pending', held: true },
        ]);
        for (const event of [events.chargeRefunded(), events.refundUpdated()])
          expect((await deliver(paying(), event)).statusCode).toBe(200);
        expect(await standing(db, submitted.id), JSON.stringify(changes)).toMatchObject({
          status: 'payment_failed',
          payments: [{ status: 'refunded', duplicate: true, invoices: 1, creditNotes: 1 }],
          mails: { 'team-payment-alert': 1, 'refund-made': 1 },
        });
        const again = stripe.pay((await openPage(paying(), submitted)).id);
        await deliver(paying(), eventsOf(again).completed());
        expect((await standing(db, submitted.id)).status).toBe('paid');
      }
    },
  );

  it('are applied once each, in any order, however often they are sent', async () => {
    const { db, stripe } = paying();
    const kinds = (events: ReturnType<typeof eventsOf>): StripeEvent[] => [
      ...[events.completed(), events.awaited(), events.expired(), events.asyncSucceeded()],
      ...[events.asyncFailed(), events.intentSucceeded(), events.cardRefused(), events.chargeRefunded()],
      ...[events.refundCreated(), events.refundUpdated(), events.refundFailed()],
      ...[events.disputeCreated(), events.disputeClosed('won')],
    ];
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (order) => {
        const submitted = await givenSubmitted(db);
        const session = stripe.pay((await openPage(paying(), submitted)).id);
        const sent = kinds(eventsOf(session))
          .flatMap((event) => Array.from({ length: 5 }, () => event))
          .map((event) => ({ event, place: order.next().value }))
          .toSorted((a, b) => Number(a.place) - Number(b.place));
        for (const { event } of sent) expect((await deliver(paying(), event)).statusCode).toBe(200);
        const { status, payments, mails } = await standing(db, submitted.id);
        expect({ status, payments }).toMatchObject({
          status: 'refunded',
          payments: [{ status: 'refunded', duplicate: false, invoices: 1, creditNotes: 1 }],
        });
        expect(mails).toMatchObject({
          'payment-confirmed': 1,
          'announcement-in-review': 1,
          'team-new-paid': 1,
          'refund-made': 1,
        });
        expect(mails['payment-failed'] ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns: database().engine === 'server' ? repetitions(5, 50) : repetitions(1, 5) },
    );
  });
});
