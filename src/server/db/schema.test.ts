import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { categories } from '#domain/category/categories.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { anAnnouncementRow, anArticleRow } from '#tests/support/rows.ts';
import type { Connection, Database } from './client.ts';
import type { Tables } from './tables.ts';

const aPayment = (announcementId: string, changes: Partial<Insertable<Tables['payments']>> = {}) =>
  ({
    id: randomUUID(),
    announcement_id: announcementId,
    attempt: 1,
    status: 'completed',
    offer: 'standard',
    amount_ttc: 149_00,
    amount_ht: 124_17,
    amount_tva: 24_83,
    provider: 'sandbox',
    completed_at: new Date(),
    ...changes,
  }) satisfies Insertable<Tables['payments']>;

const givenAnnouncement = async (db: Connection, changes: Parameters<typeof anAnnouncementRow>[0] = {}) => {
  const row = anAnnouncementRow(changes);
  await db.insertInto('announcements').values(row).execute();
  return row.id;
};

describeOnBothEngines('the schema', (database) => {
  it('holds the categories and the types of the domain', async () => {
    const { db } = database();
    expect(await db.selectFrom('categories').selectAll().orderBy('id').execute()).toEqual(
      categories.map(({ databaseId, slug, name }) => ({ id: databaseId, slug, name })),
    );
    expect(await db.selectFrom('announcement_types').selectAll().orderBy('id').execute()).toEqual(
      announcementTypes.map(({ id, name, label }) => ({ id, name, label })),
    );
  });

  it.each([
    { status: 'draft', expected: false },
    { status: 'scheduled', expected: false },
    { status: 'published', expected: true },
  ] as const)(
    'derives whether an article is published from its status $status',
    async ({ status, expected }) => {
      const { db } = database();
      const row = anArticleRow({ status, scheduled_at: new Date() });
      await db.insertInto('articles').values(row).execute();
      const stored = await db
        .selectFrom('articles')
        .select('is_published')
        .where('id', '=', row.id)
        .executeTakeFirst();
      expect(stored).toEqual({ is_published: expected });
    },
  );

  it('derives whether an announcement is published, at every change', async () => {
    const { db } = database();
    const id = await givenAnnouncement(db);
    const isPublished = () =>
      db.selectFrom('announcements').select('published').where('id', '=', id).executeTakeFirst();
    expect(await isPublished()).toEqual({ published: true });
    await db.updateTable('announcements').set({ status: 'draft' }).where('id', '=', id).execute();
    expect(await isPublished()).toEqual({ published: false });
  });

  it('has no index of words that keeps new entries in a list which every search reads', async () => {
    const { rows } = await sql<{ index: string }>`
      select pg_class.relname as index from pg_class join pg_am on pg_am.oid = pg_class.relam
      where pg_am.amname = 'gin' and not coalesce(reloptions, '{}') @> '{fastupdate=off}'
    `.execute(database().db);
    expect(rows).toEqual([]);
  });

  it('gives moments as dates, days as text and counts as numbers', async () => {
    const { db } = database();
    const row = anArticleRow();
    await db.insertInto('articles').values(row).execute();
    await db
      .insertInto('article_daily_reads')
      .values({ article_id: row.id, day: '2026-03-29', reads: 3 })
      .execute();
    const found = await db
      .selectFrom('article_daily_reads')
      .innerJoin('articles', 'articles.id', 'article_daily_reads.article_id')
      .select(['day', 'published_at', (eb) => eb.fn.countAll().over().as('count')])
      .execute();
    expect(found).toEqual([{ day: '2026-03-29', published_at: row.published_at, count: 1 }]);
  });

  it.each<{ refused: string; rule: string; insert: (db: Connection) => Promise<unknown> }>([
    {
      refused: 'a published article without a date',
      rule: 'articles_published_is_dated',
      insert: (db) =>
        db
          .insertInto('articles')
          .values(anArticleRow({ published_at: null }))
          .execute(),
    },
    {
      refused: 'a scheduled article without a moment',
      rule: 'articles_scheduled_is_dated',
      insert: (db) =>
        db
          .insertInto('articles')
          .values(anArticleRow({ status: 'scheduled' }))
          .execute(),
    },
    {
      refused: "a visitor's notice published by nobody",
      rule: 'announcements_published_is_approved',
      insert: (db) => givenAnnouncement(db, { origin: 'visitor', offer: 'standard' }),
    },
    {
      refused: 'a reference in another form',
      rule: 'announcements_reference_check',
      insert: (db) => givenAnnouncement(db, { reference: 'AL-12345' }),
    },
    {
      refused: 'amounts that do not add up',
      rule: 'payments_adds_up',
      insert: async (db) =>
        db
          .insertInto('payments')
          .values(aPayment(await givenAnnouncement(db), { amount_ht: 124_16 }))
          .execute(),
    },
    {
      refused: 'a refund of half the money as a refund',
      rule: 'payments_refunded_is_whole',
      insert: async (db) =>
        db
          .insertInto('payments')
          .values(
            aPayment(await givenAnnouncement(db), {
              status: 'refunded',
              refunded_at: new Date(),
              amount_refunded: 74_50,
            }),
          )
          .execute(),
    },
  ])('refuses $refused', async ({ rule, insert }) => {
    await expect(database().db.transaction().execute(insert)).rejects.toThrow(rule);
  });

  it('allows one completed payment per announcement, and its duplicate', async () => {
    const { db } = database();
    const id = await givenAnnouncement(db);
    const pay = (changes: Parameters<typeof aPayment>[1]) =>
      db.insertInto('payments').values(aPayment(id, changes)).execute();
    await pay({ attempt: 1, status: 'failed' });
    await pay({ attempt: 2 });
    await expect(pay({ attempt: 3 })).rejects.toThrow('payments_one_completed');
    await pay({ attempt: 3, duplicate: true });
    await pay({ attempt: 4, status: 'pending' });
  });

  it.each(['stripe_session_id', 'payment_intent'] as const)('takes a %s once', async (column) => {
    const { db } = database();
    const first = aPayment(await givenAnnouncement(db), { [column]: `${column}-1` });
    const second = aPayment(await givenAnnouncement(db), { [column]: `${column}-1` });
    await db.insertInto('payments').values(first).execute();
    await expect(db.insertInto('payments').values(second).execute()).rejects.toThrow(column);
  });

  it.each(['reference', 'slug'] as const)('takes the %s of an announcement once', async (column) => {
    const { db } = database();
    const value = { reference: 'AL-000001', slug: 'une-annonce' }[column];
    await givenAnnouncement(db, { [column]: value });
    await expect(givenAnnouncement(db, { [column]: value })).rejects.toThrow(column);
  });

  it('takes an e-mail address once, whatever its case', async () => {
    const { db } = database();
    const add = (email: string) =>
      db.insertInto('users').values({ id: randomUUID(), email, first_name: 'A', last_name: 'B' }).execute();
    await add('Ada@exemple.fr');
    await expect(add('ada@EXEMPLE.fr')).rejects.toThrow('users_email');
  });
});

