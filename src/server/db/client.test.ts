import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnBothEngines, describeOnServer, openTestDatabase } from '#tests/support/database.ts';
import { type NodeProcess, startNodeProcess } from '#tests/support/node-process.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { type Connection, type OpenDatabase, openDatabase, POOL_SIZE } from './client.ts';
import { isDatabaseDown } from './database-down.ts';

/** More than the connections of a process. */
const MANY = 2 * POOL_SIZE;

describe('the data folder', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parution-data-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const start = () => startNodeProcess('tests/support/processes/hold-database.ts', [dataDir]);
  const store = async (holder: NodeProcess, line: string) => {
    holder.child.stdin.write(`${line}\n`);
    await expect.poll(() => holder.output(), { timeout: 15_000 }).toContain(`stored ${line}\n`);
  };
  const linesOnDisk = async () => {
    const { db, close } = await openDatabase({ dataDir });
    const { rows } = await sql<{ line: string }>`select line from lines order by line`.execute(db);
    await close();
    return rows.map(({ line }) => line);
  };

  it('holds no lock when it could not be opened', async () => {
    await mkdir(join(dataDir, 'db'));
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), '12\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(['db']);
  }, 60_000);

  it('is made again when its creation was interrupted, for its user alone', async () => {
    await writeFile(join(dataDir, 'db.incomplete'), '');
    const database = await openDatabase({ dataDir });
    await database.ping();
    await database.close();
    expect(await readdir(dataDir)).toEqual(['db']);
    const files = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(files.map(async (name) => (await stat(join(dataDir, name))).mode));
    expect(modes.length).toBeGreaterThan(100);
    expect(modes.filter((mode) => process.platform !== 'win32' && (mode & 0o077) !== 0)).toEqual([]);
  }, 60_000);

  it('is refused to a second process, and the first loses nothing', async () => {
    const first = start();
    expect(await first.firstLine).toBe('open');
    await store(first, 'a');
    const second = start();
    expect(await second.firstLine).toBe(
      `La base de données de ${dataDir} est déjà utilisée par un autre processus (pid ${first.child.pid}). ` +
        'Arrêtez-le, ou donnez un autre DATA_DIR.',
    );
    await second.ended;
    await store(first, 'b');
    first.child.stdin.end();
    expect(await first.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await linesOnDisk()).toEqual(['a', 'b']);
  }, 60_000);

  it('opens after a kill, with everything that was acknowledged', async () => {
    const killed = start();
    await killed.firstLine;
    await store(killed, 'c');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await readdir(dataDir)).toEqual(['db', 'db.lock']);
    expect(await linesOnDisk()).toEqual(['a', 'b', 'c']);
    expect(await readdir(dataDir)).toEqual(['db']);
  }, 60_000);
});

