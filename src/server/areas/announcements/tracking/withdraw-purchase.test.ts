import { expect, it } from 'vitest';
import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { earlyStartWords } from '#contract/withdrawal.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { performRefund } from '#server/areas/payments/perform-refund.ts';
import { FROM_THE_SITE, givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import {
  checkout,
  deliver,
  eventsOf,
  givenSubmitted,
  type Submitted,
  sessionIdOf,
  standing,
  usePaying,
} from '#tests/support/paying.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { aConsumer } from '#tests/support/rows.ts';
import { auditOf } from '#tests/support/stored-announcements.ts';
import { TRACKING } from '#tests/support/tracking.ts';
import { publishDue } from '../tasks/publish-due.ts';

const professional = { ...aConsumer, kind: 'professional', name: 'CABINET MORVAN' };
const NAME = aConsumer.name;
const DAY_MINUTES = 24 * 60;
const log = { info() {}, warn() {}, error() {} };

describeOnBothEngines('the withdrawal of a consumer', (database, itWithDatabase) => {
  const paying = usePaying(database);
  let admin: Record<string, string> | undefined;

  /** Paid at the test's clock; nothing of it is published yet. */
  const givenBought = async (order: { buyer?: object; earlyStart?: object } = { buyer: aConsumer }) => {
    const { db, stripe } = paying();
    const sent = await givenSubmitted(db);
    const opened = await checkout(paying(), sent, order);
    expect(opened.statusCode, opened.body).toBe(200);
    await deliver(paying(), eventsOf(stripe.pay(sessionIdOf(opened.json().url))).completed());
    return sent;
  };
  const atOnce = { buyer: aConsumer, earlyStart: earlyStartWords };

  const withdraw = ({ token }: Submitted, name = NAME) =>
    paying().app.inject({
      method: 'POST',
      url: `${TRACKING}/${token}/withdrawal`,
      headers: FROM_THE_SITE,
      payload: { name },
    });
  const adminHeaders = async () => {
    admin ??= (await givenSession(paying(), await givenAccount(paying().db, { role: 'admin' }))).cookie;
    return admin;
  };
  const decide = async (action: 'approve' | 'publish' | 'unpublish' | 'reject', { id }: Submitted) =>
    paying().app.inject({
      method: 'PUT',
      url: `/api/admin/legal-announcements/${id}/${action}`,
      headers: await adminHeaders(),
    });
  const tracked = async ({ token }: Submitted) =>
    (await paying().app.inject(`${TRACKING}/${token}`)).json<{ announcement: TrackedAnnouncement }>()
      .announcement;
  const paymentOf = ({ id }: Submitted) =>
    paying()
      .db.selectFrom('payments')
      .selectAll()
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow();
  const runRefund = async (sent: Submitted) => {
    const { db, clock, provider } = paying();
    await performRefund({ db, clock, provider }, { paymentId: (await paymentOf(sent)).id });
  };

  it('before publication: refunded and credited by itself, acknowledged with date and hour', async () => {
    const { db } = paying();
    const sent = await givenBought(atOnce);
    expect((await paymentOf(sent)).early_start).toEqual({
      ...earlyStartWords,
      at: paying().clock.now().toISOString(),
    });
    const before = await tracked(sent);
    expect(before).toMatchObject({
      may: { withdraw: true },
      withdrawal: { buyerName: NAME, publishableFrom: null, withdrawnAt: null },
    });

    const answer = await withdraw(sent);
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      expect.stringMatching(
        /^Votre rétractation a été enregistrée le dimanche 15 novembre 2026 à \d+ h \d+\. Un accusé/,
      ),
    ]);
    expect((await paymentOf(sent)).withdrawal).toEqual({
      name: NAME,
      statement: `Je renonce à l'achat de la publication de l'annonce légale ${sent.reference}, payée le 15 novembre 2026.`,
      at: paying().clock.now().toISOString(),
    });
    expect(await auditOf(db, sent.id)).toContain('announcement.purchase-withdrawn');
    const [acknowledgement] = (await queuedMails(db, sent.email)).filter(
      ({ template }) => template === 'purchase-withdrawn',
    );
    expect(acknowledgement?.data).toMatchObject({ name: NAME, refundTTC: 149_00, published: false });
    expect(await tracked(sent)).toMatchObject({
      status: 'refunded',
      may: { withdraw: false },
      payment: { refund: 'requested' },
    });

    await runRefund(sent);
    expect(await standing(db, sent.id)).toMatchObject({
      status: 'refunded',
      payments: [{ status: 'refunded', invoices: 1, creditNotes: 1 }],
      mails: { 'purchase-withdrawn': 1, 'team-purchase-withdrawn': 1, 'refund-made': 1 },
    });
    expect((await decide('approve', sent)).json()).toMatchObject({ code: 'announcement.refunded' });
    expect(await findViolations(db)).toEqual([]);
  });

  itWithDatabase(
    'after publication: refused when the request and the acknowledgement are stored',
    async () => {
      const sent = await givenBought(atOnce);
      expect((await decide('approve', sent)).statusCode).toBe(200);
      const { may, withdrawal, status } = await tracked(sent);
      expect([status, may.withdraw, may.correct, withdrawal !== null]).toEqual([
        'published',
        false,
        true,
        true,
      ]);
      const refused = await withdraw(sent);
      expect([refused.statusCode, refused.json().code]).toEqual([
        409,
        'announcement.published-is-not-withdrawn',
      ]);
      expect(refused.json().message).toContain('rectificatif');
      expect(await paymentOf(sent)).toMatchObject({ withdrawal: null, refund_status: null });
    },
  );

  it('after publication: refunded when they are not, and the notice stays public', async () => {
    const { db, clock } = paying();
    const sent = await givenBought();
    // As a purchase made before the period delayed anything.
    await db.updateTable('announcements').set({ publishable_from: null }).where('id', '=', sent.id).execute();
    expect((await decide('approve', sent)).statusCode).toBe(200);
    expect((await withdraw(sent)).statusCode).toBe(200);
    await runRefund(sent);
    expect(await standing(db, sent.id)).toMatchObject({
      status: 'published',
      payments: [{ status: 'refunded', creditNotes: 1 }],
      mails: { 'purchase-withdrawn': 1, 'refund-made': 1 },
    });
    expect((await tracked(sent)).withdrawal?.withdrawnAt).toBe(clock.now().toISOString());
  });

  itWithDatabase(
    'withdrawn from publication by the newsroom: the purchase ends and it is not published again',
    async () => {
      const { db } = paying();
      const sent = await givenBought();
      await db
        .updateTable('announcements')
        .set({ publishable_from: null })
        .where('id', '=', sent.id)
        .execute();
      await decide('approve', sent);
      await decide('unpublish', sent);
      expect((await withdraw(sent)).statusCode).toBe(200);
      expect((await tracked(sent)).status).toBe('refunded');
      expect((await decide('publish', sent)).json().code).toBe('announcement.refunded');
    },
  );

  itWithDatabase.each([
    ['a professional', { buyer: professional, earlyStart: earlyStartWords }],
    ['the company of the notice', {}],
  ])('is not a right of %s', async (_name, order) => {
    const sent = await givenBought(order);
    expect((await paymentOf(sent)).early_start).toBeNull();
    expect((await tracked(sent)).withdrawal).toBeNull();
    expect((await withdraw(sent)).json().code).toBe('announcement.not-withdrawable');
    expect((await standing(paying().db, sent.id)).status).toBe('paid');
  });

  itWithDatabase.each([
    ['neither', undefined],
    ['the request alone', { ...earlyStartWords, acknowledgement: null }],
    ['the acknowledgement alone', { ...earlyStartWords, request: null }],
  ])('with %s ticked, the publication waits for the day after the period', async (_name, earlyStart) => {
    const { db } = paying();
    const at = paying().clock.now();
    const sent = await givenBought({ buyer: aConsumer, ...(earlyStart && { earlyStart }) });
    // The fourteenth day is Sunday 29 November: the period ends with Monday, in Paris.
    const FIRST = '2026-11-30T23:00:00.000Z';
    expect(await tracked(sent)).toMatchObject({ dueAt: FIRST, withdrawal: { publishableFrom: FIRST } });
    const [inReview] = (await queuedMails(db, sent.email)).filter(
      ({ template }) => template === 'announcement-in-review',
    );
    expect(inReview?.data).toMatchObject({ withdrawal: { publishableFrom: FIRST } });
    const url = '/api/admin/legal-announcements/pending?limit=100';
    const { announcements } = (await paying().app.inject({ url, headers: await adminHeaders() })).json();
    expect(announcements.find(({ id }: { id: string }) => id === sent.id)?.doubts).toContainEqual({
      code: 'withdrawal',
      message: expect.stringContaining('à partir du 1er décembre 2026'),
    });
    const opened = await paying().app.inject({
      url: `/api/admin/legal-announcements/${sent.id}`,
      headers: await adminHeaders(),
    });
    expect(opened.json().announcement).toMatchObject({ publishableFrom: FIRST });

    expect((await decide('approve', sent)).statusCode).toBe(200);
    expect(await tracked(sent)).toMatchObject({
      status: 'approved',
      publicationDate: FIRST,
      may: { withdraw: true },
    });
    await decide('publish', sent);
    await publishDue({ db, log, clock: { now: () => new Date('2026-11-30T22:59:00.000Z') } });
    expect((await tracked(sent)).status).toBe('approved');
    // An earlier date set by an administrator does not shorten the period.
    await db.updateTable('announcements').set({ publication_date: at }).where('id', '=', sent.id).execute();
    await publishDue({ db, log, clock: { now: () => new Date('2026-11-30T22:59:00.000Z') } });
    expect((await tracked(sent)).status).toBe('approved');
    await publishDue({ db, log, clock: { now: () => new Date(FIRST) } });
    expect((await tracked(sent)).status).toBe('published');
    expect(await findViolations(db)).toEqual([]);
  });

  itWithDatabase('a second attempt without the form keeps what was ticked', async () => {
    const { db, stripe } = paying();
    const sent = await givenSubmitted(db);
    await checkout(paying(), sent, atOnce);
    const again = await checkout(paying(), sent);
    await deliver(paying(), eventsOf(stripe.pay(sessionIdOf(again.json().url))).completed());
    expect((await tracked(sent)).withdrawal?.publishableFrom).toBeNull();
  });

  itWithDatabase('refuses words that the site does not show', async () => {
    const sent = await givenSubmitted(paying().db);
    const earlyStart = { ...earlyStartWords, request: 'Je ne demande rien.' };
    const refused = await checkout(paying(), sent, { buyer: aConsumer, earlyStart });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      expect.stringContaining('rechargez la page'),
    ]);
  });

  itWithDatabase('of what is already rejected is refused: the money is going back', async () => {
    const sent = await givenBought(atOnce);
    await decide('reject', sent);
    expect((await withdraw(sent)).json().code).toBe('announcement.already-refunded');
    await runRefund(sent);
    expect((await withdraw(sent)).json().code).toBe('announcement.already-refunded');
  });

  it('twice at once: one refund, one acknowledgement, the same answer', async () => {
    const { db, stripe } = paying();
    const sent = await givenBought(atOnce);
    const answers = await Promise.all([withdraw(sent), withdraw(sent), withdraw(sent)]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const before = stripe.refunds.length;
    await Promise.all([runRefund(sent), withdraw(sent), runRefund(sent)]);
    expect(stripe.refunds.length - before).toBe(1);
    expect((await withdraw(sent)).body).toBe(answers[0].body);
    expect(await standing(db, sent.id)).toMatchObject({
      payments: [{ status: 'refunded', creditNotes: 1 }],
      mails: { 'purchase-withdrawn': 1, 'team-purchase-withdrawn': 1, 'refund-made': 1 },
    });
  });

  it('while it is being published: one of both wins', async () => {
    const { db } = paying();
    for (let round = 0; round < repetitions(2, 6); round++) {
      const sent = await givenBought(atOnce);
      const racers = [() => withdraw(sent), () => decide('approve', sent)];
      const answers = await Promise.all((round % 2 ? racers.toReversed() : racers).map((run) => run()));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const { status, mails } = await standing(db, sent.id);
      expect([status, mails['announcement-published'] ?? 0, mails['purchase-withdrawn'] ?? 0]).toEqual(
        status === 'published' ? ['published', 1, 0] : ['refunded', 0, 1],
      );
    }
    expect(await findViolations(db)).toEqual([]);
  });

  // Last: it moves the clock of all.
  itWithDatabase('ends with the period', async () => {
    const sent = await givenBought(atOnce);
    paying().clock.forward(14 * DAY_MINUTES);
    expect((await tracked(sent)).may.withdraw).toBe(true);
    paying().clock.forward(2 * DAY_MINUTES);
    const { may, withdrawal } = await tracked(sent);
    expect([may.withdraw, withdrawal]).toEqual([false, null]);
    expect((await withdraw(sent)).json().code).toBe('announcement.not-withdrawable');
  });
});
