import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { sender, submitted } from '#tests/support/submitting.ts';

describeOnBothEngines('a submitted announcement sent again', (database, itWithDatabase) => {
  const app = useReadingApp(database, async () => {});
  const { send, submit } = sender(app);
  const rowOf = (id: string) =>
    database().db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from announcements`.execute(database().db)).rows[0]?.n;
  it('with the same key is the same announcement', async () => {
    const before = Number(await count());
    const key = randomUUID();
    const first = await submit({}, key);
    expect(await submit({}, key)).toEqual(first);
    expect(await count()).toBe(before + 1);
    expect((await rowOf(first.id)).rev).toBe(1);
  });

  it('with the same key, another content and its tracking token changes an unpaid one, with a version of the earlier text', async () => {
    const { db } = database();
    const key = randomUUID();
    const first = await submit({}, key);
    for (const [n, status] of (['pending', 'pending_payment', 'payment_failed'] as const).entries()) {
      await db.updateTable('announcements').set({ status }).where('id', '=', first.id).execute();
      const { trackingToken } = first;
      const again = await submit(
        { title: `Titre ${n}`, basePrice: 299, companyName: `Orveline ${n}`, trackingToken },
        key,
      );
      expect(again).toEqual({ ...first, status });
      expect(await rowOf(first.id)).toMatchObject({
        title: `Titre ${n}`,
        slug: expect.stringMatching(new RegExp(`^orveline-${n}-`)),
        offer: 'entreprise',
        rev: n + 2,
        status,
      });
    }
    const versions = await db
      .selectFrom('announcement_versions')
      .select(['rev', 'snapshot', 'saved_by_kind'])
      .where('announcement_id', '=', first.id)
      .orderBy('rev')
      .execute();
    expect(versions).toMatchObject([
      { rev: 1, saved_by_kind: 'customer', snapshot: { title: submitted.title, offer: 'standard' } },
      { rev: 2, snapshot: { title: 'Titre 0' } },
      { rev: 3, snapshot: { title: 'Titre 1' } },
    ]);
  });

  itWithDatabase.each(['paid', 'approved', 'rejected', 'refunded', 'draft'] as const)(
    'changes nothing once it is %s',
    async (status) => {
      const { db } = database();
      const key = randomUUID();
      const first = await submit({}, key);
      const approval = { approved_by: null, approved_at: null };
      await db
        .updateTable('announcements')
        .set({ status, ...approval })
        .where('id', '=', first.id)
        .execute();
      const { trackingToken } = first;
      expect(await submit({ title: 'Autre', trackingToken }, key)).toEqual({ ...first, status });
      expect((await rowOf(first.id)).title).toBe(submitted.title);
    },
  );

  itWithDatabase.each(['pending', 'paid'] as const)(
    'is refused with its key alone and another content, %s or not, and tells nothing of it',
    async (status) => {
      const { db } = database();
      const key = randomUUID();
      const [first, other] = [await submit({}, key), await submit()];
      await db.updateTable('announcements').set({ status }).where('id', '=', first.id).execute();
      for (const trackingToken of [undefined, '', other.trackingToken, { $ne: '' }]) {
        const payload = { ...submitted, title: 'Un autre titre', trackingToken };
        const answer = await send(payload, { 'idempotency-key': key });
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toEqual({
          success: false,
          code: 'announcement.key-taken',
          message:
            'Une autre annonce a déjà été envoyée sous cette clé. Rechargez la page pour en déposer une nouvelle.',
          requestId: expect.any(String),
        });
      }
      expect(await rowOf(first.id)).toMatchObject({ title: submitted.title, rev: 1 });
    },
  );

  itWithDatabase('is refused when it is in the trash', async () => {
    const { db } = database();
    const key = randomUUID();
    const first = await submit({}, key);
    await db.updateTable('announcements').set({ deleted_at: NOW }).where('id', '=', first.id).execute();
    const answer = await send(submitted, { 'idempotency-key': key });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'announcement.ended']);
  });

  itWithDatabase('without a key is a new one', async () => {
    expect((await submit()).id).not.toBe((await submit()).id);
  });

  itWithDatabase.each(['court', 'x'.repeat(256), 'clé-accentuée', 'avec espace'])(
    'is refused with the key « %s »',
    async (key) => {
      const answer = await send(submitted, { 'idempotency-key': Buffer.from(key).toString('latin1') });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        "L'en-tête Idempotency-Key doit compter de 8 à 255 caractères, sans espace ni accent.",
      ]);
    },
  );
});

const MANY = repetitions(50, 500);

describeOnServer('many submits at once', (database) => {
  const app = useReadingApp(database, async () => {});
  const { send, submit } = sender(app);
  /** A busy server answers 503 and the form retries: with the same key it is still one announcement. */
  const submitUntilAccepted = async (key: string) => {
    const sent = () => send(submitted, { 'idempotency-key': key });
    let answer = await sent();
    while (answer.statusCode === 503) answer = await sent();
    expect(answer.json()).toMatchObject({ success: true });
  };

  it(`are one announcement for one key, and ${MANY} for ${MANY}`, async () => {
    const { db } = database();
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n, count(distinct reference) as r, count(distinct tracking_token) as t from announcements
      `.execute(db);
      return rows[0];
    };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({}, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toEqual({ n: 1, r: 1, t: 1 });

    await Promise.all(Array.from({ length: MANY }, () => submitUntilAccepted(randomUUID())));
    expect(await count()).toEqual({ n: MANY + 1, r: MANY + 1, t: MANY + 1 });
    // Different contents with one key, all at once: one announcement with one of them.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        submit({ title: `Titre ${n}`, trackingToken: answers[0]?.trackingToken }, key),
      ),
    );
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([answers[0]?.id]));
    expect(await count()).toEqual({ n: MANY + 1, r: MANY + 1, t: MANY + 1 });
  });
});
