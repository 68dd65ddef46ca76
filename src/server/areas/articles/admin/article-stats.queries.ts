import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { published } from '../reading/published.queries.ts';

const FEW = 5;

/** Articles outside the trash, by status and category. */
export const countArticles = async (db: Connection) => {
  const { rows } = await sql<{ status: string; category_id: number; count: number }>`
    select status, category_id, count(*) as count from article_index where not deleted
    group by status, category_id
  `.execute(db);
  return rows;
};

/** Readings per category, including articles unpublished since. */
export const sumReads = async (db: Connection) => {
  const { rows } = await sql<{ category_id: number; reads: number }>`
    select category_id, sum(read_count)::bigint as reads from articles where deleted_at is null
    group by category_id
  `.execute(db);
  return rows;
};

const columns = [
  'articles.id',
  'articles.title',
  'articles.slug',
  'articles.read_count',
  'articles.published_at',
  'categories.slug as category',
  'categories.name as category_name',
] as const;

export type ReadArticleRow = Awaited<ReturnType<typeof listMostRead>>[number];

export const listMostRead = (db: Connection, now: Date) =>
  published(db, now)
    .select(columns)
    .orderBy('articles.read_count', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(FEW)
    .execute();

export const listNewest = (db: Connection, now: Date) =>
  published(db, now)
    .select(columns)
    .orderBy(sql`coalesce(articles.first_published_at, articles.created_at)`, 'desc')
    .orderBy('articles.id', 'desc')
    .limit(FEW)
    .execute();

/** Ordered by id, which begins with the creation time: the index on read_count has this order. */
export const listUnread = (db: Connection, now: Date) =>
  published(db, now)
    .select(columns)
    .where('articles.read_count', '=', 0)
    .orderBy('articles.id', 'desc')
    .limit(FEW)
    .execute();
