import { sql } from 'kysely';
import { listed } from '#server/areas/articles/public.ts';
import type { Connection } from '#server/db/client.ts';

/** When the visible content of an article last changed; `greatest` ignores nulls. */
const changedAt = sql<Date>`greatest(article_index.public_date, articles.content_updated_at)`;

const listedArticles = (db: Connection, now: Date) =>
  listed(db, now).innerJoin('articles', 'articles.id', 'article_index.article_id');

type Latest = { now: Date; limit: number; categoryId?: number | undefined; since?: Date };

/** The latest articles, newest first. */
export const listLatest = (db: Connection, { now, limit, categoryId, since }: Latest) => {
  let latest = listedArticles(db, now);
  if (categoryId !== undefined) latest = latest.where('article_index.category_id', '=', categoryId);
  if (since) latest = latest.where('article_index.public_date', '>', since);
  return latest
    .innerJoin('categories', 'categories.id', 'articles.category_id')
    .select([
      'articles.id',
      'articles.slug',
      'articles.title',
      'articles.description',
      'articles.author_name as author',
      'categories.slug as categorySlug',
      'categories.name as categoryName',
      'article_index.public_date as publishedAt',
      changedAt.as('changedAt'),
    ])
    .orderBy('article_index.public_date', 'desc')
    .orderBy('article_index.article_id', 'desc')
    .limit(limit)
    .execute();
};

export type FeedArticle = Awaited<ReturnType<typeof listLatest>>[number];

type Cut = { now: Date; size: number };

/**
 * The parts of the articles' sitemap, and when each last changed. Oldest first: a new article changes the
 * last part only.
 */
export const listArticleParts = (db: Connection, { now, size }: Cut) => {
  const numbered = listedArticles(db, now).select([
    sql<number>`(row_number() over (order by public_date, article_id) - 1) / ${size}::integer + 1`.as('part'),
    changedAt.as('changed'),
  ]);
  return db
    .selectFrom(numbered.as('numbered'))
    .select(({ fn }) => ['part', fn.max('changed').as('changedAt')])
    .groupBy('part')
    .orderBy('part')
    .execute();
};

export const listArticlesOfPart = (db: Connection, { now, size, part }: Cut & { part: number }) =>
  listedArticles(db, now)
    .select(['articles.slug', changedAt.as('changedAt')])
    .orderBy('article_index.public_date')
    .orderBy('article_index.article_id')
    .limit(size)
    .offset((part - 1) * size)
    .execute();

/** When the list of each category that has articles last changed. */
export const listCategoryChanges = (db: Connection, now: Date) =>
  listed(db, now)
    .select(({ fn }) => ['category_id as categoryId', fn.max('public_date').as('changedAt')])
    .groupBy('category_id')
    .execute();
