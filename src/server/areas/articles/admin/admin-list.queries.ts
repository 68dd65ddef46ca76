import { type RawBuilder, sql } from 'kysely';
import type { TrashFilter } from '#contract/admin-article-history.ts';
import type { AdminArticleList, ArticleSort } from '#contract/admin-articles.ts';
import { categories } from '#domain/category/categories.ts';
import { categoryIds } from '#domain/category/category-filter.ts';
import { findWords } from '#domain/search/words.ts';
import type { Connection } from '#server/db/client.ts';
import { contains, type Listed } from '#server/db/list-page.queries.ts';
import { listItems } from './admin-articles.queries.ts';

type Filter = Omit<AdminArticleList, 'page' | 'limit'>;

const NEWEST = sql`created_at desc, article_id desc`;

/** The date that the list shows: an article taken down has none. */
const SHOWN_DATE = sql`case when status = 'published' then published_at end`;

/** Ranks in the alphabetical order of the labels on the screen. */
const CATEGORY_RANK = sql`array_position(${categories
  .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
  .map(({ databaseId }) => databaseId)}::integer[], category_id)`;
const STATUS_RANK = sql`array_position(array['draft', 'scheduled', 'published'], status)`;

const sortKeys: Readonly<Record<ArticleSort, RawBuilder<unknown>>> = {
  title: sql`title_fold`,
  category: CATEGORY_RANK,
  published_at: SHOWN_DATE,
  status: STATUS_RANK,
  used_for_generation: sql`used_for_generation`,
};

/** The newest first, and among equals of a sort; unpublished articles after the dated ones. */
const orderOf = ({ sort, order }: Filter): RawBuilder<unknown> => {
  if (!sort) return NEWEST;
  // The index by title is read in either direction.
  if (sort === 'title')
    return order === 'asc' ? sql`title_fold, article_id` : sql`title_fold desc, article_id desc`;
  return sql`${sortKeys[sort]} ${sql.raw(order)} nulls last, ${NEWEST}`;
};

/** Found and counted in `article_index` alone. */
export const listAdminArticles = async (db: Connection, filter: AdminArticleList) => {
  const { ids, total } = filter.search
    ? await findByWords(db, filter.search, filter)
    : await findInOrder(db, filter);
  return { rows: await listItems(db, ids), total };
};

/** An index scan stops at the page; only the count reads every entry. */
const findInOrder = async (db: Connection, filter: AdminArticleList) => {
  const where = conditions(filter);
  const page = sql<{ article_id: string }>`
    select article_id from article_index where ${where} order by ${orderOf(filter)} ${pageOf(filter)}
  `;
  const count = sql<{ total: number }>`select count(*) as total from article_index where ${where}`;
  const [ids, { rows }] = await Promise.all([idsOf(db, page), count.execute(db)]);
  return { ids, total: rows[0]?.total ?? 0 };
};

/**
 * Matches the words of the title and the text, as the public search does, and prefixes in the title. The
 * query reaches the index as `(select … from query)`: if the planner knew the words, it would read the whole
 * table for a frequent one.
 */
const findByWords = async (db: Connection, search: string, filter: AdminArticleList) => {
  const matching = { query: wordsOf(search), where: conditions(filter) };
  // A frequent word is found among the newest articles, and then only has to be counted.
  const near = filter.sort ? [] : await findAmongNewest(db, matching, filter);
  if (near.length === filter.limit) return { ids: near, total: await countMatching(db, matching) };
  return findAndCount(db, matching, filter);
};

/** All of them in the order of the list, however many. */
export const allArticleIds = (filter: Filter): RawBuilder<unknown> => {
  const found = filter.search
    ? sql`${wordsOf(filter.search)} select * from article_index where ${MATCHES}`
    : sql`select * from article_index`;
  return sql`select article_id from (${found}) as found where ${conditions(filter)} order by ${orderOf(filter)}`;
};

const wordsOf = (search: string) => {
  // Letters and digits only: none of them is an operator of a tsquery.
  const beginnings = findWords(search).map(({ folded }) => `'${folded}':*`);
  return sql`with query as materialized (
    select public.parution_article_query(${search}) as words, ${beginnings.join(' & ')}::tsquery as title
  )`;
};

