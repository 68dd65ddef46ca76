import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { isListed, listed, newestFound } from '../reading/published.queries.ts';

export type TitledArticle = { title: string; slug: string };

/** Enough to drop duplicate titles and to prefer those that begin with the term. */
const CANDIDATES = 50;
const RECENT = 200;

/** Titles of the newest articles in which each of these begins a word, the newest first. */
export const listRecentTitles = async (
  db: Connection,
  beginnings: readonly string[],
  now: Date,
): Promise<TitledArticle[]> => {
  const newest = listed(db, now)
    .innerJoin('articles', 'articles.id', 'article_index.article_id')
    .select(['articles.title', 'articles.slug', 'article_index.public_date', 'article_index.article_id'])
    .orderBy('article_index.public_date', 'desc')
    .orderBy('article_index.article_id', 'desc')
    .limit(RECENT);
  // Letters and digits only: none of them is special in a regular expression.
  const patterns = beginnings.map((beginning) => `\\m${beginning}`);
  return db
    .selectFrom(newest.as('newest'))
    .select(['title', 'slug'])
    .where(sql<SqlBool>`lower(public.unaccent(title)) ~ all (${patterns}::text[])`)
    .orderBy('public_date', 'desc')
    .orderBy('article_id', 'desc')
    .limit(CANDIDATES)
    .execute();
};

/** The same among all articles, through the index, for a term that the newest do not contain. */
export const listTitles = async (
  db: Connection,
  beginnings: readonly string[],
  now: Date,
): Promise<TitledArticle[]> => {
  const words = beginnings.map((beginning) => `'${beginning}':*`).join(' & ');
  const { rows } = await sql<TitledArticle>`
    with found as materialized (
      select article_id, public_date from article_index
      where title_words @@ (select ${words}::tsquery) and ${isListed(now)}
      order by ${newestFound} limit ${CANDIDATES}
    )
    select articles.title, articles.slug from found join articles on articles.id = found.article_id
    order by found.public_date desc, found.article_id desc
  `.execute(db);
  return rows;
};
