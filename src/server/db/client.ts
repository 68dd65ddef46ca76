import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeToOthers, prepareDataFolder } from '../data-folder.ts';
import { within } from '../within.ts';
import { giveUpConnections } from './give-up-connections.ts';
import { type Listen, listenToPglite, listenToServer } from './listen.ts';
import { acquireLock, type Lock } from './lock.ts';
import { createNames, nameStatements } from './name-statements.ts';
import { readTogether } from './read-together.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What a query function takes: the database, or the transaction that it takes part in. */
export type Connection = Kysely<Tables>;

/** A statement that has ended, with its time. */
export type StatementEvent = LogEvent;

export type DatabaseSettings = {
  readonly databaseUrl?: string | undefined;
  /** `memory://` keeps nothing. */
  readonly dataDir: string;
  /** Connections of one process to a PostgreSQL server, besides the one that listens; 10 by default. */
  readonly poolSize?: number | undefined;
  /** In memory, the files of a database to start from: creating one takes seconds. */
  readonly files?: PGliteOptions['fs'];
  /** How long a PostgreSQL server may leave a statement without an answer; longer than it runs one itself. */
  readonly answerMs?: number | undefined;
  /** Called for connections that break while idle. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called after each statement with its time. */
  readonly onStatement?: ((event: StatementEvent) => void) | undefined;
};

export type OpenDatabase = {
  readonly db: Database;
  readonly engine: 'embedded' | 'server';
  readonly listen: Listen;
  /** For pg-boss, which writes its own SQL, several statements at a time. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** The connections of this process, and who waits for one. */
  pool(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Fails when the database does not answer soon. */
  ping(): Promise<void>;
  /** Of an embedded database on disk: copies its files as they are at one moment; queries wait meanwhile. */
  readonly copyFiles?: ((to: string) => Promise<void>) | undefined;
  close(): Promise<void>;
};

const MEMORY = 'memory://';
/** Of one process, unless DATABASE_POOL says otherwise. */
export const POOL_SIZE = 10;
const PING_TIMEOUT = 2_000;
/** How long the server runs a statement; after some seconds more without an answer, the connection is given up. */
const STATEMENT_MS = 30_000;
const ANSWER_MS = STATEMENT_MS + 5_000;
/** How long queries run before yielding: yielding after each would make them wait behind every request of a flood. */
const TURN_MS = 10;

export const openDatabase = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings)
    : Promise.resolve(openServer(settings.databaseUrl, settings));

const openServer = (
  connectionString: string,
  { poolSize, answerMs, onError, onStatement }: DatabaseSettings,
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'parution',
    max: poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: readTypes(),
  });
  giveUpConnections(pool, answerMs ?? ANSWER_MS);
  const listen = listenToServer(connectionString);
  return assemble({ pool, engine: 'server', listen, onError, onStatement });
};

const openEmbedded = async ({
  dataDir,
  files,
  onError,
  onStatement,
}: DatabaseSettings): Promise<OpenDatabase> => {
  const lock = dataDir === MEMORY ? undefined : await lockFolder(dataDir);
  try {
    // With the engine, which a site on a server never starts.
    const { createPgConfig, startPglite } = await import('./embedded-engine.ts');
    const pglite = await (lock ? openFolder(dataDir, startPglite) : startPglite(MEMORY, files));
    const pool = new pg.Pool({
      ...createPgConfig(yieldBetweenQueries(pglite)),
      // PGlite is one connection. A query on the outer database inside a transaction waits for ever for it:
      // an explicit error is better.
      max: 1,
      connectionTimeoutMillis: 30_000,
      idleTimeoutMillis: 0,
      types: readTypes(),
    });
    const closeEngine = async () => {
      await pglite.close();
      await lock?.release();
    };
    const listen = listenToPglite(pglite, pool);
    const parts = { pool, engine: 'embedded', listen, onError, onStatement } as const;
    return assemble({ ...parts, closeEngine, ...(lock && { copyFiles: copyFilesOf(dataDir, pool) }) });
  } catch (error) {
    await lock?.release();
    throw error;
  }
};

