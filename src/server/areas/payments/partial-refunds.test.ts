import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { PARTIAL_REFUND_QUEUE, REFUND_QUEUE } from '#server/db/job-queues.ts';
import type { RefundRequest } from '#server/ports/payment-provider.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { checkIssued } from '#tests/support/e-invoice-rules.ts';
import {
  deliver,
  eventsOf,
  givenSubmitted,
  openPage,
  type Submitted,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { onOneLine, readPdf } from '#tests/support/pdf.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { auditOf } from '#tests/support/stored-announcements.ts';
import type { StripeSession } from '#tests/support/stripe-server.ts';
import { performRefund } from './perform-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';

describeOnBothEngines('a partial refund', (database, itWithDatabase) => {
  const paying = usePaying(database);
  let admin: Record<string, string> | undefined;

  const givenPaid = async () => {
    const { db, stripe } = paying();
    const sent = await givenSubmitted(db);
    const session = stripe.pay((await openPage(paying(), sent)).id);
    await deliver(paying(), eventsOf(session).completed());
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'payment_intent'])
      .where('announcement_id', '=', sent.id)
      .executeTakeFirstOrThrow();
    return { sent, session, paymentId: payment.id, intent: payment.payment_intent ?? '' };
  };
  const ask = async ({ id }: Pick<Submitted, 'id'>, body: object) => {
    admin ??= (await givenSession(paying(), await givenAccount(paying().db, { role: 'admin' }))).cookie;
    return paying().app.inject({
      method: 'POST',
      url: `/api/admin/legal-announcements/${id}/refunds`,
      headers: admin,
      payload: { refundId: randomUUID(), reason: 'Retard de publication', ...body },
    });
  };
  const perform = (paymentId: string) => {
    const { db, clock, provider } = paying();
    return performRefund({ db, clock, provider }, { paymentId });
  };
  /** The provider makes the refund, and its answer is lost. */
  const performWithoutAnswer = async (paymentId: string) => {
    const { db, clock, provider } = paying();
    const refund = async (asked: RefundRequest) => {
      await provider.refund(asked);
      throw new Error('connection lost');
    };
    const job = performRefund({ db, clock, provider: { ...provider, refund } }, { paymentId });
    await expect(job).rejects.toThrow('connection lost');
  };
  const notesOf = ({ id }: Submitted) =>
    paying()
      .db.selectFrom('credit_notes')
      .select(['id', 'amount_ttc', 'amount_ht', 'amount_tva', 'reason', 'data'])
      .where('announcement_id', '=', id)
      .orderBy('number')
      .execute();
  const reconcile = (
    onError = (error: unknown): void => {
      throw error;
    },
  ) => {
    const { db, clock, provider } = paying();
    return reconcilePayments({ db, clock, provider, onError });
  };
  const madeOf = (intent: string) => paying().stripe.refunds.filter((made) => made.payment_intent === intent);
  const partsOf = (paymentId: string) =>
    paying()
      .db.selectFrom('partial_refunds')
      .select(['status', 'refund_id'])
      .where('payment_id', '=', paymentId)
      .execute();
  /** More than a day passes since its request. */
  const makeOld = (paymentId: string) => {
    const { db, clock } = paying();
    const requested_at = new Date(clock.now().getTime() - 27 * 3_600_000);
    return db
      .updateTable('partial_refunds')
      .set({ requested_at })
      .where('payment_id', '=', paymentId)
      .execute();
  };
  /** The provider reports, twice, that a refund failed. */
  const fail = async (session: StripeSession, part: ReturnType<typeof madeOf>[number] | undefined) => {
    if (!part) throw new Error('No refund');
    paying().stripe.settleRefund(part.id, 'failed');
    for (let n = 0; n < 2; n++) await deliver(paying(), eventsOf(session).partFailed(part));
  };
  const jobsOf = async (queue: string, paymentId: string) => {
    const { rows } = await sql`
      select 1 from jobs.job where name = ${queue} and data->>'paymentId' = ${paymentId}
    `.execute(paying().db);
    return rows.length;
  };
  const sound = async () => expect(await findViolations(paying().db)).toEqual([]);

  it('asked for by an administrator: one refund, its credit note with the reason, a mail, an audit line', async () => {
    const { app, db, stripe } = paying();
    const { sent, paymentId, intent } = await givenPaid();
    const body = { refundId: randomUUID(), amount: 50_00 };
    const asked = await ask(sent, body);
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({
      message: expect.stringMatching(/^Le remboursement est demandé/),
      announcement: { payment: { refundable: 0, partial_refund: { amount: 50, status: 'requested' } } },
    });
    // The same request again, as a browser may send it, is the same refund.
    expect((await ask(sent, body)).statusCode).toBe(200);
    await Promise.all([perform(paymentId), perform(paymentId)]);
    expect(stripe.refunds.filter((made) => made.payment_intent === intent)).toMatchObject([
      { amount: 50_00, metadata: { payment_id: paymentId, partial_refund_id: body.refundId } },
    ]);
    expect(await standing(db, sent.id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'completed', creditNotes: 1, returned: 50_00, refundRequested: false }],
      mails: { 'refund-made': 1 },
    });
    const [note] = await notesOf(sent);
    expect(note).toMatchObject({
      ...{ amount_ttc: 50_00, amount_ht: 41_67, amount_tva: 8_33, reason: 'Retard de publication' },
      data: { invoice: { whole: false } },
    });
    const [mail] = (await queuedMails(db, sent.email)).filter(({ template }) => template === 'refund-made');
    expect(mail?.data).toMatchObject({ amountTTC: 50_00, partial: true, reason: 'Retard de publication' });
    expect(await auditOf(db, sent.id)).toContain('announcement.refund-asked');
    const read = (of: string) =>
      app.inject({ url: `/api/admin/legal-announcements/${of}/documents/${note?.id}`, headers: admin ?? {} });
    const elsewhere = await read((await givenPaid()).sent.id);
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'document.not-found']);
    const pdf = await read(sent.id);
    const text = onOneLine((await readPdf(pdf.rawPayload)).text);
    for (const words of ['Annule en partie la facture', 'Remboursement partiel', 'Retard de publication'])
      expect(text).toContain(words);
    await sound();
  });

  it('never adds up to more than was paid, however many ask at once', async () => {
    const { stripe } = paying();
    const { sent, paymentId, intent } = await givenPaid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(sent, { amount: 100_00 })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await ask(sent, { amount: 1 })).json()).toMatchObject({ code: 'payment.refund-under-way' });
    await perform(paymentId);
    const tooMuch = await ask(sent, { amount: 49_01 });
    expect([tooMuch.statusCode, tooMuch.json().code, tooMuch.json().message]).toEqual([
      409,
      'payment.refund-too-large',
      'Il reste 49,00\u00a0€ à rembourser au plus sur ce paiement.',
    ]);
    // All that is left: the payment is refunded, and the notice is no longer published.
    expect((await ask(sent, { amount: 49_00 })).statusCode).toBe(200);
    await perform(paymentId);
    expect(await standing(paying().db, sent.id)).toMatchObject({
      status: 'refunded',
      payments: [{ status: 'refunded', creditNotes: 2, returned: 149_00 }],
    });
    expect((await ask(sent, { amount: 1 })).json()).toMatchObject({ code: 'payment.not-refundable' });
    const made = stripe.refunds.filter((refund) => refund.payment_intent === intent);
    expect(made.map(({ amount }) => amount)).toEqual([100_00, 49_00]);
    const notes = await notesOf(sent);
    expect(notes.map(({ amount_ht, amount_tva }) => amount_ht + amount_tva)).toEqual([100_00, 49_00]);
    expect(notes.reduce((sum, { amount_ht }) => sum + amount_ht, 0)).toBe(124_17);
    expect(Object.values(await checkIssued(paying().db, sent.id))).toEqual([[], [], []]);
    await sound();
  });

  itWithDatabase('is refused without an amount, a reason, a payment, or an announcement', async () => {
    const { db } = paying();
    const { sent } = await givenPaid();
    for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { amount: '5' }, {}])
      expect((await ask(sent, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await ask(sent, { amount: 5_00, reason: '  ' })).json()).toMatchObject({
      errors: { reason: 'Le motif est obligatoire.' },
    });
    const unpaid = await ask(await givenSubmitted(db), { amount: 5_00 });
    expect(unpaid.json()).toMatchObject({ code: 'payment.not-refundable' });
    expect((await ask({ id: randomUUID() }, { amount: 5_00 })).statusCode).toBe(404);
    expect((await notesOf(sent)).length).toBe(0);
  });

  it("made in the provider's dashboard: each part credited once, in any order of its notifications", async () => {
    const { stripe } = paying();
    const { sent, session, intent } = await givenPaid();
    const events = eventsOf(session);
    const first = stripe.giveBack(intent, 30_00);
    const one = [events.chargeRefunded(first), events.partRefunded({ id: 're_1', amount: 30_00 })];
    for (const event of [one[1], one[0], one[0]]) if (event) await deliver(paying(), event);
    const total = stripe.giveBack(intent, 30_00);
    // A refund tells its own amount only, and an earlier total comes late.
    await deliver(paying(), events.partRefunded({ id: 're_2', amount: 30_00 }));
    await deliver(paying(), events.chargeRefunded(total));
    await deliver(paying(), events.chargeRefunded(first));
    const reason = 'Remboursement partiel effectué par le prestataire de paiement';
    expect(await notesOf(sent)).toMatchObject([
      { amount_ttc: 30_00, reason },
      { amount_ttc: 30_00, reason },
    ]);
    stripe.giveBack(intent, 89_00);
    await deliver(paying(), events.partRefunded({ id: 're_3', amount: 89_00 }));
    expect(await standing(paying().db, sent.id)).toMatchObject({
      status: 'refunded',
      payments: [{ status: 'refunded', creditNotes: 3, returned: 149_00 }],
      mails: { 'refund-made': 3 },
    });
    await sound();
  });

  it('under way when the announcement is rejected: the part, then the rest', async () => {
    const { stripe } = paying();
    const { sent, paymentId, intent } = await givenPaid();
    await ask(sent, { amount: 50_00 });
    const rejected = await paying().app.inject({
      method: 'PUT',
      url: `/api/admin/legal-announcements/${sent.id}/reject`,
      headers: admin ?? {},
    });
    expect(rejected.statusCode, rejected.body).toBe(200);
    await perform(paymentId);
    const made = stripe.refunds.filter((refund) => refund.payment_intent === intent);
    expect(made.map(({ amount }) => amount)).toEqual([50_00, 99_00]);
    expect((await notesOf(sent)).map(({ amount_ttc }) => amount_ttc)).toEqual([50_00, 99_00]);
    await sound();
  });

  itWithDatabase(
    'that the provider refuses: an alert, no credit note, and it may be asked again',
    async () => {
      const { db, stripe } = paying();
      const { sent, session, paymentId, intent } = await givenPaid();
      stripe.change(session.id, { payment_intent: 'pi_of_another' });
      await ask(sent, { amount: 50_00 });
      await perform(paymentId);
      await perform(paymentId);
      expect(await standing(db, sent.id)).toMatchObject({
        payments: [{ status: 'completed', creditNotes: 0, refundFailed: false }],
        mails: { 'team-payment-alert': 1 },
      });
      stripe.change(session.id, { payment_intent: intent });
      const again = await ask(sent, { amount: 50_00 });
      expect(again.statusCode, again.body).toBe(200);
      await perform(paymentId);
      expect((await notesOf(sent)).map(({ amount_ttc }) => amount_ttc)).toEqual([50_00]);
      await sound();
    },
  );

  itWithDatabase(
    'stored without a credit note by an earlier version is credited by the reconciliation',
    async () => {
      const { db } = paying();
      const { sent, paymentId } = await givenPaid();
      await db.updateTable('payments').set({ amount_refunded: 20_00 }).where('id', '=', paymentId).execute();
      for (let n = 0; n < 2; n++) await reconcile();
      expect((await notesOf(sent)).map(({ amount_ttc }) => amount_ttc)).toEqual([20_00]);
      await sound();
      // The rest too, when the earlier version has seen all of it returned.
      const whole = {
        status: 'refunded' as const,
        amount_refunded: 149_00,
        refunded_at: paying().clock.now(),
      };
      await db.updateTable('payments').set(whole).where('id', '=', paymentId).execute();
      await db.updateTable('announcements').set({ status: 'refunded' }).where('id', '=', sent.id).execute();
      for (let n = 0; n < 2; n++) await reconcile();
      expect((await notesOf(sent)).map(({ amount_ttc }) => amount_ttc)).toEqual([20_00, 129_00]);
      await sound();
    },
  );

  itWithDatabase(
    'that the provider has not finished after a day is under way, and is never made twice',
    async () => {
      const { db, stripe } = paying();
      const { sent, paymentId, intent } = await givenPaid();
      stripe.refundStatus = 'pending';
      await ask(sent, { amount: 50_00 });
      await perform(paymentId);
      stripe.refundStatus = 'succeeded';
      const [made] = madeOf(intent);
      expect(await partsOf(paymentId)).toEqual([{ status: 'requested', refund_id: made?.id }]);
      await makeOld(paymentId);
      await reconcile();
      expect((await ask(sent, { amount: 50_00 })).json()).toMatchObject({ code: 'payment.refund-under-way' });
      expect((await standing(db, sent.id)).mails).not.toHaveProperty('team-payment-alert');
      // Its notification is lost: the reconciliation learns the end of it.
      stripe.settleRefund(made?.id ?? '', 'succeeded');
      await reconcile();
      expect(await notesOf(sent)).toMatchObject([{ amount_ttc: 50_00, reason: 'Retard de publication' }]);
      expect(madeOf(intent)).toHaveLength(1);
      await sound();
    },
  );

  itWithDatabase(
    'that the provider never received fails after a day; one that it made is credited',
    async () => {
      const { db, stripe } = paying();
      const never = await givenPaid();
      await ask(never.sent, { amount: 50_00 });
      await makeOld(never.paymentId);
      const lost = await givenPaid();
      await ask(lost.sent, { amount: 50_00 });
      const { paymentId } = lost;
      await performWithoutAnswer(paymentId);
      await makeOld(paymentId);
      // While the provider does not answer, nothing is known.
      stripe.fail(6, 500);
      await reconcile(() => {});
      stripe.fail(0, 500);
      expect((await standing(db, never.sent.id)).mails).not.toHaveProperty('team-payment-alert');
      await reconcile();
      expect(await standing(db, never.sent.id)).toMatchObject({
        payments: [{ status: 'completed', creditNotes: 0 }],
        mails: { 'team-payment-alert': 1 },
      });
      expect(await standing(db, lost.sent.id)).toMatchObject({
        payments: [{ status: 'completed', creditNotes: 1, returned: 50_00 }],
      });
      // A job that runs after the provider has forgotten the idempotency key makes no second refund.
      await perform(paymentId);
      expect(madeOf(lost.intent)).toHaveLength(1);
      await sound();
    },
  );

  it('that fails after it was made can be given back again, under the credit note of the first', async () => {
    const { db } = paying();
    const { sent, session, paymentId, intent } = await givenPaid();
    await ask(sent, { amount: 50_00 });
    await perform(paymentId);
    await fail(session, madeOf(intent)[0]);
    const failed = { status: 'completed', creditNotes: 1, returned: 0 };
    expect(await standing(db, sent.id)).toMatchObject({
      payments: [failed],
      mails: { 'refund-made': 1, 'team-payment-alert': 1 },
    });
    const { rows: alerts } = await sql<{ data: object }>`
      select data from jobs.job
      where name = 'mail' and data->>'template' = 'team-payment-alert' and data::text like ${`%${sent.reference}%`}
    `.execute(db);
    expect(JSON.stringify(alerts)).toMatch(/avoir déjà émis reste valable. Demandez à nouveau/);
    await sound();
    // What the provider wrote before the failure comes late.
    const late = {
      id: madeOf(intent)[0]?.id ?? '',
      amount: 50_00,
      metadata: madeOf(intent)[0]?.metadata ?? {},
    };
    await deliver(paying(), eventsOf(session).chargeRefunded(50_00));
    await deliver(paying(), eventsOf(session).partRefunded(late));
    expect((await standing(db, sent.id)).payments).toMatchObject([failed]);
    const again = await ask(sent, { amount: 70_00 });
    expect(again.statusCode, again.body).toBe(200);
    await perform(paymentId);
    expect(await notesOf(sent)).toMatchObject([
      { amount_ttc: 50_00 },
      { amount_ttc: 20_00, reason: 'Retard de publication' },
    ]);
    expect((await standing(db, sent.id)).payments).toMatchObject([{ creditNotes: 2, returned: 70_00 }]);
    await sound();
    // All that is left.
    await ask(sent, { amount: 79_00 });
    await perform(paymentId);
    expect((await notesOf(sent)).map(({ amount_ttc }) => amount_ttc)).toEqual([50_00, 20_00, 79_00]);
    await sound();
  });

  const givenRestAskedWhilePending = async () => {
    const { stripe } = paying();
    const paid = await givenPaid();
    stripe.refundStatus = 'pending';
    await ask(paid.sent, { amount: 50_00 });
    await perform(paid.paymentId);
    stripe.refundStatus = 'succeeded';
    const url = `/api/admin/legal-announcements/${paid.sent.id}/reject`;
    await paying().app.inject({ method: 'PUT', url, headers: admin ?? {} });
    await performWithoutAnswer(paid.paymentId);
    const [part] = madeOf(paid.intent);
    if (!part) throw new Error('No refund');
    return { ...paid, part };
  };
  const expectRefunded = async (sent: Submitted) => {
    expect((await standing(paying().db, sent.id)).payments).toMatchObject([
      { status: 'refunded', returned: 149_00 },
    ]);
    expect((await notesOf(sent)).reduce((sum, { amount_ttc }) => sum + amount_ttc, 0)).toBe(149_00);
    await sound();
  };

  itWithDatabase(
    'pending when the rest is refunded: the payment is refunded once both are made',
    async () => {
      const { sent, session, paymentId, intent, part } = await givenRestAskedWhilePending();
      await perform(paymentId);
      expect(await standing(paying().db, sent.id)).toMatchObject({
        payments: [{ status: 'completed', creditNotes: 1, returned: 99_00 }],
      });
      await sound();
      paying().stripe.settleRefund(part.id, 'succeeded');
      await deliver(paying(), eventsOf(session).partRefunded(part));
      expect(madeOf(intent).map(({ amount }) => amount)).toEqual([50_00, 99_00]);
      await expectRefunded(sent);
    },
  );

  itWithDatabase(
    'that fails before the request for the rest is repeated: the repeated request asks for its amount too',
    async () => {
      const { sent, session, paymentId, intent, part } = await givenRestAskedWhilePending();
      await fail(session, part);
      expect(await jobsOf(REFUND_QUEUE, paymentId)).toBe(2);
      await perform(paymentId);
      expect(madeOf(intent).map(({ amount }) => amount)).toEqual([50_00, 99_00, 50_00]);
      await expectRefunded(sent);
    },
  );

  itWithDatabase(
    'that fails while the rest is pending: the rest is waited for, then its amount is asked for',
    async () => {
      const { db, stripe } = paying();
      const { sent, session, paymentId, intent } = await givenPaid();
      await ask(sent, { amount: 50_00 });
      await perform(paymentId);
      const url = `/api/admin/legal-announcements/${sent.id}/reject`;
      await paying().app.inject({ method: 'PUT', url, headers: admin ?? {} });
      stripe.refundStatus = 'pending';
      await perform(paymentId);
      stripe.refundStatus = 'succeeded';
      const [part, rest] = madeOf(intent);
      if (!rest) throw new Error('No refund');
      await fail(session, part);
      await perform(paymentId);
      expect(madeOf(intent).map(({ amount }) => amount)).toEqual([50_00, 99_00]);
      // About the part, which failed; the rest is under way.
      expect(await standing(db, sent.id)).toMatchObject({
        payments: [{ status: 'completed', returned: 0, refundFailed: false }],
        mails: { 'team-payment-alert': 1 },
      });
      stripe.settleRefund(rest.id, 'succeeded');
      const jobs = await jobsOf(REFUND_QUEUE, paymentId);
      for (let n = 0; n < 2; n++) await deliver(paying(), eventsOf(session).partRefunded(rest));
      expect(await jobsOf(REFUND_QUEUE, paymentId)).toBeGreaterThan(jobs);
      await perform(paymentId);
      expect(madeOf(intent).map(({ amount }) => amount)).toEqual([50_00, 99_00, 50_00]);
      await expectRefunded(sent);
      expect((await standing(db, sent.id)).mails).toMatchObject({ 'team-payment-alert': 1 });
    },
  );

  it('is queued apart: the workers of an earlier version take refunds of whole payments only', async () => {
    const { sent, paymentId } = await givenPaid();
    await ask(sent, { amount: 50_00 });
    expect(await jobsOf(PARTIAL_REFUND_QUEUE, paymentId)).toBe(1);
    expect(await jobsOf(REFUND_QUEUE, paymentId)).toBe(0);
  });
});