describeOnBothEngines('the database', (database) => {
  const countArticles = async (db: Connection) => {
    const { total } = await db
      .selectFrom('articles')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  it('answers a ping', async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  it('lets a query function take part in a transaction', async () => {
    const { db } = database();
    const before = await countArticles(db);
    const inside = await db.transaction().execute(async (trx) => {
      await trx.insertInto('articles').values(anArticleRow()).execute();
      return countArticles(trx);
    });
    expect([inside, await countArticles(db)]).toEqual([before + 1, before + 1]);
  });

  it('takes everything back when a transaction fails, and goes on', async () => {
    const { db } = database();
    const before = await countArticles(db);
    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('articles').values(anArticleRow()).execute();
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await countArticles(db)).toBe(before);
  });

  it('serves many at once', async () => {
    const { db } = database();
    const before = await countArticles(db);
    await Promise.all(
      Array.from({ length: MANY }, () =>
        db.transaction().execute(async (trx) => {
          await trx.insertInto('articles').values(anArticleRow()).execute();
          await countArticles(trx);
        }),
      ),
    );
    expect(await countArticles(db)).toBe(before + MANY);
  });

  it('lets the process do something else between two queries', async () => {
    const { db } = database();
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    for (let n = 0; turns < 3 && n < 2_000; n++) await sql`select ${n}::int`.execute(db);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('can be listened to while others ask', async () => {
    const { db, listen } = database();
    const heard = vi.fn();
    const ask = async () => {
      for (let n = 0; n < 60; n++) {
        const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db);
        expect(rows).toEqual([{ n }]);
      }
    };
    const listenOften = async () => {
      for (let n = 0; n < 6; n++) {
        const stop = await listen({ channel: `c${n}`, onMessage: heard, onGap: () => {} });
        await sql`select pg_notify(${`c${n}`}, 'here')`.execute(db);
        await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(n + 1));
        await stop();
      }
    };
    await Promise.all([ask(), ask(), listenOften()]);
  });

  it('can be closed twice', async () => {
    const other = await openTestDatabase(database().engine);
    await Promise.all([other.close(), other.close()]);
    await expect(other.ping()).rejects.toThrow();
  });
});

describeOnServer('a server that drops its connections', (database) => {
  it('is told to the caller, does not end the process, and is connected to again', async () => {
    const onError = vi.fn();
    const victim = await openDatabase({ databaseUrl: database().url, dataDir: '', onError });
    await victim.ping();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'parution'
    `.execute(database().db);
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
    await victim.ping();
    await victim.close();
  });

  it('fails a ping when nothing listens there', async () => {
    const nowhere = await openDatabase({ databaseUrl: 'postgres://x:x@127.0.0.1:1/x', dataDir: '' });
    await expect(nowhere.ping()).rejects.toThrow('ECONNREFUSED');
    await nowhere.close();
  });
});

describeOnServer('a server in trouble', (database) => {
  let proxy: TcpProxy;
  let victim: OpenDatabase;
  beforeAll(async () => {
    const url = new URL(database().url ?? '');
    proxy = await startTcpProxy(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    victim = await openDatabase({ databaseUrl: url.href, dataDir: '', poolSize: 1, answerMs: 200 });
  });
  afterAll(async () => {
    await victim.close();
    await proxy.stop();
  });

  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(victim.db);
    return rows[0]?.pid;
  };

  it('that ends a connection between two statements of a transaction fails it, and not the process', async () => {
    const failed = victim.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database().db);
      // The end of the connection is read before the next statement is sent.
      await new Promise(setImmediate);
      await sql`select 1`.execute(trx);
    });
    await expect(failed).rejects.toSatisfy(isDatabaseDown);
    await expect(backend()).resolves.toBeGreaterThan(0);
  });

  it('that never answers is given up, in a transaction too, and connected to again', async () => {
    await backend();
    await proxy.set('silent');
    await expect(sql`select 1`.execute(victim.db)).rejects.toSatisfy(isDatabaseDown);
    await proxy.set('open');
    const before = await backend();
    const failed = victim.db.transaction().execute(async (trx) => {
      await proxy.set('silent');
      await sql`select 1`.execute(trx);
    });
    await expect(failed).rejects.toSatisfy(isDatabaseDown);
    await proxy.set('open');
    expect(await backend()).not.toBe(before);
  });

  it('may take its time where a statement says so', async () => {
    const slow = victim.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_sleep(0.4)`.execute(trx);
    });
    await expect(slow).resolves.toBeUndefined();
    await expect(sql`select pg_sleep(0.4)`.execute(victim.db)).rejects.toSatisfy(isDatabaseDown);
  });

  it('that has become read-only is left for the one that its address leads to now', async () => {
    const before = await backend();
    const refused = victim.db.transaction().execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await sql`delete from articles`.execute(trx);
    });
    await expect(refused).rejects.toSatisfy(isDatabaseDown);
    expect(await backend()).not.toBe(before);
  });
});

describe('a database is down', () => {
  it.each([
    ['full disk', '53100'],
    ['out of memory', '53200'],
    ['a statement that took too long', '57014'],
    ['input and output error', '58030'],
    ['read-only', '25006'],
    ['no more files', 'EMFILE'],
  ])('with %s (%s)', (_name, code) => {
    expect(isDatabaseDown(Object.assign(new Error('x'), { code }))).toBe(true);
  });

  it('is not for a statement that is wrong', () => {
    for (const code of ['42601', '23505', '22P02', '40001'])
      expect(isDatabaseDown(Object.assign(new Error('x'), { code }))).toBe(false);
  });
});
