import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { REFUND_QUEUE } from '#server/db/job-queues.ts';
import type { Worker } from '#server/jobs/background-work.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  deliver,
  eventsOf,
  givenSubmitted,
  openPage,
  type Submitted,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { performRefund } from './perform-refund.ts';
import { closeOpenCheckouts, requestRefund } from './public.ts';
import { startPaymentJobs } from './start-payment-jobs.ts';

const silent = { info() {}, warn() {}, error() {} };

describeOnBothEngines('a refund', (database, itWithDatabase) => {
  const paying = usePaying(database);
  let jobs: Worker | undefined;
  beforeAll(async () => {
    const { clock, provider } = paying();
    jobs = await startPaymentJobs({ database: database(), clock, provider, log: silent });
  });
  afterAll(() => jobs?.stop());

  const givenPaid = async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const session = stripe.pay((await openPage(paying(), submitted)).id);
    await deliver(paying(), eventsOf(session).completed());
    return { submitted, session };
  };

  const setStatus = (id: string, status: AnnouncementStatus) => {
    const dated = status === 'published' ? { publication_date: new Date(), published_at: new Date() } : {};
    const columns = { status, origin: 'admin' as const, ...dated };
    return paying().db.updateTable('announcements').set(columns).where('id', '=', id).execute();
  };

  const whenRefunded = ({ id }: Submitted, place = 0) =>
    vi.waitFor(
      async () => {
        const found = await standing(paying().db, id);
        expect(found.payments[place]?.status).toBe('refunded');
        return found;
      },
      { timeout: 20_000 },
    );

  const reject = ({ id: announcementId }: Submitted) =>
    paying()
      .db.transaction()
      .execute(async (trx) => {
        const at = paying().clock.now();
        await trx
          .updateTable('announcements')
          .set({ status: 'rejected' })
          .where('id', '=', announcementId)
          .execute();
        await closeOpenCheckouts(trx, { announcementId, at });
        // Twice before the worker can see the first.
        const request = { announcementId, reason: 'Annonce rejetée', at };
        return [await requestRefund(trx, request), await requestRefund(trx, request)];
      });

  it('after a rejection: once at the provider, one credit note, one mail', async () => {
    const { db, stripe } = paying();
    const { submitted, session } = await givenPaid();
    expect(await reject(submitted)).toEqual([{ requested: true }, { requested: true }]);
    const found = await whenRefunded(submitted);
    // Nothing is left to refund.
    expect(await reject(submitted)).toEqual([{ requested: false }, { requested: false }]);
    for (const event of [eventsOf(session).chargeRefunded(), eventsOf(session).refundUpdated()])
      await deliver(paying(), event);
    expect(await standing(db, submitted.id)).toEqual(found);
    expect(found).toMatchObject({
      status: 'rejected',
      payments: [{ status: 'refunded', invoices: 1, creditNotes: 1 }],
      mails: { 'payment-confirmed': 1, 'announcement-in-review': 1, 'team-new-paid': 1, 'refund-made': 1 },
    });
    const made = stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent);
    expect(made.map(({ amount }) => amount)).toEqual([149_00]);
    const note = await db
      .selectFrom('credit_notes')
      .select(['reason', 'amount_ttc'])
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirst();
    expect(note).toEqual({ reason: 'Annonce rejetée', amount_ttc: 149_00 });
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'refund_id', 'refund_status', 'amount_refunded'])
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      refund_id: made[0]?.id,
      refund_status: 'succeeded',
      amount_refunded: 149_00,
    });
    const asked = stripe.received.filter(({ headers }) =>
      headers['idempotency-key']?.toString().startsWith(`rf:${payment.id}:`),
    );
    expect(asked.length).toBe(1);
  });

  itWithDatabase('that nobody requested is not asked of the provider', async () => {
    const { db, clock, provider, stripe } = paying();
    const { submitted, session } = await givenPaid();
    const { id: paymentId } = await db
      .selectFrom('payments')
      .select('id')
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    await performRefund({ db, clock, provider }, { paymentId });
    expect(stripe.refunds.filter((made) => made.payment_intent === session.payment_intent)).toEqual([]);
    expect((await standing(db, submitted.id)).payments).toMatchObject([
      { status: 'completed', creditNotes: 0 },
    ]);
  });

  itWithDatabase('without a payment there is nothing to refund, and the open page is closed', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const { id } = await openPage(paying(), submitted);
    // A cancellation without the token closes no page.
    await paying().app.inject({
      method: 'POST',
      url: `/api/legal-announcements/cancel/${submitted.reference}`,
    });
    expect(await reject(submitted)).toEqual([{ requested: false }, { requested: false }]);
    await vi.waitFor(() => expect(stripe.sessions.get(id)?.status).toBe('expired'), { timeout: 20_000 });
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'rejected',
      payments: [{ status: 'failed' }],
      mails: {},
    });
  });

  itWithDatabase(
    'of a payment after the rejection or the deletion: invoiced, refunded and mailed',
    async () => {
      const { db, stripe } = paying();
      for (const end of ['rejected', 'deleted'] as const) {
        const submitted = await givenSubmitted(db);
        const session = stripe.pay((await openPage(paying(), submitted)).id);
        const columns = end === 'deleted' ? { deleted_at: new Date() } : { status: end };
        await db.updateTable('announcements').set(columns).where('id', '=', submitted.id).execute();
        await deliver(paying(), eventsOf(session).completed());
        expect(await whenRefunded(submitted), end).toMatchObject({
          payments: [{ status: 'refunded', invoices: 1, creditNotes: 1 }],
          mails: { 'refund-made': 1 },
        });
      }
    },
  );

  it('of a duplicate: the second payment is invoiced and refunded, the announcement stays paid', async () => {
    const { db, stripe } = paying();
    const submitted = await givenSubmitted(db);
    const first = await openPage(paying(), submitted);
    // Paid on both pages at the same moment: the provider could not close the first.
    stripe.change(first.id, { status: 'complete' });
    stripe.fail(3, 500);
    expect((await checkout(paying(), submitted)).statusCode).toBe(502);
    stripe.change(first.id, { status: 'open' });
    const second = await openPage(paying(), submitted);
    for (const { id } of [second, first]) {
      const paid = stripe.change(id, {
        ...{ status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` },
      });
      expect((await deliver(paying(), eventsOf(paid).completed())).statusCode).toBe(200);
    }
    expect(await whenRefunded(submitted)).toMatchObject({
      status: 'paid',
      mails: {
        'payment-confirmed': 1,
        'announcement-in-review': 1,
        'team-new-paid': 1,
        'team-payment-alert': 1,
        'refund-made': 1,
      },
    });
    const { payments } = await standing(db, submitted.id);
    expect(payments.filter(({ invoices }) => invoices === 1)).toMatchObject([
      { status: 'refunded', duplicate: true, creditNotes: 1 },
      { status: 'completed', duplicate: false, creditNotes: 0 },
    ]);
  });

  itWithDatabase(
    "from the provider's dashboard: the status follows, a published notice keeps its effect",
    async () => {
      const { db } = paying();
      const alert = { 'team-payment-alert': 1 };
      const refundMail = { 'refund-made': 1 };
      for (const [before, after, mails] of [
        ['paid', 'refunded', refundMail],
        ['approved', 'refunded', refundMail],
        ['published', 'published', alert],
        ['draft', 'draft', alert],
      ] as const)
        for (const kind of ['charge', 'dispute'] as const) {
          const { submitted, session } = await givenPaid();
          await setStatus(submitted.id, before);
          const events = eventsOf(session);
          await deliver(paying(), kind === 'charge' ? events.chargeRefunded() : events.disputeClosed('lost'));
          expect(await standing(db, submitted.id), before).toMatchObject({
            status: after,
            payments: [{ status: 'refunded', creditNotes: 1 }],
            mails,
          });
        }
    },
  );

  it('of what was given back in the dashboard meanwhile: asks for nothing more', async () => {
    const { db, stripe } = paying();
    const { submitted, session } = await givenPaid();
    stripe.giveBack(session.payment_intent ?? '', 149_00);
    await reject(submitted);
    expect(await whenRefunded(submitted)).toMatchObject({
      payments: [{ status: 'refunded', creditNotes: 1 }],
      mails: { 'refund-made': 1 },
    });
    const found = db.selectFrom('payments').select(['refund_id', 'amount_refunded']);
    expect(await found.where('announcement_id', '=', submitted.id).executeTakeFirst()).toEqual({
      refund_id: null,
      amount_refunded: 149_00,
    });
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toHaveLength(1);
  });

  it('partial, disputed or refused by the bank: stays paid, and the team is alerted', async () => {
    const { db } = paying();
    const { submitted, session } = await givenPaid();
    const events = eventsOf(session);
    await deliver(paying(), events.chargeRefunded(50_00));
    await deliver(paying(), events.disputeCreated());
    // One failure, reported by several notifications: one alert.
    for (let n = 0; n < 3; n++) await deliver(paying(), events.refundFailed());
    await deliver(paying(), events.disputeClosed('won'));
    expect(await standing(db, submitted.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', creditNotes: 1, returned: 50_00 }],
      mails: { 'team-payment-alert': 2, 'refund-made': 1 },
    });
    const payment = await db
      .selectFrom('payments')
      .select(['amount_refunded', 'disputed_at', 'refund_status'])
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirst();
    expect(payment).toEqual({
      amount_refunded: 50_00,
      disputed_at: expect.any(Date),
      refund_status: 'failed',
    });
    // The rest is refunded and credited with the rejection.
    await reject(submitted);
    await whenRefunded(submitted);
    const { stripe } = paying();
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 99_00, payment_intent: session.payment_intent });
  });

  it('while the provider does not answer: retried, never refunded twice', async () => {
    const { db, clock, provider, stripe } = paying();
    const { submitted, session } = await givenPaid();
    const { id: paymentId } = await db
      .selectFrom('payments')
      .select('id')
      .where('announcement_id', '=', submitted.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('payments')
      .set({ refund_status: 'requested', refund_requested_at: clock.now(), refund_reason: 'Essai' })
      .where('id', '=', paymentId)
      .execute();
    stripe.fail(3, 500);
    await expect(performRefund({ db, clock, provider }, { paymentId })).rejects.toThrow();
    expect((await standing(db, submitted.id)).payments[0]?.status).toBe('completed');
    await Promise.all(Array.from({ length: 3 }, () => performRefund({ db, clock, provider }, { paymentId })));
    expect(await standing(db, submitted.id)).toMatchObject({
      payments: [{ status: 'refunded', creditNotes: 1 }],
      mails: { 'refund-made': 1 },
    });
    expect(stripe.refunds.filter((made) => made.payment_intent === session.payment_intent).length).toBe(1);
    // After a failure it is a new request; a pending one is not a refusal.
    const [first, later] = [clock.now(), new Date(clock.now().getTime() + 60_000)];
    const missing = { paymentId, paymentIntent: 'pi_missing', amount: 149_00 };
    for (const requestedAt of [first, later].map((at) => new Date(at.getTime() + 1)))
      expect(await provider.refund({ ...missing, requestedAt })).toEqual({ id: null, state: 'failed' });
    // What is left may change before a request is repeated: another amount is another request.
    const less = { ...missing, amount: 1, requestedAt: new Date(later.getTime() + 1) };
    expect(await provider.refund(less)).toEqual({ id: null, state: 'failed' });
    const keys = stripe.received.slice(-3).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    // The jobs of other payments may not be removed yet.
    const { rows } = await sql`
      select 1 from jobs.job where name = ${REFUND_QUEUE} and data->>'paymentId' = ${paymentId}
    `.execute(db);
    expect(rows).toEqual([]);
  });
});
