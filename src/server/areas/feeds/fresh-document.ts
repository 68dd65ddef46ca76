import type { Database } from '#server/db/client.ts';
import { freshUntil } from '#server/pages/freshness.ts';
import { findNextDue } from '#server/pages/next-due.queries.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import type { Clock } from '#server/ports/clock.ts';

export type FeedDeps = { db: Database; clock: Clock; publicUrl: () => string };

type Written = { now: Date; type: string; text: string; keys: readonly string[]; until?: number };

/** A document for the page cache; an article that becomes due ends its truth, as would anything it names as a key. */
export const freshDocument = async (
  { db }: Pick<FeedDeps, 'db'>,
  { now, type, text, keys, until = Number.POSITIVE_INFINITY }: Written,
): Promise<FreshPage> => {
  const shown = new Set(keys);
  const due = (await findNextDue(db, now))?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    status: 200,
    html: text,
    type,
    keys: shown,
    freshUntil: Math.min(freshUntil(shown, now), due, until),
  };
};
