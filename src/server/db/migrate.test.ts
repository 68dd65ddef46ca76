import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenAccount } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { runNodeProcess } from '#tests/support/node-process.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { type Database, openDatabase } from './client.ts';
import { JOBS_SCHEMA } from './job-queues.ts';
import { MIGRATIONS_FOLDER, MigrationError, migrate } from './migrate.ts';

const recorded = async (db: Database) =>
  (await db.selectFrom('schema_migrations').select('name').orderBy('name').execute()).map(({ name }) => name);

const exists = async (db: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
};

describe.each(['embedded', 'server'] as const)('migrations (%s)', (engine) => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { empty: true });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-migrations-'));
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const failing = (): Promise<unknown> => migrate(database, folder).catch((error: unknown) => error);

  it('bring an empty database to the whole schema', async () => {
    const files = (await readdir(MIGRATIONS_FOLDER)).sort();
    expect(await migrate(database)).toEqual(files);
    expect(await recorded(database.db)).toEqual(files);
    expect(await exists(database.db, 'announcements')).toBe(true);
    expect(await exists(database.db, `${JOBS_SCHEMA}.job`)).toBe(true);
  });

  it('do nothing the second time', async () => {
    const before = await database.db.selectFrom('schema_migrations').selectAll().orderBy('name').execute();
    expect(await migrate(database)).toEqual([]);
    expect(await database.db.selectFrom('schema_migrations').selectAll().orderBy('name').execute()).toEqual(
      before,
    );
  });

  it('take a file with the line ends of Windows for the same file', async () => {
    const text = (await sqlOf('0002_accounts.sql')).replaceAll('\n', '\r\n');
    await writeFile(join(folder, '0002_accounts.sql'), text);
    expect(await migrate(database, folder)).toEqual([]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await writeFile(join(folder, '0002_accounts.sql'), `${await sqlOf('0002_accounts.sql')}\n-- changed`);
    const error = await failing();
    expect(error).toBeInstanceOf(MigrationError);
    expect(error).toHaveProperty('message', expect.stringContaining('0002_accounts.sql a été modifiée'));
  });

  it('leave nothing of a file that fails, and keep those before it', async () => {
    await writeFile(join(folder, '9001_good.sql'), 'create table good (id integer);');
    await writeFile(join(folder, '9002_bad.sql'), 'create table bad (id integer); select 1 / 0;');
    await writeFile(join(folder, '9003_after.sql'), 'create table after (id integer);');
    const error = await failing();
    expect(error).toBeInstanceOf(MigrationError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/9002_bad\.sql a échoué.*division by zero/),
    );
    expect(await Promise.all(['good', 'bad', 'after'].map((table) => exists(database.db, table)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await recorded(database.db)).toContain('9001_good.sql');
    expect(await recorded(database.db)).not.toContain('9002_bad.sql');
  });

  it('go on from there once it is mended', async () => {
    await writeFile(join(folder, '9001_good.sql'), 'create table good (id integer);');
    await writeFile(join(folder, '9002_bad.sql'), 'create table bad (id integer);');
    expect(await migrate(database, folder)).toEqual(['9002_bad.sql']);
  });

  it('leave the connection as they found it', async () => {
    const { rows } = await sql<{ locks: number; timeout: string }>`
      select (
        select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()
      ) as locks,
        current_setting('statement_timeout') as timeout
    `.execute(database.db);
    expect(rows).toEqual([{ locks: 0, timeout: engine === 'server' ? '30s' : '0' }]);
  });

  it('let a transaction queue a job, and take it back with it', async () => {
    const { db } = database;
    const boss = new PgBoss({ db: fromKysely(db), schema: JOBS_SCHEMA, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('mail');
    // pg-boss looks a queue up once, on its own connection: inside a transaction on PGlite it would wait for ever.
    await boss.fetch('mail');
    const rollback = db.transaction().execute(async (trx) => {
      await boss.send('mail', { to: 'nobody' }, { db: fromKysely(trx) });
      throw new Error('changed my mind');
    });
    await expect(rollback).rejects.toThrow('changed my mind');
    await db.transaction().execute((trx) => boss.send('mail', { to: 'somebody' }, { db: fromKysely(trx) }));
    expect(await boss.fetch('mail', { batchSize: 10 })).toMatchObject([{ data: { to: 'somebody' } }]);
    await boss.stop({ graceful: false });
  });
});

describe('the sessions of accounts that had a second factor before they said whether they passed it', () => {
  it('have passed it when they were opened since', async () => {
    const database = await openTestDatabase('server', { empty: true });
    const { db } = database;
    const before = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name < '0061');
    try {
      await migrate(database, MIGRATIONS_FOLDER, before.sort());
      const [application, key, none] = [
        await givenAccount(db, { role: 'admin' }),
        await givenAccount(db, { role: 'admin' }),
        await givenAccount(db, { role: 'admin' }),
      ];
      const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));
      const totp = { user_id: application.id, secret: 'x', created_at: at(8), confirmed_at: at(9) };
      await db.insertInto('totp_factors').values(totp).execute();
      const passkey = { user_id: key.id, public_key: 'x', counter: 0, name: 'Clé', created_at: at(9) };
      await db
        .insertInto('passkeys')
        .values([
          { ...passkey, id: 'first' },
          { ...passkey, id: 'later', created_at: at(11) },
        ])
        .execute();
      await db
        .insertInto('sessions')
        .values(
          [application, key, none].flatMap(({ id: user_id }) =>
            [at(8), at(10)].map((created_at) => ({
              ...{ id: randomUUID(), user_id, created_at, secret_hash: randomUUID(), expires_at: at(23) },
            })),
          ),
        )
        .execute();
      await migrate(database);
      const sessions = await db
        .selectFrom('sessions')
        .select(['user_id', 'created_at'])
        .where('second_factor_passed', '=', true)
        .execute();
      expect(new Set(sessions)).toEqual(
        new Set([application, key].map(({ id: user_id }) => ({ user_id, created_at: at(10) }))),
      );
    } finally {
      await database.close();
    }
  });
});

