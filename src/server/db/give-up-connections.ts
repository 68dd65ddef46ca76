import type pg from 'pg';

/** Set where a statement may take as long as it needs: a migration, a backup. */
const UNLIMITED = /^\s*set (?:local )?statement_timeout = 0/i;

/** The server that this connection leads to does not write any more: another one does, at the same address. */
const READ_ONLY = '25006';

type Answer = Promise<unknown>;

/**
 * Ends the connections that are of no more use, so that the pool opens others: one whose statement was not answered in
 * time, although the server itself ends a statement sooner (it hangs, or the network lost the connection without
 * telling), and one that became read-only (the server was replaced by another).
 */
export const giveUpConnections = (pool: pg.Pool, answerMs: number): void => {
  const unlimited = new WeakSet<pg.PoolClient>();
  const readOnly = new WeakSet<pg.PoolClient>();

  const watch = async (client: pg.PoolClient, answer: Answer): Answer => {
    // With a statement under way, this cuts the connection: the statement fails at once.
    const timer = setTimeout(() => void endOf(client), answerMs);
    try {
      return await answer;
    } catch (error) {
      if ((error as { code?: string }).code === READ_ONLY) readOnly.add(client);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parameters: unknown[]) => Answer;
    client.query = ((...parameters: unknown[]) => {
      if (UNLIMITED.test(textOf(parameters[0]))) unlimited.add(client);
      return unlimited.has(client) ? send(...parameters) : watch(client, send(...parameters));
    }) as typeof client.query;
  });
  pool.on('release', (_error, client) => {
    unlimited.delete(client);
    if (readOnly.has(client)) void endOf(client);
  });
};

/** A pool hands out clients, whose type hides that they can be ended. */
const endOf = (client: pg.PoolClient): Promise<void> => {
  const ended = client as unknown as Omit<pg.Client, 'pipeline'> & { pipeline: boolean };
  // Otherwise it would wait for the answers to what was sent together (read-together.ts).
  ended.pipeline = false;
  return ended.end();
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');
