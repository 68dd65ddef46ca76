import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** Of the articles published since then: how many are sources themselves, or were written from some. */
export const countReprise = async (db: Connection, since: Date) => {
  const { rows } = await sql<{ published: number; reprise: number }>`
    select count(*)::integer as published,
           (count(*) filter (where is_source or exists (
             select from article_sources where article_sources.article_id = articles.id
           )))::integer as reprise
    from articles
    where status = 'published' and deleted_at is null and first_published_at >= ${since}
  `.execute(db);
  return rows[0] ?? { published: 0, reprise: 0 };
};
