import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { refuseStatementsAround } from './one-connection.ts';
import { IS_WHOLE_RUN } from './repetitions.ts';
import { copyDatabase, runOnServer, TEMPLATE } from './server-databases.ts';
import { openSnapshot } from './snapshot-files.ts';

type Engine = OpenDatabase['engine'];

export type TestDatabase = OpenDatabase & {
  /** With PostgreSQL: the address by which another process opens the same database. */
  readonly url: string | undefined;
};

/**
 * The same tests on PGlite and on PostgreSQL, each on a migrated database of its own, made before the first
 * test and dropped after the last:
 *
 *     describeOnBothEngines('audit events', (database) => {
 *       it('…', async () => {
 *         const { db } = database();
 *
 * Those of them that read or refuse, or that repeat with other values what another one does, are `itWithDatabase`: on
 * PostgreSQL in `npm test`, on both engines in `npm run test:long`.
 */
export const describeOnBothEngines = (
  name: string,
  body: (database: () => TestDatabase, itWithDatabase: typeof it) => void,
): void => {
  describe.each<Engine>(['embedded', 'server'])(`${name} (%s)`, (engine) =>
    body(useDatabase(engine, { like: 'embedded' }), engine === 'server' || IS_WHOLE_RUN ? it : notToday),
  );
};

/** In the place of `it`: a test that does not exist, where a skipped one would ask to be looked at. */
const notToday = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof it;

/**
 * For what reads or refuses and depends on no lock and no transaction: on PostgreSQL in `npm test`, on both engines in
 * `npm run test:long`.
 */
export const describeWithDatabase = (name: string, body: (database: () => TestDatabase) => void): void => {
  if (IS_WHOLE_RUN) describeOnBothEngines(name, body);
  else describeOnServer(name, body, { like: 'embedded' });
};

/** For tests that need a PostgreSQL server: several connections or processes. `like`: which engine it has the rules of. */
export const describeOnServer = (
  name: string,
  body: (database: () => TestDatabase) => void,
  { like = 'server' }: { like?: Engine } = {},
): void => {
  describe(`${name} (server)`, () => body(useDatabase('server', { like })));
};

/** One database for the tests of the enclosing `describe`. */
const useDatabase = (engine: Engine, { like = engine } = {}): (() => TestDatabase) => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    // What is written for both is wrong where it would stop one of them.
    if (like === 'embedded' && opened.url) refuseStatementsAround(opened.db, opened.url);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The database is open inside tests and hooks only');
    return opened;
  };
};

type Options = {
  /** Without any table, as an operator creates it. */
  empty?: boolean;
};

/** The caller closes it, which also drops it. */
export const openTestDatabase = (engine: Engine, options: Options = {}): Promise<TestDatabase> =>
  engine === 'server' ? openOnServer(options) : openEmbedded(options);

const openEmbedded = async ({ empty = false }: Options): Promise<TestDatabase> => {
  const files = await openSnapshot(inject('pgliteSnapshot'));
  const database = await openDatabase({ dataDir: 'memory://', files });
  if (empty) await database.executeSql(EMPTY);
  return { ...database, url: undefined };
};

/** To create a database, as was done for the snapshot, would take four seconds of processor time. */
const EMPTY = `
  do $$
  declare
    name text;
  begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('drop schema %I cascade', name);
    end loop;
  end $$;
  create schema public;
`;

const openOnServer = async ({ empty = false }: Options): Promise<TestDatabase> => {
  const server = inject('nativePostgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(server, name, empty ? 'template0' : TEMPLATE);
  const url = `${server}/${name}`;
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
};
