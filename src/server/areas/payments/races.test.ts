import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { describeOnServer } from '#tests/support/database.ts';
import {
  deliver,
  eventsOf,
  givenOpenPages,
  type Submitted,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

const PAIRS = repetitions(15, 200);
const PAYMENTS = repetitions(50, 500);
const SPRING = Date.parse('2031-03-03T09:00:00Z');

describeOnServer('concurrent payment events', (database) => {
  const paying = usePaying(database);
  type Page = Awaited<ReturnType<typeof givenOpenPages>>[number];

  /** Opens this many checkout pages, ten at a time. */
  const race = async (run: (page: Page, n: number) => Promise<void>) => {
    const pages = await givenOpenPages(paying(), PAIRS);
    const loop = async () => {
      for (let page = pages.pop(); page; page = pages.pop()) await run(page, pages.length);
    };
    await Promise.all(Array.from({ length: 10 }, loop));
  };

  const readAnnouncement = ({ reference }: Submitted) =>
    paying().app.inject({ url: `/api/legal-announcements/reference/${reference}` });
  const cancel = ({ reference, token }: Submitted) =>
    paying().app.inject({
      method: 'POST',
      url: `/api/legal-announcements/cancel/${reference}`,
      payload: { trackingToken: token },
    });

  it(`the customer returns and the notification arrives: ${PAIRS} pairs, one invoice and one mail each`, async () => {
    const { db, stripe } = paying();
    await race(async ({ submitted, session }) => {
      const event = eventsOf(stripe.pay(session.id)).completed();
      const [seen, update] = await Promise.all([readAnnouncement(submitted), deliver(paying(), event)]);
      expect([seen.statusCode, update.statusCode]).toEqual([200, 200]);
      expect(await standing(db, submitted.id)).toMatchObject({
        status: 'paid',
        payments: [{ status: 'completed', invoices: 1 }],
        mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1 },
      });
    });
    expect((await db.selectFrom('invoices').select('id').execute()).length).toBe(PAIRS);
  });

  it(`the customer cancels and the payment arrives: ${PAIRS} pairs, a payment is never shown as failed`, async () => {
    const { db, stripe } = paying();
    await race(async ({ submitted, session }, n) => {
      // Paid unless the page was closed first.
      const pay = async () =>
        stripe.sessions.get(session.id)?.status === 'open'
          ? deliver(paying(), eventsOf(stripe.pay(session.id)).completed())
          : undefined;
      const racers = [() => cancel(submitted), pay];
      const answers = await Promise.all((n % 2 === 0 ? racers : racers.toReversed()).map((run) => run()));
      for (const answer of answers) expect(answer?.statusCode ?? 200).toBe(200);
      const { status, payments, mails } = await standing(db, submitted.id);
      const paid = stripe.sessions.get(session.id)?.payment_status === 'paid';
      expect([status, payments[0]?.status, mails]).toEqual(
        paid
          ? ['paid', 'completed', expect.objectContaining({ 'payment-confirmed': 1 })]
          : ['payment_failed', 'failed', { 'payment-cancelled': 1 }],
      );
    });
  });

  it(`${PAYMENTS} payments over 40 connections, a fifth of them aborted: numbered without a gap, in their order`, async () => {
    const pages = await givenOpenPages(paying(), PAYMENTS);
    const left = pages.map(({ paymentId }, n) => ({ paymentId, breaksOff: n % 5 === 0 }));
    let moment = SPRING;
    const complete = (on: Database, { paymentId, breaksOff }: { paymentId: string; breaksOff: boolean }) =>
      on.transaction().execute(async (trx) => {
        moment += 1;
        const update = { event: 'money-received' } as const;
        await applyPaymentEvent(trx, { paymentId, update, at: new Date(moment), by: 'provider' });
        if (breaksOff) throw new Error('broken off');
      });
    let broken = 0;
    const loop = async (on: Database) => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { paymentId } = next;
        // Sent again, as a provider would.
        await complete(on, next).catch(() => {
          broken += 1;
          return complete(on, { paymentId, breaksOff: false });
        });
      }
    };
    const open = () => openDatabase({ databaseUrl: database().url, dataDir: '' });
    const others = await Promise.all([open(), open()]);
    await Promise.all(others.flatMap(({ db }) => Array.from({ length: 20 }, () => loop(db))));
    await Promise.all(others.map((other) => other.close()));
    // A busy machine may abort a few more, which waited too long for a connection: they are sent again too.
    expect(broken).toBeGreaterThanOrEqual(PAYMENTS / 5);

    const { db } = paying();
    const invoices = await db
      .selectFrom('invoices')
      .select(['sequence', 'issued_at', 'payment_id'])
      .where('series', '=', 'F-2031')
      .orderBy('sequence')
      .execute();
    expect(invoices.map(({ sequence }) => sequence)).toEqual(pages.map((_, n) => n + 1));
    expect(new Set(invoices.map(({ payment_id }) => payment_id)).size).toBe(PAYMENTS);
    const moments = invoices.map(({ issued_at }) => issued_at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const { rows } = await sql`
      select 1 from audit_events where action = 'announcement.mail-queued'
        and detail->>'kind' = 'payment-confirmed' and at >= '2031-01-01'
    `.execute(db);
    expect(rows.length).toBe(PAYMENTS);
  });
});
