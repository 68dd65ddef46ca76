import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Subscription = {
  channel: string;
  onMessage: (message: string) => void;
  /** The connection was lost for a while: messages may have been missed. */
  onGap: () => void;
};

/** Subscribes to a NOTIFY channel, across processes; returns the unsubscribe function. */
export type Listen = (subscription: Subscription) => Promise<() => Promise<void>>;

/**
 * The embedded database has one process and loses no connection. LISTEN and UNLISTEN run exclusively: in the middle
 * of a query of the pool, they would destroy that query's portal.
 */
export const listenToPglite =
  (pglite: PGlite, pool: pg.Pool): Listen =>
  async ({ channel, onMessage }) => {
    const stop = await alone(pool, () => pglite.listen(channel, onMessage));
    // Called with an argument, PGlite takes it for a transaction.
    return () => alone(pool, () => stop());
  };

/** Holds the only connection while the function runs. */
const alone = async <Answer>(pool: pg.Pool, work: () => Promise<Answer>): Promise<Answer> => {
  const client = await pool.connect();
  try {
    return await work();
  } finally {
    client.release();
  }
};

const RETRY_MS = 1_000;

/** A connection of its own, outside the pool: it waits for messages as long as the server runs. */
export const listenToServer =
  (connectionString: string, retryMs = RETRY_MS): Listen =>
  async (subscription) => {
    const stopping = new AbortController();
    let client = await connect(connectionString, subscription);

    const watch = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        await whenLost(client);
        const next = await connectAgain(
          () => connect(connectionString, subscription),
          retryMs,
          stopping.signal,
        );
        if (!next) return;
        client = next;
        subscription.onGap();
      }
    };

    void watch();
    return async () => {
      stopping.abort();
      await client.end();
    };
  };

const connect = async (
  connectionString: string,
  { channel, onMessage }: Subscription,
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString,
    application_name: 'parution-listen',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  // Without a listener the error of a broken connection would end the process; the 'end' event is what is handled.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
};

const whenLost = (client: pg.Client): Promise<void> => new Promise((lost) => client.once('end', lost));

/** Still down: requests that need the database report it, this only retries. */
const connectAgain = async (attempt: () => Promise<pg.Client>, retryMs: number, stopping: AbortSignal) => {
  while (!stopping.aborted) {
    await wait(retryMs, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return undefined;
    const client = await attempt().catch(() => undefined);
    if (client && stopping.aborted) await client.end();
    else if (client) return client;
  }
  return undefined;
};
