import { type SqlBool, sql } from 'kysely';
import { categoryIds, isLaw, outsideLawIds } from '#domain/category/category-filter.ts';
import type { Connection } from '#server/db/client.ts';
import { named } from '#server/db/name-statements.ts';
import { originsOf } from './origins.queries.ts';
import { itemColumns, listed, published } from './published.queries.ts';
import { countPublic } from './totals.queries.ts';

export type ListFilter = {
  page: number;
  limit: number;
  sortBy: 'created_at' | 'read_count';
  sortOrder: 'asc' | 'desc';
  category?: string | undefined;
  featured: boolean;
  now: Date;
};

export const listPublishedArticles = async (db: Connection, filter: ListFilter) => {
  const [rows, total] = await Promise.all([
    filter.sortBy === 'read_count' ? listMostRead(db, filter) : listNewest(db, filter),
    countPublic(db, filter.category ? categoryIds(filter.category) : undefined, filter.now),
  ]);
  return { rows, total };
};

/** The page is found in the index alone; only its few articles are then read. */
const listNewest = (db: Connection, filter: ListFilter) => {
  const order = newestOrder(filter);
  const page = inCategory(db, filter)
    .select(['article_id', 'public_date', 'pinned', 'legislation'])
    .orderBy(order)
    .modifyEnd(slice(filter));
  return published(db, filter.now)
    .innerJoin(page.as('page'), 'page.article_id', 'articles.id')
    .select(itemColumns)
    .orderBy(order)
    .modifyEnd(named)
    .execute();
};

/** Literals, since the best plan depends on them; a statement with an offset is not worth a name of its own. */
const slice = ({ page, limit }: ListFilter) =>
  page === 1 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${(page - 1) * limit}`;

const newestOrder = ({ category, featured, sortOrder }: ListFilter) => {
  const direction = sql.raw(sortOrder);
  const byDate = sql`public_date ${direction}, article_id ${direction}`;
  if (featured) return sql`pinned desc, ${byDate}`;
  return category && isLaw(category) ? sql`legislation desc, ${byDate}` : byDate;
};

const listMostRead = (db: Connection, filter: ListFilter) => {
  const { category, sortOrder, now } = filter;
  let mostRead = published(db, now).select(itemColumns);
  if (category)
    mostRead = mostRead.where(
      sql<SqlBool>`articles.category_id = any (${[NOTHING, ...categoryIds(category)]}::integer[])`,
    );
  return mostRead
    .orderBy('articles.read_count', sortOrder)
    .orderBy('articles.id', sortOrder)
    .modifyEnd(sql`${slice(filter)} ${named}`)
    .execute();
};

const inCategory = (db: Connection, { category, now }: ListFilter) => {
  const all = listed(db, now);
  if (!category) return all;
  if (!isLaw(category)) {
    const [only = NOTHING] = categoryIds(category);
    return all.where('category_id', '=', only);
  }
  // Written as in the definition of the index that serves it.
  const outside = sql.lit(`{${outsideLawIds.join(',')}}`);
  return all.where(sql<SqlBool>`category_id <> all (${outside}::integer[])`);
};

/** The id for an unknown category; no category has it, so nothing is found. */
const NOTHING = 0;

export const findPublishedArticle = (db: Connection, id: string, now: Date) =>
  detailed(db, now).where('articles.id', '=', id).executeTakeFirst();

/** Also by an earlier slug. */
export const findPublishedArticleBySlug = (db: Connection, slug: string, now: Date) =>
  detailed(db, now)
    .where((eb) =>
      eb.or([
        eb('articles.slug', '=', slug),
        eb(
          'articles.id',
          '=',
          eb.selectFrom('article_old_slugs').select('article_id').where('slug', '=', slug),
        ),
      ]),
    )
    .orderBy((eb) => eb('articles.slug', '=', slug), 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();

export type PublishedArticleDetail = NonNullable<Awaited<ReturnType<typeof findPublishedArticle>>>;

const detailed = (db: Connection, now: Date) =>
  published(db, now)
    .select(itemColumns)
    .modifyEnd(named)
    .select([
      'articles.content',
      'articles.image_alt',
      'articles.content_updated_at',
      'articles.machine_work',
      'articles.generated_by',
      'articles.reviewed_at',
      originsOf.as('origins'),
      sql<string[]>`array(
        select tags.name from article_tags join tags on tags.id = article_tags.tag_id
        where article_tags.article_id = articles.id order by tags.name
      )`.as('tags'),
    ]);
