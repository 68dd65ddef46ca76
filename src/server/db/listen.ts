import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Hearing = {
  channel: string;
  hear: (message: string) => void;
  /** The connection was lost for a while: messages may have passed unheard. */
  missed: () => void;
};

/** Hears what transactions say with NOTIFY once they commit, in this process and in others; gives back how to stop. */
export type Listen = (hearing: Hearing) => Promise<() => Promise<void>>;

/** The embedded database has one process, and loses no connection. */
export const listenToPglite =
  (pglite: PGlite): Listen =>
  async ({ channel, hear }) => {
    const stop = await pglite.listen(channel, hear);
    // Called with an argument, PGlite takes it for a transaction.
    return () => stop();
  };

const RETRY_MS = 1_000;

/** A connection of its own, outside the pool: it waits for messages as long as the server runs. */
export const listenToServer =
  (connectionString: string): Listen =>
  async ({ channel, hear, missed }) => {
    const stopping = new AbortController();
    let client: pg.Client | undefined;

    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString, application_name: 'parution-listen', keepAlive: true });
      next.on('notification', ({ payload = '' }) => hear(payload));
      // Without a listener the error of a broken connection would end the process; its end is what counts.
      next.on('error', () => {});
      next.on('end', () => void reconnect());
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      client = next;
    };

    const reconnect = async (): Promise<void> => {
      client = undefined;
      while (!stopping.signal.aborted) {
        await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        try {
          await connect();
          return missed();
        } catch {
          // Still down: the requests that need the database say so, this one only tries again.
        }
      }
    };

    await connect();
    return async () => {
      stopping.abort();
      await client?.end();
    };
  };