/** PGlite writes only during a query: while this holds its only connection, the files do not change. */
const copyFilesOf = (dataDir: string, pool: pg.Pool) => async (to: string) => {
  const client = await pool.connect();
  try {
    // Fewer changes are left to be replayed from the log when the copy is opened.
    await client.query('checkpoint');
    await cp(join(dataDir, 'db'), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
};

const lockFolder = async (dataDir: string): Promise<Lock> => {
  await prepareDataFolder(dataDir);
  return acquireLock({ path: join(dataDir, 'db.lock'), folder: dataDir });
};

/**
 * Creating the files takes seconds, and may be interrupted. The marker file says that the creation never completed,
 * hence that the files hold no data and can be created again.
 */
const openFolder = async (dataDir: string, start: (folder: string) => Promise<PGlite>): Promise<PGlite> => {
  const folder = join(dataDir, 'db');
  const mark = join(dataDir, 'db.incomplete');
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (!existsSync(folder)) {
    await writeFile(mark, '');
    await createFiles(folder);
  }
  const pglite = await start(folder);
  if (existsSync(mark)) {
    // The files that PGlite copies at its creation are open to everybody; until now only the folder protects them.
    await closeToOthers(folder);
    await rm(mark, { force: true });
  }
  return pglite;
};

/** In a process of its own (`create-embedded.ts`). */
const createFiles = async (folder: string): Promise<void> => {
  const script = fileURLToPath(new URL('create-embedded.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, folder]);
};

/**
 * PGlite answers in the same turn of the event loop. A hundred queries in a row would block every HTTP
 * connection meanwhile, and those waiting would be closed as idle before their request is read.
 */
const yieldBetweenQueries = (pglite: PGlite): PGlite => {
  const execute = pglite.execProtocolStream.bind(pglite);
  let turnBegan = performance.now();
  pglite.execProtocolStream = async (message, options) => {
    const answers = await execute(message, options);
    const isAnswered = answers.some(({ name }) => name === 'readyForQuery');
    if (!isAnswered || performance.now() - turnBegan < TURN_MS) return answers;
    await nextTurn();
    turnBegan = performance.now();
    return answers;
  };
  return pglite;
};

type Parts = Pick<OpenDatabase, 'engine' | 'listen' | 'copyFiles'> & {
  pool: pg.Pool;
  onError: DatabaseSettings['onError'];
  onStatement: DatabaseSettings['onStatement'];
  closeEngine?: () => Promise<void>;
};

const assemble = ({
  pool,
  engine,
  listen,
  copyFiles,
  onError,
  onStatement,
  closeEngine,
}: Parts): OpenDatabase => {
  // Without a listener, a connection that breaks while idle would end the process; so would one that breaks between two
  // statements of a transaction, which its next statement reports.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  const nameOf = createNames();
  const dialect = new PostgresDialect({ pool: nameStatements(pool, nameOf) });
  const db = new Kysely<Tables>({ dialect, ...(onStatement && { log: onStatement }) });
  // PGlite runs one statement at a time, and answers within this process.
  if (engine === 'server') readTogether(db, pool, { nameOf, onStatement });
  const closeAll = async () => {
    await db.destroy();
    // Kysely leaves alone a pool that it has never used.
    if (!pool.ending) await pool.end();
    await closeEngine?.();
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    engine,
    listen,
    executeSql: (text, values) => executeSql(pool, text, values),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await within(PING_TIMEOUT, executeSql(pool, 'select 1'))),
    copyFiles,
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
};

const executeSql = async (pool: pg.Pool, text: string, values: unknown[] = []) => {
  const client = await pool.connect();
  try {
    // Several statements give several results.
    const results = [await client.query(text, values)].flat();
    client.release();
    return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
  } catch (error) {
    // Statements that began a transaction must not leave it to the connection's next user.
    const mended = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!mended);
    throw error;
  }
};

const readTypes = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  // Counts and sums fit a number; node-postgres would give text.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  // A day is not a moment: as a Date it would move with the time zone of the machine.
  types.setTypeParser(pg.types.builtins.DATE, String);
  return types;
};
