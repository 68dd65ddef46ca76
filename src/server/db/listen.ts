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

type Timing = {
  retryMs: number;
  /** How often the connection is checked, and how long its answer may take. */
  checkMs: number;
};

const TIMING: Timing = { retryMs: 500, checkMs: 5_000 };

/**
 * One connection for all subscriptions of the process, outside the pool: it waits for messages as long as there is a
 * subscription. Lost, it is opened again at once, then at intervals, and every subscription learns that it may have
 * missed messages.
 */
export const listenToServer = (connectionString: string, { retryMs, checkMs }: Timing = TIMING): Listen => {
  const subscriptions = new Set<Subscription>();
  let stopping = new AbortController();
  let connected: Promise<pg.Client | undefined> | undefined;

  const deliver = ({ channel, payload = '' }: pg.Notification): void => {
    for (const subscription of subscriptions)
      if (subscription.channel === channel) subscription.onMessage(payload);
  };

  const open = async (stopped: AbortSignal): Promise<pg.Client> => {
    const client = await connect(connectionString, deliver);
    const reopen = () => {
      if (!stopped.aborted) connected = openAgain(stopped);
    };
    client.once('end', reopen);
    checkRegularly(client, checkMs);
    try {
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
        await listenOn(client, channel);
      return client;
    } catch (error) {
      client.off('end', reopen);
      await client.end().catch(() => {});
      throw error;
    }
  };

  const tellGap = (): void => {
    for (const subscription of subscriptions) subscription.onGap();
  };

  /** Requests that need the database report that it is down, this only retries. */
  const openAgain = async (stopped: AbortSignal): Promise<pg.Client | undefined> => {
    while (!stopped.aborted) {
      const client = await open(stopped).catch((error) => {
        if (mayOthersWrite(error)) tellGap();
      });
      if (client && stopped.aborted) await client.end();
      else if (client) {
        tellGap();
        return client;
      }
      await wait(retryMs, undefined, { signal: stopped }).catch(() => {});
    }
    return undefined;
  };

  const openFirst = (): Promise<pg.Client> => {
    stopping = new AbortController();
    return open(stopping.signal);
  };

  const unsubscribe = async (subscription: Subscription): Promise<void> => {
    subscriptions.delete(subscription);
    if (subscriptions.size > 0) return;
    const last = connected;
    connected = undefined;
    stopping.abort();
    await (await last?.catch(() => undefined))?.end();
  };

  return async (subscription) => {
    subscriptions.add(subscription);
    try {
      connected ??= openFirst();
      const client = await connected;
      if (client) await listenOn(client, subscription.channel);
    } catch (error) {
      await unsubscribe(subscription);
      throw error;
    }
    return () => unsubscribe(subscription);
  };
};

/** SQLSTATE class « operator intervention »: the server is starting, stopping or recovering. */
const NOT_SERVING = '57';

/**
 * The server refused this connection and may serve others, for instance when it has no connection left: changes are
 * made meanwhile that nobody tells this process. A server that does not answer, or serves nobody, changes nothing.
 */
const mayOthersWrite = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith(NOT_SERVING);

const connect = async (
  connectionString: string,
  deliver: (message: pg.Notification) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString,
    application_name: 'parution-listen',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('notification', deliver);
  // Without a listener the error of a broken connection would end the process; the 'end' event is what is handled.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
};

/**
 * Whoever only listens does not notice that the network lost the connection: it would wait for messages for as long as
 * the system keeps the connection, a quarter of an hour or more. One that does not answer is cut, hence opened again.
 */
const checkRegularly = (client: pg.Client, checkMs: number): void => {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) return void client.end();
    answered = false;
    client.query('').then(
      () => {
        answered = true;
      },
      () => {},
    );
  }, checkMs);
  client.once('end', () => clearInterval(timer));
};

/** Repeating it changes nothing. */
const listenOn = (client: pg.Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);
