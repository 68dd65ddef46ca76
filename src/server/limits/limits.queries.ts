import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';

export type Hit = { bucket: string; now: Date; seconds: number };
export type Counted = { count: number; resetsAt: Date };

type Bucketed = Counted & { bucket: string };

/**
 * One statement, so that simultaneous requests are all counted; a window that is over starts again. No window ends later
 * than a whole one from now, also after the clock was set back. In the order of the buckets: two servers that write the
 * same ones do not wait for each other.
 */
export const addHits = async (db: Connection, hits: readonly Bucketed[], now: Date): Promise<Bucketed[]> => {
  const ordered = hits.toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1));
  return addAll(db, {
    now,
    buckets: ordered.map(({ bucket }) => bucket),
    counts: ordered.map(({ count }) => count),
    resets: ordered.map(({ resetsAt }) => resetsAt.toISOString()),
  });
};

type Adding = {
  now: Date;
  buckets: readonly string[];
  counts: readonly number[];
  resets: readonly string[];
};

const addAll = compileOnce((db, { now, buckets, counts, resets }: Adding) =>
  db
    .insertInto('rate_limits')
    .columns(['bucket', 'count', 'resets_at'])
    .expression(sql`select * from unnest(${buckets}::text[], ${counts}::integer[], ${resets}::timestamptz[])`)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${now} then excluded.count else rate_limits.count + excluded.count end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else least(rate_limits.resets_at, excluded.resets_at) end`,
      }),
    )
    .returning(['bucket', 'count', 'resets_at as resetsAt'])
    .modifyEnd(named),
);

export const countHits = async (
  db: Connection,
  { bucket, now, seconds }: Hit,
  hits: number,
): Promise<Counted> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const [counted] = await addHits(db, [{ bucket, count: hits, resetsAt }], now);
  if (!counted) throw new Error('An upsert returns its row');
  return counted;
};

export const resetHits = async (db: Connection, bucket: string): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
};

export const sweepHits = async (db: Connection, now: Date): Promise<void> => {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
};
