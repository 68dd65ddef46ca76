import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Connection } from '#server/db/client.ts';

/** How many announcements are in each status; those of the trash are in none. */
export const countByStatus = async (
  db: Connection,
): Promise<{ status: AnnouncementStatus; count: number }[]> => {
  const rows = await db
    .selectFrom('announcements')
    .select(({ fn }) => ['status' as const, fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
};
