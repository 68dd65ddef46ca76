import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { purgesOfRequest } from './invalidate-pages.queries.ts';
import { readPurges } from './purges.queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The purges that this request has queued, where a shared cache stands in front. */
    purges: string[] | undefined;
  }
}

const LONGEST_WAIT_MS = 5_000;
const POLL_MS = 50;

const PENDING =
  "Purge en attente : le cache placé devant le site peut montrer l'ancienne version quelque temps.";

/** True once the cache in front has forgotten them all; false when it did not in time, or refused. */
const arePurged = async (db: Database, ids: readonly string[], waitMs: number): Promise<boolean> => {
  const end = performance.now() + waitMs;
  for (;;) {
    const { open, failed } = await readPurges(db, ids);
    if (open === 0) return true;
    if (failed > 0 || performance.now() >= end) return false;
    await wait(POLL_MS);
  }
};

/**
 * A call that changes what the public sees answers once the cache in front shows it no more, and otherwise says that it
 * may still show it. The change itself is committed by then, and its purge is retried by the queue.
 */
export const waitForPurges = (
  api: FastifyInstance,
  db: Database,
  { longestWaitMs = LONGEST_WAIT_MS }: { longestWaitMs?: number },
): void => {
  api.decorateRequest('purges', undefined);
  // After the body is read: its events come from the connection, outside of what the request began.
  api.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    request.purges = [];
    purgesOfRequest.run(request.purges, done);
  });
  api.addHook('preSerialization', async ({ purges }, _reply, payload) => {
    if (!purges?.length || (await arePurged(db, purges, longestWaitMs))) return payload;
    if (typeof payload !== 'object' || payload === null || !('message' in payload)) return payload;
    return { ...payload, message: `${payload.message} ${PENDING}` };
  });
};
