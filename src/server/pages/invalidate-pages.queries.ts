import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { PURGE_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { CDN_SETTING } from './purges.queries.ts';

/** The NOTIFY channel on which every server of the site receives invalidated keys. */
export const INVALIDATION_CHANNEL = 'page_changes';

/** PostgreSQL carries 8,000 bytes in one message at most. */
const KEYS_PER_MESSAGE = 100;

/**
 * What happened to the named content. `added`: it was not public before, so that a page without it is merely late;
 * `changed`: what a page shows may no longer be shown (an edit, a withdrawal, a deletion).
 */
export type ChangeKind = 'added' | 'changed';

/** Begins a message about additions; no key looks like it. */
const ADDED = '+';

export const readInvalidation = (message: string): { keys: string[]; kind: ChangeKind } => {
  const keys = message.split(' ');
  return keys[0] === ADDED ? { keys: keys.slice(1), kind: 'added' } : { keys, kind: 'changed' };
};

/** The keys that a shared cache in front is to forget. */
export type PurgeJob = { readonly keys: readonly string[]; readonly repeated?: boolean };

/** The ids of the purges that a request waits for: filled here, however deep in the request's work. */
export const purgesOfRequest = new AsyncLocalStorage<string[]>();

/**
 * Invalidates surrogate keys in the transaction of the change. PostgreSQL notifies every server when the transaction
 * commits, and none when it is rolled back; so it is with the purge of the cache in front, if there is one.
 */
export const invalidatePages = async (
  db: Connection,
  keys: readonly string[],
  kind: ChangeKind = 'changed',
): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_PER_MESSAGE) {
    const named = keys.slice(start, start + KEYS_PER_MESSAGE);
    const message = [...(kind === 'added' ? [ADDED] : []), ...named].join(' ');
    const { rows } = await sql<{ purges: boolean }>`
      select pg_notify(${INVALIDATION_CHANNEL}, ${message}),
             exists (select 1 from site_settings where key = ${CDN_SETTING}) as purges
    `.execute(db);
    if (!rows[0]?.purges) continue;
    const id = await queueJob(db, PURGE_QUEUE, { keys: named } satisfies PurgeJob);
    // A page that merely lacks an addition is late, which nobody waits for.
    if (kind === 'changed') purgesOfRequest.getStore()?.push(id);
  }
};
