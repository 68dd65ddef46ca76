import type { Database } from '#server/db/client.ts';
import { freshUntil } from '#server/pages/freshness.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import type { Clock } from '#server/ports/clock.ts';

export type FeedDeps = { db: Database; clock: Clock; publicUrl: () => string };

type Written = { now: Date; type: string; text: string; keys: readonly string[]; until?: number };

/** A document for the page cache, valid until one of its surrogate keys is invalidated, or until `until`. */
export const freshDocument = ({
  now,
  type,
  text,
  keys,
  until = Number.POSITIVE_INFINITY,
}: Written): FreshPage => {
  const shown = new Set(keys);
  return {
    status: 200,
    html: text,
    type,
    keys: shown,
    freshUntil: Math.min(freshUntil(shown, now), until),
  };
};
