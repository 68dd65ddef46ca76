import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { named } from '#server/db/name-statements.ts';

/** Changes in the same transaction as any listed article. */
export const readVersion = async (db: Connection): Promise<number> => {
  const { version } = await db
    .selectFrom('article_totals')
    .select('version')
    .modifyEnd(named)
    .executeTakeFirstOrThrow();
  return version;
};

/**
 * The number of public articles, in these categories or in all, from stored totals instead of a count. The date and the
 * categories are results of selects, and the dates to come have an end: a plan made for all values is then as good as one
 * made for these, and PostgreSQL makes it once.
 */
export const publicTotal = (categoryIds: readonly number[] | undefined, now: Date) => sql<number>`(
  select (sum(count) - (
    select count(*) from article_index
    where listed and published_at > (select ${now}::timestamptz) and published_at <= 'infinity'
      and ${chosen(sql.ref('category_id'), categoryIds)}
  ))::integer
  from article_totals, unnest(by_category) with ordinality as counted (count, category)
  where ${chosen(sql.ref('category'), categoryIds)}
)`;

export const countPublic = async (
  db: Connection,
  categoryIds: readonly number[] | undefined,
  now: Date,
): Promise<number> => {
  const { rows } = await sql<{ total: number | null }>`
    select ${publicTotal(categoryIds, now)} as total ${named}
  `.execute(db);
  return rows[0]?.total ?? 0;
};

const chosen = (category: ReturnType<typeof sql.ref>, ids: readonly number[] | undefined) =>
  ids ? sql`${category} = any ((select ${ids}::integer[])::integer[])` : sql`true`;
