import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

/** The folders of all uploaded pictures named by an article, a version or a draft, including the trash. */
export const listNamedImages = async (db: Connection): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ folder: string }>`
    select distinct named[1] as folder
    from (
      select content as text from articles
      union all select image_url from articles
      union all select content from article_versions
      union all select image_url from article_versions
      union all select fields::text from article_drafts
    ) as texts, regexp_matches(text, 'uploads/\\d{4}/\\d{2}/[0-9a-f]{32}', 'g') as named
    where text like '%uploads/%'
  `.execute(db);
  return new Set(rows.map(({ folder }) => folder));
};
