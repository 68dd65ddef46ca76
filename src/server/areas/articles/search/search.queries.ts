import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
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

/** Above this number of matches, they are neither all counted nor all read. */
export const COUNTED = 10_000;

/** Of the matches in titles, or in titles and descriptions, how many are compared for a frequent word. */
const COMPARED = 2_000;

/** For body, description and title: ten mentions in the text weigh as much as one in the title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.4, 1.0}');

/** The text of a search as most are: without a filter or a corrected word. Its statements are always the same. */
const plainText = ({ words: [group, ...groups], categoryIds, tagIds }: SearchFilter): string | undefined =>
  categoryIds.length + tagIds.length + groups.length === 0 && group?.length === 1 ? group[0] : undefined;

type PlainSearch = { text: string; now: Date };

const plainFilter = ({ text, now }: PlainSearch): SearchFilter => ({
  words: [[text]],
  categoryIds: [],
  tagIds: [],
  now,
});

/**
 * The best matches of words with more than COUNTED, most of which are never read: the newest ones, and some of those with
 * the words in their title or description. They are frequent, so that reading articles from the newest to the oldest soon
 * finds enough of them.
 */
export const listRankedOfFrequent = async (db: Connection, filter: SearchFilter): Promise<string[]> => {
  const inParts = (parts: string) => sql`
    select article_id from (
      select article_id, public_date from article_index
      where ts_filter(search, ${sql.lit(parts)}) @@ (select words from query) and ${isFound(filter)}
      limit ${COMPARED}
    ) as found order by public_date desc, article_id desc limit ${RANKED}
  `;
  const { rows } = await sql<{ article_id: string }>`
    with query as materialized (select ${tsquery(filter.words)} as words),
    best as (
      (${inParts('{a}')}) union (${inParts('{a,b}')}) union (
        select article_id from ${fromNewest(filter)} where search @@ (select words from query) limit ${RANKED}
      )
    )
    select article_id from article_index
    where article_id in (select article_id from best)
    order by ts_rank_cd(${WEIGHTS}, search, (select words from query)) desc, public_date desc, article_id desc
    limit ${RANKED}
  `.execute(db);
  return rows.map(({ article_id }) => article_id);
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

export type Facets = {
  /** Of all filters together; more than COUNTED means that there are more. */
  total: number;
  categories: readonly { id: number; count: number }[];
  tags: readonly { name: string; count: number }[];
};

type Matches = {
  /** Of the articles that were searched (`readVersion`). */
  version: number;
  facets: Facets;
  /** The ids of the best, the most relevant first, then the newest; none where there are too many to read all. */
  ranked: readonly string[];
};

const MAX_TAGS = 20;
/** No category has this id: the row of all matches. */
const TOTAL = 0;

/**
 * The best matches, and the number of matches by category and by tag, each among `counted` matches at most. A facet
 * ignores its own selection; a selected tag is included however rare it is. One statement: to understand the words and to
 * find the matches in the index takes longer than the rest.
 */
export const findMatches = async (
  db: Connection,
  filter: SearchFilter,
  counted: number,
): Promise<Matches> => {
  const text = plainText(filter);
  const rows =
    text === undefined
      ? (await matchesOf(filter, counted).execute(db)).rows
      : await matchPlain(db, { text, now: filter.now }, `${counted}`);
  const byCategory = rows.flatMap(({ id, tag, count }) => (tag === null ? [{ id, count }] : []));
  const all = rows.find(({ ranked }) => ranked !== null);
  return {
    version: all?.version ?? NaN,
    ranked: all?.ranked ?? [],
    facets: {
      total: all?.count ?? 0,
      categories: byCategory.filter(({ id }) => id !== TOTAL).sort((a, b) => byCount(a, b) || a.id - b.id),
      tags: rows.flatMap(({ tag, count }) => (tag === null ? [] : [{ name: tag, count }])).sort(byCount),
    },
  };
};

type MatchRow = {
  id: number;
  tag: string | null;
  count: number;
  /** Of the row of all matches. */
  version: number | null;
  ranked: string[] | null;
};

const matchesOf = (filter: SearchFilter, counted: number) => {
  const isFiltered = filter.categoryIds.length + filter.tagIds.length > 0;
  const matching = (condition: RawBuilder<unknown>) => sql`
    select article_id, category_id, tag_ids, public_date from article_index
    where search @@ (select words from query) and ${isListed(filter.now)} and ${condition}
    limit ${sql.lit(counted + 1)}
  `;
  const grouped = (found: RawBuilder<unknown>) => sql`
    select category_id, tag_ids, count(*) as count from ${found} as found group by category_id, tag_ids
  `;
  const few = sql.lit(Math.min(RANKED, counted));
  return sql<MatchRow>`
    with query as materialized (select ${tsquery(filter.words)} as words),
    found as materialized (${matching(sql`${hasCategory(filter)} and ${hasTag(filter)}`)}),
    -- Grouped before they are taken apart: many articles have the same tags.
    by_category as materialized (${grouped(isFiltered ? sql`(${matching(hasTag(filter))})` : sql`found`)}),
    by_tag as materialized (${
      isFiltered ? grouped(sql`(${matching(hasCategory(filter))})`) : sql`table by_category`
    }),
    total as materialized (${
      isFiltered
        ? sql`select count(*) as count from found`
        : sql`select coalesce(sum(count), 0) as count from by_category`
    }),
    tagged as (
      select tag_id, sum(count) as count
      from (select unnest(tag_ids) as tag_id, count from by_tag) as tags
      group by tag_id
    ),
    ${bestOfMany(filter, counted)},
    best as (
      (select article_id from found where (select count from total) <= ${few} limit ${few})
      union all table title union all table head union all table rest
    )
    select ${sql.lit(TOTAL)}::integer as id, null as tag, (select count from total)::integer as count,
      (select version from article_totals) as version,
      array(
        select article_id from article_index
        where article_id in (select article_id from best)
        order by ts_rank_cd(${WEIGHTS}, search, (select words from query)) desc, public_date desc, article_id desc
      )::text[] as ranked
    union all
    (select category_id, null, sum(count)::integer, null, null from by_category group by category_id)
    union all
    (
      select tags.id, tags.name, tagged.count::integer, null, null
      from tagged join tags on tags.id = tagged.tag_id
      order by tags.id = any (${filter.tagIds}::integer[]) desc, tagged.count desc, tags.name
      limit ${sql.lit(MAX_TAGS + filter.tagIds.length)}
    )
  `;
};

/** Which of the matches are ranked where there are more than that; nothing is read for fewer, nor for too many. */
const bestOfMany = (filter: SearchFilter, counted: number) => {
  const many = sql`${sql.lit(RANKED + 1)} and ${sql.lit(counted)}`;
  const isOneOfMany = sql`(select count from total) between ${many} and ${isFound(filter)}`;
  return sql`
    title as materialized (
      select article_id from article_index
      where ts_filter(search, '{a}') @@ (select words from query) and ${isOneOfMany}
      order by ${newestFound} limit ${sql.lit(RANKED)}
    ),
    head as materialized (
      select article_id from article_index
      where ts_filter(search, '{a,b}') @@ (select words from query) and ${isOneOfMany}
        and article_id not in (select article_id from title)
      order by ${newestFound} limit (select ${sql.lit(RANKED)} - count(*) from title)
    ),
    -- Of what was found already: these words have many matches, each read once.
    rest as materialized (
      select article_id from found
      where (select count from total) between ${many}
        and article_id not in (select article_id from title union all select article_id from head)
      order by public_date desc, article_id desc
      limit ${sql.lit(RANKED)} - (select count(*) from title) - (select count(*) from head)
    )
  `;
};

const matchPlain = compileOnce(
  (_db, search: PlainSearch, counted: string) =>
    sql<MatchRow>`${matchesOf(plainFilter(search), Number(counted))} ${named}`,
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
