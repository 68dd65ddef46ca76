import type { Writable } from 'node:stream';
import type { CompiledQuery, Kysely, LogEvent } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

type Connection = Kysely<Tables>;

/** Runs a statement that only reads, outside of any transaction. */
type Read = (query: CompiledQuery) => Promise<unknown[]>;

type Waiting = {
  query: CompiledQuery;
  begun: number;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
};

type Settings = {
  /** Of the prepared statement with this text, if it is one. */
  nameOf: (text: string) => string | undefined;
  onStatement?: ((event: LogEvent) => void) | undefined;
};

const readers = new WeakMap<Connection, Read>();

/** How this database reads; a transaction has none, since it reads over its own connection. */
export const readerOf = (db: Connection): Read | undefined => readers.get(db);

/**
 * The reads that begin in the same turn of the event loop, as those of one page, are sent together over one connection,
 * without waiting for each other's answers: one write and one connection for all of them.
 */
export const readTogether = (db: Connection, pool: pg.Pool, { nameOf, onStatement }: Settings): void => {
  let waiting: Waiting[] = [];

  const report = (query: CompiledQuery, begun: number, error?: { reason: unknown }) => {
    const queryDurationMillis = performance.now() - begun;
    onStatement?.(
      error
        ? { level: 'error', error: error.reason, query, queryDurationMillis }
        : { level: 'query', query, queryDurationMillis },
    );
  };

  const run = async (client: pg.PoolClient, { query, begun, resolve, reject }: Waiting): Promise<void> => {
    const { sql: text, parameters } = query;
    const name = nameOf(text);
    try {
      const { rows } = await client.query({ ...(name && { name }), text, values: [...parameters] });
      report(query, begun);
      resolve(rows);
    } catch (reason) {
      report(query, begun, { reason });
      reject(reason);
    }
  };

  const sendAll = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const client = await pool.connect();
      await together(client, () => batch.map((read) => run(client, read)));
      client.release();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  readers.set(
    db,
    (query) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ query, begun: performance.now(), resolve, reject }) === 1)
          // After the promises that are settled by now: the other reads of a page begin in them.
          process.nextTick(() => void sendAll());
      }),
  );
};

type Pipelined = { pipeline: boolean; connection: { stream: Writable } };

/** Sends what this begins at once, and waits for all of it. */
const together = async (client: pg.PoolClient, begin: () => Promise<void>[]): Promise<void> => {
  const pipelined = client as unknown as Pipelined;
  pipelined.pipeline = true;
  const { stream } = pipelined.connection;
  stream.cork();
  const answers = begin();
  stream.uncork();
  await Promise.all(answers);
  pipelined.pipeline = false;
};
