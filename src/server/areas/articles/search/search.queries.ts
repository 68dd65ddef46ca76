import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { isListed, newestFound } from '../reading/published.queries.ts';
import type { Newest } from './periods.ts';

/** All of these words, each in one of its spellings. */
export type WordGroups = readonly (readonly string[])[];

export type SearchFilter = {
  words: WordGroups;
  categoryIds: readonly number[];
  tagIds: readonly number[];
  now: Date;
};

/** `offset 0` makes the planner keep the order of the index, and stop when enough were found. */
const fromNewest = (filter: SearchFilter) => sql`(
  select article_id, search from article_index where ${isFound(filter)}
  order by public_date desc, article_id desc offset 0
) as newest`;

type Page = { limit: number; offset: number };

/** The matches beyond those that are ranked, the newest first. */
export const listUnranked = async (
  db: Connection,
  { filter, ranked, frequent }: { filter: SearchFilter; ranked: readonly string[]; frequent: boolean },
  { limit, offset }: Page,
): Promise<string[]> => {
  const found = sql`search @@ (select words from query) and article_id <> all (${ranked}::uuid[])`;
  const { rows } = await sql<{ article_id: string }>`
    with query as materialized (select ${tsquery(filter.words)} as words)
    ${
      frequent
        ? sql`select article_id from ${fromNewest(filter)} where ${found}`
        : sql`select article_id from article_index where ${found} and ${isFound(filter)} order by ${newestFound}`
    }
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ article_id }) => article_id);
};

/** The number of public articles, and the date of the one that so many are newer than. */
export const readNewest = async (db: Connection, newer: number): Promise<Newest> => {
  const { rows } = await sql<Newest>`
    select (select sum(count) from unnest(by_category) as count)::integer as total, (
      select public_date from article_index where listed
      order by public_date desc, article_id desc offset ${newer}::integer limit 1
    ) as date
    from article_totals ${named}
  `.execute(db);
  return rows[0] ?? { total: 0, date: null };
};

type TagsShown = {
  /** Of tags, and how many matches each has. */
  ids: readonly number[];
  counts: readonly number[];
  chosen: readonly number[];
  most: number;
};

/** The chosen ones of these tags, then those of the most matches, by how many they have, then by name. */
export const nameTags = compileOnce(
  (_db, { ids, counts, chosen, most }: TagsShown) => sql<{ name: string; count: number }>`
    select name, count from (
      select tags.name, counted.count
      from unnest(${ids}::integer[], ${counts}::integer[]) as counted (id, count) join tags on tags.id = counted.id
      order by tags.id = any (${chosen}::integer[]) desc, counted.count desc, tags.name
      limit ${most}::integer
    ) as shown
    order by count desc, name ${named}
  `,
);

/** Tags by their name or their slug, accents and case aside. */
export const findTagIds = async (db: Connection, given: readonly string[]): Promise<number[]> => {
  if (given.length === 0) return [];
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where(
      sql<SqlBool>`parution_unaccent(name) = any (select parution_unaccent(t) from unnest(${given}::text[]) t)
        or slug = any (${given})`,
    )
    .execute();
  return rows.map(({ id }) => id);
};

export const tsquery = (words: WordGroups): RawBuilder<unknown> =>
  sql.join(
    words.map((group) => sql`(${sql.join(group.map(oneQuery), sql` || `)})`),
    sql` && `,
  );

const oneQuery = (text: string) => sql`parution_article_query(${text})`;

/**
 * The words reach the index as `(select words from query)`: if the planner knew them, it would read the
 * whole table for a frequent word and unpack every vector, whose cost it does not count.
 */
const isFound = (filter: SearchFilter) =>
  sql`${isListed(filter.now)} and ${hasCategory(filter)} and ${hasTag(filter)}`;

export const hasCategory = ({ categoryIds }: SearchFilter) =>
  categoryIds.length === 0 ? sql`true` : sql`category_id = any (${categoryIds})`;

export const hasTag = ({ tagIds }: SearchFilter) =>
  tagIds.length === 0 ? sql`true` : sql`tag_ids && ${tagIds}::integer[]`;

/**
 * For each of these words that no published article contains, the similar words: those that share enough
 * trigrams, and those with the same beginning, since a short word has few trigrams.
 */
export const listLookalikes = async (
  db: Connection,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ given: string; known: string[] }>`
    select given.word as given, array(
      (
        select known.word from search_words as known
        where known.word % given.word
        order by similarity(known.word, given.word) desc limit 30
      )
      union
      (
        select known.word from search_words as known
        where known.word >= left(given.word, 2) and known.word < left(given.word, 2) || '{'
          and length(known.word) between length(given.word) - 1 and length(given.word) + 1
        limit 500
      )
    ) as known
    from unnest(${words}::text[]) as given (word)
    where not exists (select from search_words as same where same.word = given.word)
  `.execute(db);
  return new Map(rows.map(({ given, known }) => [given, known]));
};
