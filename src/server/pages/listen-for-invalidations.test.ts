import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, openDatabase } from '#server/db/client.ts';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { invalidatePages } from './invalidate-pages.queries.ts';
import { listenForInvalidations } from './listen-for-invalidations.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const TOMORROW = Date.now() + 86_400_000;

const visit = async (cache: PageCache, key: string) => {
  const keys = new Set([key]);
  const render = async () => ({ status: 200, html: key, keys, freshUntil: TOMORROW });
  return (await cache.serve(`/${key}`, render)).state;
};

describeOnBothEngines('changed pages', (database) => {
  let cache: PageCache;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    stop = await listenForInvalidations([cache], database().listen);
    await visit(cache, 'article:1');
    await visit(cache, 'article:2');
  });
  afterEach(() => stop());

  it('are dropped when the transaction that touched them commits', async () => {
    await database()
      .db.transaction()
      .execute((trx) => invalidatePages(trx, ['article:1']));
    await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'));
    expect(await visit(cache, 'article:2')).toBe('hit');
  });

  it('stay when it is rolled back', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (trx) => {
      await invalidatePages(trx, ['article:1']);
      throw new Error('refusé');
    });
    await expect(failing).rejects.toThrow('refusé');
    // Messages come in order: once the second is heard, the first would have been.
    await invalidatePages(db, ['article:2']);
    await vi.waitFor(async () => expect(await visit(cache, 'article:2')).toBe('miss'));
    expect(await visit(cache, 'article:1')).toBe('hit');
  });

  it('are dropped however many a change touches', async () => {
    const keys = Array.from({ length: 1000 }, (_, n) => `article:${'0'.repeat(30)}${n}`);
    await invalidatePages(database().db, [...keys, 'article:1']);
    await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'));
  });
});

describeOnServer('changed pages, across servers', (database) => {
  it('are dropped by what another process did, and all of them after a lost connection', async () => {
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    const stop = await listenForInvalidations([cache], database().listen);
    const other = await openDatabase({ databaseUrl: database().url, dataDir: '' });
    try {
      await visit(cache, 'article:1');
      await invalidatePages(other.db, ['article:1']);
      await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'));

      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'parution-listen' and datname = current_database()
      `.execute(other.db);
      await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'), 10_000);
      await invalidatePages(other.db, ['article:1']);
      await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'));
    } finally {
      await stop();
      await other.close();
    }
  });

  it('are dropped while the connection that listens is refused and others still write', async () => {
    const { db, url = '', listen } = database();
    const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now });
    const stop = await listenForInvalidations([cache], listen);
    const [, server = '', name] = /^(.*)\/(\w+)$/.exec(url) ?? [];
    const accept = (connections: boolean) =>
      runOnServer(server, `alter database ${name} allow_connections ${connections}`);
    const changeUnheard = async (writer: Connection): Promise<void> => {
      await visit(cache, 'article:1');
      await accept(false);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'parution-listen' and datname = current_database()
      `.execute(writer);
      await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'), 10_000);
      await visit(cache, 'article:1');
      await invalidatePages(writer, ['article:1']);
    };
    try {
      await db.connection().execute(changeUnheard);
      await vi.waitFor(async () => expect(await visit(cache, 'article:1')).toBe('miss'), 10_000);
    } finally {
      await accept(true);
      await stop();
    }
  });
});
