import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** When the next article or announcement that is published for later becomes public. */
export const findNextDue = async (db: Connection, now: Date): Promise<Date | undefined> => {
  const { rows } = await sql<{ due: Date | null }>`
    select least(
      (select min(published_at) from article_index where listed and published_at > ${now}),
      (select min(publication_date) from announcements
        where status = 'published' and deleted_at is null and publication_date > ${now})
    ) as due
  `.execute(db);
  return rows[0]?.due ?? undefined;
};