describe('two processes that migrate one server at the same moment', () => {
  it('both succeed, and each file is applied once', async () => {
    const database = await openTestDatabase('server', { empty: true });
    try {
      const runs = await Promise.all(
        Array.from({ length: repetitions(2, 3) }, () =>
          runNodeProcess('tests/support/processes/migrate.ts', [database.url ?? '']),
        ),
      );
      expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
        runs.map(() => ({ code: 0, stderr: '' })),
      );
      const applied = runs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
      expect(applied.sort()).toEqual((await readdir(MIGRATIONS_FOLDER)).sort());
    } finally {
      await database.close();
    }
  });

  it('let readers pass while somebody holds the table that they change', async () => {
    const database = await openTestDatabase('server', { empty: true });
    const other = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    const folder = await mkdtemp(join(tmpdir(), 'parution-migrations-'));
    try {
      await sql`create table held (id integer)`.execute(database.db);
      await writeFile(join(folder, '0001_held.sql'), 'alter table held add column name text;');
      let migrated: Promise<string[]> | undefined;
      // As a backup does, from its first table to its last.
      await other.db.transaction().execute(async (trx) => {
        await sql`select * from held`.execute(trx);
        migrated = migrate(database, folder);
        await vi.waitFor(
          async () => {
            const { rows } = await sql`
              select 1 from pg_locks where relation = 'held'::regclass and not granted
            `.execute(trx);
            expect(rows).toHaveLength(1);
          },
          { timeout: 30_000 },
        );
        const { rows } = await sql`select * from held`.execute(database.db);
        expect(rows).toEqual([]);
      });
      expect(await migrated).toEqual(['0001_held.sql']);
    } finally {
      await other.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('wait for each other, however long it takes', async () => {
    const database = await openTestDatabase('server', { empty: true });
    const other = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    const folder = await mkdtemp(join(tmpdir(), 'parution-migrations-'));
    try {
      const slow =
        "select pg_sleep(0.5); create table slow as select current_setting('statement_timeout') as patience;";
      await writeFile(join(folder, '0001_slow.sql'), slow);
      const both = await Promise.all([migrate(database, folder), migrate(other, folder)]);
      expect(both.flat()).toEqual(['0001_slow.sql']);
      const { rows } = await sql`select patience from slow`.execute(database.db);
      expect(rows).toEqual([{ patience: '0' }]);
    } finally {
      await other.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const sqlOf = (name: string): Promise<string> => readFile(join(MIGRATIONS_FOLDER, name), 'utf8');
