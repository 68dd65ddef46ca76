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
 * `changed`: a page shows what it was before; `withdrawn`: it is no longer public, so that a page that shows it must not
 * be served any more, whatever fails.
 */
export type ChangeKind = 'added' | 'changed' | 'withdrawn';

/** What begins a message of each kind; no key looks like one. */
const MARKS = { added: ['+'], changed: [], withdrawn: ['-'] } as const satisfies Record<
  ChangeKind,
  readonly string[]
>;

export const readInvalidation = (message: string): { keys: string[]; kind: ChangeKind } => {
  const [first, ...others] = message.split(' ');
  if (first === MARKS.added[0]) return { keys: others, kind: 'added' };
  if (first === MARKS.withdrawn[0]) return { keys: others, kind: 'withdrawn' };
  return { keys: [first ?? '', ...others], kind: 'changed' };
};

/** The keys that a shared cache in front is to forget. */
export type PurgeJob = { readonly keys: readonly string[]; readonly repeated?: boolean };

/** The ids of the purges that a request waits for: filled here, however deep in the request's work. */
export const purgesOfRequest = new AsyncLocalStorage<string[]>();

/** Tells every server, when the transaction commits; whether there is a cache in front to purge. */
const notify = async (db: Connection, keys: readonly string[], kind: ChangeKind): Promise<boolean> => {
  const message = [...MARKS[kind], ...keys].join(' ');
  const { rows } = await sql<{ purges: boolean }>`
    select pg_notify(${INVALIDATION_CHANNEL}, ${message}),
           exists (select 1 from site_settings where key = ${CDN_SETTING}) as purges
  `.execute(db);
  return rows[0]?.purges === true;
};

/**
 * Invalidates surrogate keys in the transaction of the change. PostgreSQL notifies every server when the transaction
 * commits, and none when it is rolled back; so it is with the purge of the cache in front, if there is one.
 */
export const invalidatePages = async (
  db: Connection,
  keys: readonly string[],
  kind: Exclude<ChangeKind, 'withdrawn'> = 'changed',
): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_PER_MESSAGE) {
    const named = keys.slice(start, start + KEYS_PER_MESSAGE);
    if (!(await notify(db, named, kind))) continue;
    const id = await queueJob(db, PURGE_QUEUE, { keys: named } satisfies PurgeJob);
    // A page that merely lacks an addition is late, which nobody waits for.
    if (kind === 'changed') purgesOfRequest.getStore()?.push(id);
  }
};

type Content = {
  /** Of the content itself: carried by every page that shows it. */
  readonly own: string;
  /** Of the lists that it enters, moves in or leaves: a page of such a list may not show it. */
  readonly lists: readonly string[];
};

/** As above. What is withdrawn is withdrawn from the pages that show it; the rest of its lists only changes. */
export const invalidateContent = async (
  db: Connection,
  { own, lists }: Content,
  kind: ChangeKind,
): Promise<void> => {
  if (kind === 'withdrawn') await notify(db, [own], kind);
  await invalidatePages(db, [...lists, own], kind === 'added' ? kind : 'changed');
};