const givenInvoice = async (db: Database) => {
  const announcementId = await givenAnnouncement(db);
  const payment = aPayment(announcementId);
  await db.insertInto('payments').values(payment).execute();
  await db.insertInto('number_series').values({ series: 'F-2026', last_number: 1 }).execute();
  const { amount_ttc, amount_ht, amount_tva } = payment;
  return db
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      series: 'F-2026',
      sequence: 123_456,
      payment_id: payment.id,
      announcement_id: announcementId,
      issued_at: new Date(),
      ...{ amount_ttc, amount_ht, amount_tva },
      data: '{}',
    })
    .returning('number')
    .executeTakeFirstOrThrow();
};

describeOnBothEngines('what is only added to', (database) => {
  it('numbers an invoice by its series, however long the number grows', async () => {
    expect(await givenInvoice(database().db)).toEqual({ number: 'F-2026-123456' });
  });

  it.each(['invoices', 'credit_notes', 'audit_events'] as const)('keeps %s as written', async (table) => {
    const { db } = database();
    if (table === 'audit_events')
      await db
        .insertInto('audit_events')
        .values({
          id: randomUUID(),
          actor_kind: 'system',
          action: 'test',
          object_kind: 'article',
          object_id: randomUUID(),
        })
        .execute();
    const refusal = `La table ${table} ne se modifie pas`;
    if (table !== 'credit_notes') {
      await expect(db.updateTable(table).set({ id: randomUUID() }).execute()).rejects.toThrow(refusal);
      await expect(db.deleteFrom(table).execute()).rejects.toThrow(refusal);
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('ne se modifie pas');
  });
});
