import { type RawBuilder, sql } from 'kysely';
import type { ArticleStatus } from '#domain/article/publication.ts';
import { categoryIds } from '#domain/category/category-filter.ts';
import { findWords } from '#domain/search/words.ts';
import type { Connection } from '#server/db/client.ts';
import { listItems } from './admin-articles.queries.ts';

export type AdminFilter = {
  page: number;
  limit: number;
  status?: ArticleStatus | undefined;
  search?: string | undefined;
  usedForGeneration?: boolean | undefined;
  category?: string | undefined;
};

/** The newest first; two of the same moment always in the same order. Found and counted in `article_index` alone. */
export const listAdminArticles = async (db: Connection, filter: AdminFilter) => {
  const where = sql.join(conditions(filter), sql` and `);
  const words = wordsOf(filter.search);
  const [ids, total] = await Promise.all([
    sql<{ article_id: string }>`
      ${words} select article_id from article_index where ${where}
      order by ${order(filter)} limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    `.execute(db),
    sql<{ total: number }>`
      ${words} select count(*) as total from article_index where ${where}
    `.execute(db),
  ]);
  return {
    rows: await listItems(
      db,
      ids.rows.map(({ article_id }) => article_id),
    ),
    total: ids.rows.length === 0 && filter.page === 1 ? 0 : (total.rows[0]?.total ?? 0),
  };
};

const conditions = ({ status, search, usedForGeneration, category }: AdminFilter): RawBuilder<unknown>[] => {
  const wanted = [sql`not deleted`];
  // Drafts are all that is not published, as the figures count them.
  if (status === 'draft') wanted.push(sql`status <> 'published'`);
  else if (status) wanted.push(sql`status = ${status}`);
  if (usedForGeneration !== undefined) wanted.push(sql`used_for_generation = ${usedForGeneration}`);
  if (category) wanted.push(sql`category_id = any (${[...categoryIds(category)]}::integer[])`);
  if (search)
    wanted.push(sql`(search @@ (select words from query) or title_words @@ (select title from query))`);
  return wanted;
};

/**
 * The words of the title and the text, as readers find them; in the title, their beginnings too. Given to the index as
 * `(select … from query)`: knowing them, the planner would rather read the whole table for a frequent word.
 */
const wordsOf = (search: string | undefined) => {
  if (!search) return sql``;
  // Letters and digits only: nothing in them means something else to a tsquery.
  const beginnings = findWords(search).map(({ folded }) => `'${folded}':*`);
  return sql`with query as materialized (
    select public.parution_article_query(${search}) as words, ${beginnings.join(' & ')}::tsquery as title
  )`;
};

/** With words, what they find is sorted: walking all articles by date would unpack the words of each. */
const order = ({ search }: AdminFilter) =>
  search ? sql`created_at + interval '0' desc, article_id desc` : sql`created_at desc, article_id desc`;

export const listTrash = async (
  db: Connection,
  { page, limit, search }: { page: number; limit: number; search?: string | undefined },
) => {
  let trashed = db.selectFrom('articles').where('deleted_at', 'is not', null);
  if (search?.trim())
    trashed = trashed.where(
      sql<boolean>`position(public.parution_unaccent(${search.trim()}) in public.parution_unaccent(title)) > 0`,
    );
  const [ids, counted] = await Promise.all([
    trashed
      .select('id')
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    trashed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: await listItems(
      db,
      ids.map(({ id }) => id),
    ),
    total: counted.total,
  };
};
