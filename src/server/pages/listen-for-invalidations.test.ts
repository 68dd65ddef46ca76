import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseContactColumns } from '#server/areas/announcements/tasks/anonymise.queries.ts';
import { type Connection, openDatabase } from '#server/db/client.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { anAnnouncementRow, anArticleRow } from '#tests/support/rows.ts';
import { cutListeners, runOnServer } from '#tests/support/server-databases.ts';
import { invalidateContent, invalidatePages } from './invalidate-pages.queries.ts';
import { listenForInvalidations } from './listen-for-invalidations.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { surrogateKeys } from './surrogate-keys.ts';

const TOMORROW = Date.now() + 86_400_000;

const FIRST_ID = '00000000-0000-4000-8000-000000000001';
const FIRST = surrogateKeys.article(FIRST_ID);
const SECOND = surrogateKeys.article('00000000-0000-4000-8000-000000000002');

const visit = async (cache: PageCache, key: string) => {
  const keys = new Set([key]);
  const render = async () => ({ status: 200, html: key, keys, freshUntil: TOMORROW });
  return (await cache.serve(`/${key}`, render)).state;
};

/** What a reader gets while nothing can be rendered: the last good page or none. */
const visitWithoutDatabase = async (cache: PageCache, key: string) => {
  try {
    return (await cache.serve(`/${key}`, () => Promise.reject(new Error('base arrêtée')))).state;
  } catch {
    return 'none';
  }
};

describeOnBothEngines('changed pages', (database) => {
  let cache: PageCache;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    stop = await listenForInvalidations({ pages: cache, ...database() });
    await visit(cache, FIRST);
    await visit(cache, SECOND);
  });
  afterEach(() => stop());

  it('are dropped when the transaction that touched them commits', async () => {
    await database()
      .db.transaction()
      .execute((trx) => invalidatePages(trx, [FIRST]));
    await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'));
    expect(await visit(cache, SECOND)).toBe('hit');
  });

  it('stay when it is rolled back', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (trx) => {
      await invalidatePages(trx, [FIRST]);
      throw new Error('refusé');
    });
    await expect(failing).rejects.toThrow('refusé');
    // Messages come in order: once the second is heard, the first would have been.
    await invalidatePages(db, [SECOND]);
    await vi.waitFor(async () => expect(await visit(cache, SECOND)).toBe('miss'));
    expect(await visit(cache, FIRST)).toBe('hit');
  });

  it('are not kept as the last good ones when what they show was withdrawn', async () => {
    const { db } = database();
    await invalidatePages(db, [SECOND], 'changed');
    await invalidateContent(db, { own: FIRST, lists: [] }, 'withdrawn');
    await vi.waitFor(async () => expect(await visitWithoutDatabase(cache, FIRST)).toBe('none'));
    expect(await visitWithoutDatabase(cache, SECOND)).toBe('stale');
  });

  it('are dropped however many a change touches', async () => {
    const keys = Array.from({ length: 1000 }, (_, n) => surrogateKeys.article(`${'0'.repeat(30)}${n}`));
    await invalidatePages(database().db, [...keys, FIRST]);
    await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'));
  });
});

describeOnServer('changed pages, across servers', (database) => {
  it('are dropped by what another process did, and all of them after a lost connection', async () => {
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    const stop = await listenForInvalidations({ pages: cache, ...database() });
    const other = await openDatabase({ databaseUrl: database().url, dataDir: '' });
    try {
      await visit(cache, FIRST);
      await invalidatePages(other.db, [FIRST]);
      await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'));

      await cutListeners(other.db);
      await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'), 10_000);
      await invalidatePages(other.db, [FIRST]);
      await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'));
    } finally {
      await stop();
      await other.close();
    }
  });

  it('are not kept when what they show was withdrawn while the connection was lost', async () => {
    const { db, listen } = database();
    const articles = [anArticleRow(), anArticleRow()];
    const announcements = Array.from({ length: 3 }, () => anAnnouncementRow({ status: 'published' }));
    await db.insertInto('articles').values(articles).execute();
    await db.insertInto('announcements').values(announcements).execute();
    const keys = [
      ...articles.map(({ id }) => surrogateKeys.article(id)),
      ...announcements.map(({ id }) => surrogateKeys.announcement(id)),
    ];
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    const stop = await listenForInvalidations({ pages: cache, db, listen });
    try {
      for (const key of keys) await visit(cache, key);
      const [, article = { id: '' }] = articles;
      const [, announcement = { id: '' }, erased = { id: '' }] = announcements;
      // Nobody tells this process.
      await db.updateTable('articles').set({ status: 'draft' }).where('id', '=', article.id).execute();
      await db
        .updateTable('announcements')
        .set({ deleted_at: new Date() })
        .where('id', '=', announcement.id)
        .execute();
      await eraseContactColumns(db, erased.id);
      await cutListeners(db);
      await vi.waitFor(
        async () =>
          expect(await Promise.all(keys.map((key) => visitWithoutDatabase(cache, key)))).toEqual([
            ...['stale', 'none'],
            ...['stale', 'none', 'none'],
          ]),
        10_000,
      );
    } finally {
      await stop();
    }
  });

  it('replace no slow render until it is known what was withdrawn while the connection was lost', async () => {
    const { db } = database();
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now, patienceMs: 20 });
    let loseConnection = () => {};
    const stop = await listenForInvalidations({
      ...{ pages: cache, db },
      listen: async ({ onGap }) => {
        loseConnection = onGap;
        return async () => {};
      },
    });
    const { promise: never } = Promise.withResolvers<never>();
    const visitSlowly = () =>
      Promise.race([
        Promise.resolve(cache.serve(`/${FIRST}`, () => never)).then(({ state }) => state),
        wait(100, 'waiting'),
      ]);
    try {
      await visit(cache, FIRST);
      await db.transaction().execute(async (trx) => {
        await sql`lock table articles in access exclusive mode`.execute(trx);
        loseConnection();
        expect(await visitSlowly()).toBe('waiting');
        await trx
          .insertInto('articles')
          .values(anArticleRow({ id: FIRST_ID }))
          .execute();
      });
      await vi.waitFor(async () => expect(await visitSlowly()).toBe('stale'), 10_000);
    } finally {
      await stop();
    }
  });

  it('are dropped while the connection that listens is refused and others still write', async () => {
    const { db, url = '', listen } = database();
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    const stop = await listenForInvalidations({ pages: cache, db, listen });
    const [, server = '', name] = /^(.*)\/(\w+)$/.exec(url) ?? [];
    const accept = (connections: boolean) =>
      runOnServer(server, `alter database ${name} allow_connections ${connections}`);
    const changeUnheard = async (writer: Connection): Promise<void> => {
      await visit(cache, FIRST);
      await accept(false);
      await cutListeners(writer);
      await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'), 10_000);
      await visit(cache, FIRST);
      await invalidatePages(writer, [FIRST]);
    };
    try {
      await db.connection().execute(changeUnheard);
      await vi.waitFor(async () => expect(await visit(cache, FIRST)).toBe('miss'), 10_000);
    } finally {
      await accept(true);
      await stop();
    }
  });
});
