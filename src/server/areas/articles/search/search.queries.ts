import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { isListed, newestFound } from '../reading/published.queries.ts';

/** All of these words, each in one of its spellings. */
export type WordGroups = readonly (readonly string[])[];

export type SearchFilter = {
  words: WordGroups;
  categoryIds: readonly number[];
  tagIds: readonly number[];
  now: Date;
};

/**
 * How many matches are ranked by relevance. Of more matches, those with every word in the title come first,
 * then in title or description, then the others, each time the newest; the rest follow by date.
 */
export const RANKED = 240;

/** For body, description and title: ten mentions in the text weigh as much as one in the title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.4, 1.0}');

/** The ids of the best matches, the most relevant first, then the newest. */
export const listRanked = async (db: Connection, filter: SearchFilter): Promise<string[]> => {
  const { rows } = await sql<{ article_id: string }>`
    with query as materialized (select ${tsquery(filter.words)} as words),
    title as materialized (
      select article_id from article_index
      where ts_filter(search, '{a}') @@ (select words from query) and ${isFound(filter)}
      order by ${newestFound} limit ${RANKED}
    ),
    head as materialized (
      select article_id from article_index
      where ts_filter(search, '{a,b}') @@ (select words from query) and ${isFound(filter)}
        and article_id not in (select article_id from title)
      order by ${newestFound} limit (select ${RANKED} - count(*) from title)
    ),
    rest as materialized (
      select article_id from article_index
      where search @@ (select words from query) and ${isFound(filter)}
        and article_id not in (select article_id from title union all select article_id from head)
      order by ${newestFound}
      limit ${RANKED} - (select count(*) from title) - (select count(*) from head)
    ),
    best as (table title union all table head union all table rest)
    select article_id from article_index
    where article_id in (select article_id from best)
    order by ts_rank_cd(${WEIGHTS}, search, (select words from query)) desc, public_date desc, article_id desc
  `.execute(db);
  return rows.map(({ article_id }) => article_id);
};

type Page = { limit: number; offset: number };

/** The matches beyond those that are ranked, the newest first. */
export const listUnranked = async (
  db: Connection,
  filter: SearchFilter,
  ranked: readonly string[],
  { limit, offset }: Page,
): Promise<string[]> => {
  const { rows } = await sql<{ article_id: string }>`
    with query as materialized (select ${tsquery(filter.words)} as words)
    select article_id from article_index
    where search @@ (select words from query) and ${isFound(filter)}
      and article_id <> all (${ranked}::uuid[])
    order by ${newestFound} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ article_id }) => article_id);
};

export type Facets = {
  categories: readonly { id: number; count: number }[];
  tags: readonly { name: string; count: number }[];
};

const MAX_TAGS = 20;

/**
 * The number of matches by category and by tag. A facet ignores its own selection; a selected tag is
 * included however rare it is.
 */
export const countMatches = async (db: Connection, filter: SearchFilter): Promise<Facets> => {
  const { rows } = await sql<{ id: number; tag: string | null; count: number }>`
    with query as materialized (select ${tsquery(filter.words)} as words),
    -- Grouped before they are taken apart: many articles have the same tags.
    matches as materialized (
      select category_id, tag_ids, count(*) as count from article_index
      where search @@ (select words from query) and ${isListed(filter.now)}
      group by category_id, tag_ids
    ),
    tagged as (
      select tag_id, sum(count) as count
      from (select unnest(tag_ids) as tag_id, count from matches where ${hasCategory(filter)}) as tags
      group by tag_id
    )
    (
      select category_id as id, null as tag, sum(count)::integer as count from matches where ${hasTag(filter)}
      group by category_id
    )
    union all
    (
      select tags.id, tags.name, tagged.count::integer from tagged join tags on tags.id = tagged.tag_id
      order by tags.id = any (${filter.tagIds}) desc, tagged.count desc, tags.name
      limit ${MAX_TAGS + filter.tagIds.length}
    )
  `.execute(db);
  return {
    categories: rows.flatMap(({ id, tag, count }) => (tag === null ? [{ id, count }] : [])).sort(byCount),
    tags: rows.flatMap(({ tag, count }) => (tag === null ? [] : [{ name: tag, count }])).sort(byCount),
  };
};

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

const tsquery = (words: WordGroups): RawBuilder<unknown> =>
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

const hasCategory = ({ categoryIds }: SearchFilter) =>
  categoryIds.length === 0 ? sql`true` : sql`category_id = any (${categoryIds})`;

const hasTag = ({ tagIds }: SearchFilter) =>
  tagIds.length === 0 ? sql`true` : sql`tag_ids && ${tagIds}::integer[]`;

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

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
