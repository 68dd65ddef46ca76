import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** Of the articles published since then: how many are imported, or were written from imported sources. */
export const countReprise = async (db: Connection, since: Date) => {
  const { rows } = await sql<{ published: number; reprise: number }>`
    select count(*)::integer as published,
           (count(*) filter (where articles.is_source or exists (
             select from article_sources join articles as source on source.id = article_sources.source_id
             where article_sources.article_id = articles.id and source.is_source
           )))::integer as reprise
    from articles
    where articles.status = 'published' and articles.deleted_at is null and articles.first_published_at >= ${since}
  `.execute(db);
  return rows[0] ?? { published: 0, reprise: 0 };
};
