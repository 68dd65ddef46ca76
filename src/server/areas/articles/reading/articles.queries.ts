import { type SqlBool, sql } from 'kysely';
import { categoryIds, isLaw, outsideLawIds } from '#domain/category/category-filter.ts';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { originsOf } from './origins.queries.ts';
import { itemColumns, listed, published } from './published.queries.ts';
import { countPublic, publicTotal } from './totals.queries.ts';

export type ListFilter = {
  page: number;
  limit: number;
  sortBy: 'created_at' | 'read_count';
  sortOrder: 'asc' | 'desc';
  category?: string | undefined;
  featured: boolean;
  now: Date;
};

/** A page of a list, and the number of articles in the whole list, which each row has: one statement for both. */
export const listPublishedArticles = async (db: Connection, filter: ListFilter) => {
  const { category, page, limit, now } = filter;
  const ids = category ? categoryIds(category) : undefined;
  const values = { now, limit, offset: (page - 1) * limit, ids: ids ?? [], only: ids?.[0] ?? NOTHING };
  const list = filter.sortBy === 'read_count' ? listMostRead : listNewest;
  const rows = await list(db, values, JSON.stringify(shapeOf(filter)));
  // A page past the end has no row.
  return { rows, total: rows[0]?.total ?? (await countPublic(db, ids, now)) };
};

type ListValues = { now: Date; limit: number; offset: number; ids: readonly number[]; only: number };

/** What the text of the statement depends on. */
type ListShape = Pick<ListFilter, 'sortOrder' | 'featured'> & {
  scope: 'all' | 'law' | 'categories';
  /** A literal on the first page, since the best plan depends on it. */
  limit?: number;
};

const shapeOf = ({ category, page, limit, sortOrder, featured }: ListFilter): ListShape => ({
  sortOrder,
  featured,
  scope: scopeOf(category),
  ...(page === 1 && { limit }),
});

const scopeOf = (category: string | undefined): ListShape['scope'] => {
  if (!category) return 'all';
  return isLaw(category) ? 'law' : 'categories';
};

/** The page is found in the index alone; only its few articles are then read. */
const listNewest = compileOnce((db, values: ListValues, text: string) => {
  const shape: ListShape = JSON.parse(text);
  const order = newestOrder(shape);
  const page = inScope(db, values, shape)
    .select(['article_id', 'public_date', 'pinned', 'legislation'])
    .orderBy(order)
    .modifyEnd(slice(values, shape));
  return published(db, values.now)
    .innerJoin(page.as('page'), 'page.article_id', 'articles.id')
    .select(itemColumns)
    .select(totalOf(values, shape))
    .orderBy(order)
    .modifyEnd(named);
});

const totalOf = ({ ids, now }: ListValues, { scope }: ListShape) =>
  publicTotal(scope === 'all' ? undefined : ids, now).as('total');

/** A statement with an offset is not worth a name of its own. */
const slice = (values: ListValues, { limit }: ListShape) =>
  limit === undefined ? sql`limit ${values.limit} offset ${values.offset}` : sql`limit ${sql.lit(limit)}`;

const newestOrder = ({ scope, featured, sortOrder }: ListShape) => {
  const direction = sql.raw(sortOrder);
  const byDate = sql`public_date ${direction}, article_id ${direction}`;
  if (featured) return sql`pinned desc, ${byDate}`;
  return scope === 'law' ? sql`legislation desc, ${byDate}` : byDate;
};

const listMostRead = compileOnce((db, values: ListValues, text: string) => {
  const shape: ListShape = JSON.parse(text);
  const all = published(db, values.now).select(itemColumns).select(totalOf(values, shape));
  const mostRead =
    shape.scope === 'all'
      ? all
      : all.where(sql<SqlBool>`articles.category_id = any (${values.ids}::integer[])`);
  return mostRead
    .orderBy('articles.read_count', shape.sortOrder)
    .orderBy('articles.id', shape.sortOrder)
    .modifyEnd(sql`${slice(values, shape)} ${named}`);
});

const inScope = (db: Connection, { now, only }: ListValues, { scope }: ListShape) => {
  const all = listed(db, now);
  if (scope === 'all') return all;
  // As the result of a select: if the planner knew the category, it would plan the statement at each call.
  if (scope === 'categories') return all.where('category_id', '=', sql<number>`(select ${only}::integer)`);
  // Written as in the definition of the index that serves it.
  const outside = sql.lit(`{${outsideLawIds.join(',')}}`);
  return all.where(sql<SqlBool>`category_id <> all (${outside}::integer[])`);
};

/** The id for an unknown category; no category has it, so nothing is found. */
const NOTHING = 0;

export const findPublishedArticle = async (db: Connection, id: string, now: Date) =>
  (await findById(db, { id, now }))[0];

/** Also by an earlier slug. */
export const findPublishedArticleBySlug = async (db: Connection, slug: string, now: Date) =>
  (await findBySlug(db, { slug, now }))[0];

export type PublishedArticleDetail = NonNullable<Awaited<ReturnType<typeof findPublishedArticle>>>;

const findById = compileOnce((db, { id, now }: { id: string; now: Date }) =>
  detailed(db, now).where('articles.id', '=', id),
);

const findBySlug = compileOnce((db, { slug, now }: { slug: string; now: Date }) =>
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
    .limit(sql.lit(1)),
);

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
