import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';

/**
 * Every public query starts here, or at `listed`, which applies the same rule in the index: published, not
 * in the trash, and due.
 */
export const published = (db: Connection, now: Date) =>
  db
    .selectFrom('articles')
    .innerJoin('categories', 'categories.id', 'articles.category_id')
    .where('articles.status', '=', 'published')
    .where('articles.deleted_at', 'is', null)
    .where('articles.published_at', '<=', now);

/** The same articles in the narrow index table, which the reading counts never update. */
export const listed = (db: Connection, now: Date) => db.selectFrom('article_index').where(isListed(now));

/** Bare `listed`, as the partial indexes write it. */
export const isListed = (now: Date) =>
  sql<boolean>`article_index.listed and article_index.published_at <= ${now}`;

/**
 * Sorts the matches of another index, the newest first. With the bare column, the planner would scan all
 * articles by date and unpack each text vector, whose cost it does not count.
 */
export const newestFound = sql`article_index.public_date + interval '0' desc, article_index.article_id desc`;

/** The columns of a card. */
export const itemColumns = [
  'articles.id',
  'articles.title',
  'articles.slug',
  'articles.description',
  'articles.first_published_at',
  'articles.created_at',
  'articles.published_at',
  'articles.reading_time',
  'articles.read_count',
  'articles.category_id',
  'articles.image_url',
  'articles.author_name',
  'articles.status',
  'categories.name as category_name',
  'categories.slug as category_slug',
] as const;

export type PublishedArticleRow = Awaited<ReturnType<typeof listInOrder>>[number];

/** The public articles of these ids, in the order of the ids. */
export const listInOrder = async (db: Connection, ids: readonly string[], now: Date) => {
  if (ids.length === 0) return [];
  const rows = await listByIds(db, { ids, now });
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
};

const listByIds = compileOnce((db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  published(db, now)
    .select(itemColumns)
    .where(sql<boolean>`articles.id = any (${ids}::uuid[])`)
    .modifyEnd(named),
);
