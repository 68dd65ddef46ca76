import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { isListed } from '../reading/published.queries.ts';

/** How many of the newest with a shared tag, and of the same category, are compared. */
const CANDIDATES = 120;

/**
 * The articles most similar to one: a shared tag counts one, the category a half, and title words found in
 * the other's text at most one. Undefined when there is no such public article.
 */
export const listRelated = async (
  db: Connection,
  { id, limit, now }: { id: string; limit: number; now: Date },
): Promise<string[] | undefined> => {
  const other = sql`${isListed(now)} and article_index.article_id <> ${id}`;
  const newest = sql`article_index.public_date desc, article_index.article_id desc limit ${CANDIDATES}`;
  const { rows } = await sql<{ ids: string[] }>`
    with subject as materialized (
      select category_id, tag_ids, (
        select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
        from unnest(tsvector_to_array(ts_filter(search, '{a}'))) as word
      ) as words
      from article_index where ${isListed(now)} and article_id = ${id}
    ),
    candidates as materialized (
      (
        select article_id from article_index
        where tag_ids && (select tag_ids from subject) and ${other} order by ${newest}
      )
      union
      (
        select article_id from article_index
        where category_id = (select category_id from subject) and ${other} order by ${newest}
      )
    ),
    nearest as (
      select article_id, public_date,
        cardinality(array(select unnest(near.tag_ids) intersect select unnest(subject.tag_ids)))
          + case when near.category_id = subject.category_id then 0.5 else 0 end
          + coalesce(ts_rank(near.search, subject.words, 32), 0) as score
      from article_index as near, subject
      where article_id in (select article_id from candidates)
      order by score desc, public_date desc, article_id desc limit ${limit}
    )
    select array(select article_id from nearest order by score desc, public_date desc, article_id desc)::text[] as ids
    from subject
  `.execute(db);
  return rows[0]?.ids;
};
