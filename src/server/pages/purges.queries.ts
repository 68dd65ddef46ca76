import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA, PURGE_QUEUE } from '#server/db/job-queues.ts';

/** The row of `site_settings` that is there while a shared cache stands in front. */
export const CDN_SETTING = 'cdn';

/**
 * Stored at each start from the configuration: transactions of every process then queue purges, or do not. Without a
 * cache in front, what was queued for a former one is dropped.
 */
export const savePurging = async (db: Connection, on: boolean, at: Date): Promise<void> => {
  if (on) {
    await db
      .insertInto('site_settings')
      .values({ key: CDN_SETTING, value: '{}', updated_at: at })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return;
  }
  await db.deleteFrom('site_settings').where('key', '=', CDN_SETTING).execute();
  await sql`delete from ${sql.id(JOBS_SCHEMA, 'job')} where name = ${PURGE_QUEUE}`.execute(db);
};

export const isPurging = async (db: Connection): Promise<boolean> =>
  (await db.selectFrom('site_settings').select('key').where('key', '=', CDN_SETTING).executeTakeFirst()) !==
  undefined;

/** Of these purges: how many are not done, and whether one of them has failed already. A purge that is done is deleted. */
export const readPurges = async (db: Connection, ids: readonly string[]) => {
  const { rows } = await sql<{ open: number; failed: number }>`
    select count(*) as open, count(*) filter (where retry_count > 0 or state in ('retry', 'failed')) as failed
    from ${sql.id(JOBS_SCHEMA, 'job')} where name = ${PURGE_QUEUE} and id = any(${ids}::uuid[])
  `.execute(db);
  return { open: Number(rows[0]?.open ?? 0), failed: Number(rows[0]?.failed ?? 0) };
};