const MATCHES = sql`(search @@ (select words from query) or title_words @@ (select title from query))`;

type Matching = { query: RawBuilder<unknown>; where: RawBuilder<unknown> };

/** Reading this many costs as much as sorting as many thousands. */
const NEAR = 200;

const findAmongNewest = (db: Connection, { query, where }: Matching, filter: AdminArticleList) =>
  idsOf(
    db,
    sql`
      ${query}, newest as (
        select * from article_index where not deleted order by ${NEWEST} limit ${NEAR}
      )
      select article_id from newest where ${MATCHES} and ${where} order by ${NEWEST} ${pageOf(filter)}
    `,
  );

const countMatching = async (db: Connection, { query, where }: Matching): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    ${query} select count(*) as total from article_index where ${MATCHES} and ${where}
  `.execute(db);
  return rows[0]?.total ?? 0;
};

/** One scan for both the page and the count. */
const findAndCount = async (db: Connection, { query, where }: Matching, filter: AdminArticleList) => {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    ${query}, found as materialized (
      select article_id, created_at, title_fold, category_id, status, published_at, used_for_generation
      from article_index where ${MATCHES} and ${where}
    )
    select (select count(*) from found) as total, array(
      select article_id from found order by ${orderOf(filter)} ${pageOf(filter)}
    )::text[] as ids
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

const idsOf = async (db: Connection, page: RawBuilder<{ article_id: string }>): Promise<string[]> =>
  (await page.execute(db)).rows.map(({ article_id }) => article_id);

const pageOf = ({ page, limit }: AdminArticleList) => sql`limit ${limit} offset ${(page - 1) * limit}`;

const conditions = (filter: Filter): RawBuilder<unknown> => {
  const { status, usedForGeneration, source, category, author, start, end } = filter;
  const wanted = [sql`not deleted`];
  // Drafts are all that is not published, as in the statistics.
  if (status === 'draft') wanted.push(sql`status <> 'published'`);
  else if (status) wanted.push(sql`status = ${status}`);
  if (usedForGeneration !== undefined) wanted.push(sql`used_for_generation = ${usedForGeneration}`);
  if (source !== undefined)
    wanted.push(sql`article_id in (select id from articles where is_source = ${source})`);
  if (category) wanted.push(sql`category_id = any (${[...categoryIds(category)]}::integer[])`);
  if (author) wanted.push(sql`author_name = ${author}`);
  if (start) wanted.push(sql`${SHOWN_DATE} >= ${start}`);
  if (end) wanted.push(sql`${SHOWN_DATE} <= ${end}`);
  return sql.join(wanted, sql` and `);
};

/** The names that sign articles, each found by one step in the index. */
export const listArticleAuthors = async (db: Connection): Promise<{ name: string }[]> => {
  const next = (after: RawBuilder<unknown>) =>
    sql`(select author_name from article_index where not deleted ${after} order by author_name limit 1)`;
  const { rows } = await sql<{ name: string }>`
    with recursive author as (
      ${next(sql``)}
      union all
      select ${next(sql`and author_name > author.author_name`)} from author where author.author_name is not null
    )
    select author_name as name from author where author_name is not null
  `.execute(db);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
};

export const trashAsked = (filter: TrashFilter): Listed => {
  const { search, category, status, start_date, end_date, sortBy, sortOrder } = filter;
  return {
    from: sql`(
      select id, deleted_at, status, category_id, title, public.parution_unaccent(title) as by_title,
        ${CATEGORY_RANK} as by_category, ${STATUS_RANK} as by_status
      from articles where deleted_at is not null
    ) as trashed`,
    where: [
      ...(search ? [contains(sql`title`, search)] : []),
      ...(category ? [sql`category_id = any (${[...categoryIds(category)]}::integer[])`] : []),
      ...(status ? [sql`status = ${status}`] : []),
      ...(start_date ? [sql`deleted_at >= ${start_date}`] : []),
      ...(end_date ? [sql`deleted_at <= ${end_date}`] : []),
    ],
    order: sortBy
      ? { by: sortBy === 'deleted_at' ? sortBy : `by_${sortBy}`, direction: sortOrder ?? 'asc' }
      : { by: 'deleted_at', direction: 'desc' },
  };
};
