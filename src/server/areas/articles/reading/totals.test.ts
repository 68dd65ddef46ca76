import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { expect, it } from 'vitest';
import type { Connection } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { describeOnServer, describeWithDatabase, type TestDatabase } from '#tests/support/database.ts';
import { daysAgo, givenArticles, NOW } from '#tests/support/reading-app.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { published } from './published.queries.ts';
import { countPublic, readVersion } from './totals.queries.ts';

const EVERY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The stored totals, and the same counted one by one. */
const totals = async (db: Connection) => {
  const stored = await Promise.all([
    countPublic(db, undefined, NOW),
    ...EVERY.map((id) => countPublic(db, [id], NOW)),
  ]);
  const rows = await published(db, NOW).select('articles.category_id').execute();
  const counted = EVERY.map((id) => rows.filter(({ category_id }) => category_id === id).length);
  return { stored, counted: [rows.length, ...counted] };
};

describeWithDatabase('the article totals', (database) => {
  const id = randomUUID();
  const change = (set: Updateable<Tables['articles']>) => (db: Connection) =>
    db.updateTable('articles').set(set).where('id', '=', id).execute();

  const moments: readonly {
    what: string;
    happens: (db: Connection) => Promise<unknown>;
    changes: boolean;
  }[] = [
    {
      what: 'a draft is written',
      happens: (db) =>
        db
          .insertInto('articles')
          .values(anArticleRow({ id, slug: 'un', status: 'draft', published_at: null }))
          .execute(),
      changes: false,
    },
    { what: 'it is edited', happens: change({ title: 'Deux' }), changes: false },
    {
      what: 'it is published',
      happens: change({ status: 'published', published_at: daysAgo(1) }),
      changes: true,
    },
    { what: 'its text changes', happens: change({ content: '<p>Trois</p>' }), changes: true },
    { what: 'it changes category', happens: change({ category_id: 8 }), changes: true },
    { what: 'it is read', happens: change({ read_count: 5 }), changes: false },
    { what: 'it is dated tomorrow', happens: change({ published_at: daysAgo(-1) }), changes: true },
    { what: 'it is dated back', happens: change({ published_at: daysAgo(2) }), changes: true },
    { what: 'it is trashed', happens: change({ deleted_at: NOW }), changes: true },
    { what: 'it is restored', happens: change({ deleted_at: null }), changes: true },
    { what: 'it is withdrawn', happens: change({ status: 'draft' }), changes: true },
    { what: 'it is published again', happens: change({ status: 'published' }), changes: true },
    {
      what: 'it is deleted for good',
      happens: (db) => db.deleteFrom('articles').where('id', '=', id).execute(),
      changes: true,
    },
  ];

  it('follow the changes of an article, and the version changes with what readers see', async () => {
    const { db } = database();
    await givenArticles(db, [
      { slug: 'toujours-la', category_id: 2 },
      { slug: 'toujours-la-aussi', category_id: 8 },
    ]);
    for (const { what, happens, changes } of moments) {
      const before = await readVersion(db);
      await happens(db);
      const { stored, counted } = await totals(db);
      expect(stored, what).toEqual(counted);
      expect((await readVersion(db)) !== before, what).toBe(changes);
    }
  });

  it('ignore what was rolled back', async () => {
    const { db } = database();
    const before = await totals(db);
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('articles').values(anArticleRow()).execute();
        throw new Error('Rolled back');
      })
      .catch(() => {});
    expect(await totals(db)).toEqual(before);
  });
});

describeOnServer('concurrent publications', (database: () => TestDatabase) => {
  it('do not deadlock when articles are published in opposite orders', async () => {
    const { db } = database();
    const ids = Array.from({ length: 44 }, () => randomUUID());
    await givenArticles(
      db,
      ids.map((id, n) => ({ id, slug: `a-${n}`, status: 'draft', category_id: (n % 11) + 1 })),
    );
    const publish = (chosen: readonly string[]) =>
      db.transaction().execute(async (trx) => {
        for (const id of chosen)
          await trx
            .updateTable('articles')
            .set({ status: 'published', title: `Titre ${id}`, content: '<p>Usucapion trentenaire</p>' })
            .where('id', '=', id)
            .execute();
      });
    await Promise.all([
      publish(ids.slice(0, 11)),
      publish(ids.slice(11, 22).toReversed()),
      publish(ids.slice(22, 33)),
      publish(ids.slice(33).toReversed()),
    ]);
    const { stored, counted } = await totals(db);
    expect(stored).toEqual(counted);
    expect(stored[0]).toBe(44);
  });
});
