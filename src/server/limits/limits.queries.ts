import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';

export type Hit = { bucket: string; now: Date; seconds: number };
export type Counted = { count: number; resetsAt: Date };

/**
 * One statement, so that simultaneous requests are all counted; a window that is over starts again. No window ends later
 * than a whole one from now, also after the clock was set back.
 */
const addHits = compileOnce((db, { bucket, hits, now, resetsAt }: Counting) =>
  db
    .insertInto('rate_limits')
    .values({ bucket, count: hits, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${now} then excluded.count else rate_limits.count + excluded.count end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else least(rate_limits.resets_at, excluded.resets_at) end`,
      }),
    )
    .returning(['count', 'resets_at as resetsAt'])
    .modifyEnd(named),
);

type Counting = { bucket: string; hits: number; now: Date; resetsAt: Date };

export const countHits = async (
  db: Connection,
  { bucket, now, seconds }: Hit,
  hits: number,
): Promise<Counted> => {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const [counted] = await addHits(db, { bucket, hits, now, resetsAt });
  if (!counted) throw new Error('An upsert returns its row');
  return counted;
};

export const resetHits = async (db: Connection, bucket: string): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
};

export const sweepHits = async (db: Connection, now: Date): Promise<void> => {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
};
