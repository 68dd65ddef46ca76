import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { publicAnnouncements } from '#server/db/public-announcements.ts';

type Latest = { now: Date; limit: number; department?: string | undefined; typeId?: number | undefined };

/** The latest announcements, newest first. */
export const listLatestAnnouncements = (db: Connection, { now, limit, department, typeId }: Latest) => {
  let latest = publicAnnouncements(db, now);
  if (department !== undefined) latest = latest.where('department', '=', department);
  if (typeId !== undefined) latest = latest.where('type_id', '=', typeId);
  return latest
    .select(['id', 'slug', 'title', 'content', 'type_id as typeId', 'department'])
    .select(sql<Date>`publication_date`.as('publishedAt'))
    .orderBy('publication_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export type FeedAnnouncement = Awaited<ReturnType<typeof listLatestAnnouncements>>[number];

const month = sql<string>`to_char(publication_date at time zone 'Europe/Paris', 'YYYY-MM')`;

/** The number of announcements of each month, oldest first, and the date of the last one. */
export const listAnnouncementMonths = (db: Connection, now: Date) =>
  publicAnnouncements(db, now)
    .select([
      month.as('month'),
      sql<number>`count(*)`.as('count'),
      sql<Date>`max(publication_date)`.as('changedAt'),
    ])
    .groupBy(month)
    .orderBy('month')
    .execute();

type Part = { now: Date; start: Date; end: Date; size: number; part: number };

/** The announcements of one part of a month, oldest first. */
export const listAnnouncementsOfMonth = (db: Connection, { now, start, end, size, part }: Part) =>
  publicAnnouncements(db, now)
    .select(['slug', sql<Date>`publication_date`.as('changedAt')])
    .where('publication_date', '>=', start)
    .where('publication_date', '<', end)
    .orderBy('publication_date')
    .orderBy('id')
    .limit(size)
    .offset((part - 1) * size)
    .execute();
