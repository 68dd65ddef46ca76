import { sql } from 'kysely';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

/** How many announcements are in each status, exactly; those of the trash are in none. */
export const countByStatus = async (
  db: Connection,
): Promise<{ status: AnnouncementStatus; count: number }[]> => {
  const rows = await db
    .selectFrom('announcement_tally')
    .select(({ fn }) => ['status' as const, fn.sum<number | string>('delta').as('count')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
};

/** So many rows are summed in less than a millisecond. */
const FEW = 200;

/**
 * Puts the rows together. Whoever counts meanwhile sees them all before or all after; what others add is not touched,
 * and of two who fold at once each row is taken by one.
 */
export const foldTally = async (db: Connection): Promise<void> => {
  await sql`
    with gone as (
      delete from announcement_tally
      where (select count(*) from (select from announcement_tally limit ${FEW + 1}) as first) > ${FEW}
      returning status, delta
    )
    insert into announcement_tally (status, delta)
    select status, sum(delta) from gone group by status having sum(delta) <> 0
  `.execute(db);
};
