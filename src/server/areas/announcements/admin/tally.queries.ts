import { sql } from 'kysely';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

/** The exact number of announcements in each status, without the trash. */
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

/** This many rows are summed in less than a millisecond. */
const FEW = 200;

/**
 * Replaces the rows of changes by their sums. A concurrent count sees all of them before or after; rows
 * added meanwhile are not touched, and of two concurrent runs each row is taken by one.
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
