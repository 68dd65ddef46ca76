import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** Days and weeks in Paris time; a week is named by its Monday. */
const parisWeek = (column: ReturnType<typeof sql.ref>) =>
  sql`to_char(date_trunc('week', ${column} at time zone 'Europe/Paris'), 'YYYY-MM-DD')`;

export const readsByDay = async (db: Connection, firstDay: string) => {
  const { rows } = await sql<{ day: string; reads: number; readers: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(reads) as reads, sum(unique_readers) as readers
    from article_daily_reads where day >= ${firstDay}::date group by day
  `.execute(db);
  return rows;
};

type ByWeek = { week: string; count: number };

/** Articles that are public today, by the day of their first publication. */
export const articlesByWeek = async (db: Connection, since: Date): Promise<ByWeek[]> => {
  const { rows } = await sql<ByWeek>`
    select ${parisWeek(sql.ref('public_date'))} as week, count(*) as count
    from article_index where listed and public_date >= ${since} group by 1
  `.execute(db);
  return rows;
};

const announcementsBy = async (db: Connection, date: 'submitted_at' | 'published_at', since: Date) => {
  const { rows } = await sql<ByWeek>`
    select ${parisWeek(sql.ref(date))} as week, count(*) as count from announcements
    where ${sql.ref(date)} >= ${since} and deleted_at is null
      ${date === 'published_at' ? sql`and status = 'published'` : sql``}
    group by 1
  `.execute(db);
  return rows;
};

export const announcementsSubmitted = (db: Connection, since: Date) =>
  announcementsBy(db, 'submitted_at', since);
export const announcementsPublished = (db: Connection, since: Date) =>
  announcementsBy(db, 'published_at', since);

/** Cents, VAT included, less refunds, by the week of the payment. */
export const revenueByWeek = async (db: Connection, since: Date) => {
  const { rows } = await sql<{ week: string; cents: number }>`
    select ${parisWeek(sql.ref('completed_at'))} as week, sum(amount_ttc - amount_refunded) as cents
    from payments where status in ('completed', 'refunded') and completed_at >= ${since} group by 1
  `.execute(db);
  return rows;
};
