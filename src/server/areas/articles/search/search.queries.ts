import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { isListed, newestFound } from '../reading/published.queries.ts';
import type { Newest, ReadingOrder } from './periods.ts';

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

/** For body, description and title: ten mentions in the text weigh as much as one in the title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.4, 1.0}');

/** The text of a search as most are: without a filter or a corrected word. Its statements are always the same. */
const plainText = ({ words: [group, ...groups], categoryIds, tagIds }: SearchFilter): string | undefined =>
  categoryIds.length + tagIds.length + groups.length === 0 && group?.length === 1 ? group[0] : undefined;

type PlainSearch = { text: string; now: Date } & ReadingOrder;

const plainFilter = ({ text, now }: PlainSearch): SearchFilter => ({
  words: [[text]],
  categoryIds: [],
  tagIds: [],
  now,
});

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

type Matches = {
  /** Of the articles that were searched (`readVersion`). */
  version: number;
  facets: Facets;
  /** The ids of the best, the most relevant first, then the newest. */
  ranked: readonly string[];
};

const MAX_TAGS = 20;
/** No category has this id: the row of all matches. */
const TOTAL = 0;

type Search = { filter: SearchFilter; order: ReadingOrder };

/**
 * The best matches, and the number of matches by category and by tag, each among `counted` matches at most. A facet
 * ignores its own selection; a selected tag is included however rare it is. One statement: to understand the words and to
 * find the matches in the index takes longer than the rest.
 */
export const findMatches = async (
  db: Connection,
  { filter, order }: Search,
  counted: number,
): Promise<Matches> => {
  const text = plainText(filter);
  const rows =
    text === undefined
      ? (await matchesOf({ filter, order }, counted).execute(db)).rows
      : await matchPlain(db, { text, now: filter.now, ...order }, `${counted}`);
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

const hasWords = sql`search @@ (select words from query)`;

/** As `isListed`, but no condition of an index: the planner would read all that are due, to intersect them with the matches. */
const isDue = (now: Date) =>
  sql`article_index.listed and coalesce(article_index.published_at, 'infinity') <= ${now}`;

const isFiltered = ({ categoryIds, tagIds }: SearchFilter) => categoryIds.length + tagIds.length > 0;

const IS_LIKELY = sql`(select is_likely from sample)`;

type Rows = {
  /** Whether they are read step by step, the newest step first, until there are enough of them. */
  stepwise: RawBuilder<unknown>;
  rows: (isInStep: RawBuilder<unknown>) => RawBuilder<unknown>;
  most: RawBuilder<unknown>;
};

/**
 * Rows of every step or of all time at once. The index gives all matches of a step before the first can be read: step by
 * step is faster where the first steps have enough, and slower for each match. `offset 0`: or the planner would join the
 * steps with the articles, and read all.
 */
const read = ({ stepwise, rows, most }: Rows) => sql`
  (
    select found.* from unnest((select steps from query)) as step (periods), lateral (
      ${rows(sql`public.parution_periods(public_date) && step.periods::integer[]`)} offset 0
    ) as found
    where ${stepwise} limit ${most}
  )
  union all
  (select found.* from (${rows(sql`true`)} offset 0) as found where not ${stepwise} limit ${most})
`;

/**
 * Words are first looked for in a sample, which only decides how they are read. Of words that are probably too many to
 * count all, the tags of one match in eight are read, unless they turn out to be few enough: their chips show no number.
 */
const matchesOf = ({ filter, order }: Search, counted: number) => {
  const most = sql.lit(counted + 1);
  const found = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    read({
      stepwise: sql`(select is_frequent from sample)`,
      rows: (isInStep) => sql`
        select ${columns} from article_index
        where ${hasWords} and ${isInStep} and ${isDue(filter.now)} and ${condition}
      `,
      most,
    });
  const isChosen = sql`${hasCategory(filter)} and ${hasTag(filter)}`;
  const someTags = sql`case when not ${IS_LIKELY} or uuid_hash(article_id) & 7 = 0 then tag_ids end as tag_ids`;
  // By sets of tags before they are taken apart: many articles have the same. Two groupings at once are always hashed;
  // one might be sorted, which takes three times as long.
  const counts = (condition: RawBuilder<unknown>) => sql`
    select category_id, tag_ids, count(*)::integer as count
    from (${found(sql`category_id, ${someTags}`, condition)}) as found
    group by grouping sets ((category_id), (tag_ids))
  `;
  const sumOf = (counts: RawBuilder<unknown>) =>
    sql`(select coalesce(sum(count), 0) from ${counts} where category_id is not null)`;
  // Where one of the two is not chosen, the counts of the other's facet are those of all matches.
  const allOf = () => {
    if (filter.tagIds.length === 0) return sumOf(sql`by_tag`);
    if (filter.categoryIds.length === 0) return sumOf(sql`by_category`);
    return sql`(select count(*) from (${found(sql``, isChosen)}) as found)`;
  };
  const areAllNeeded = sql`(${IS_LIKELY} and (select count from total) <= ${sql.lit(counted)})`;
  return sql<MatchRow>`
    with query as materialized (
      select ${tsquery(filter.words)} as words, ${order.steps}::text[] as steps, ${order.sample}::integer[] as sample,
        ${order.denseFrom}::integer as dense_from, ${order.likelyFrom}::integer as likely_from,
        ${order.frequentFrom}::integer as frequent_from
    ),
    sample as materialized (
      select count(*) >= (select dense_from from query) as is_dense,
        count(*) >= (select likely_from from query) as is_likely,
        count(*) >= (select frequent_from from query) as is_frequent
      from (
        select from article_index
        where ${hasWords} and public.parution_periods(public_date) && (select sample from query)
          and ${isDue(filter.now)} and ${isChosen}
        limit (select frequent_from from query)
      ) as sampled
    ),
    by_category as materialized (${counts(hasTag(filter))}),
    by_tag as materialized (${isFiltered(filter) ? counts(hasCategory(filter)) : sql`table by_category`}),
    total as materialized (select least(${allOf()}, ${most})::integer as count),
    tagged as (
      select tag_id, sum(count) as count
      from (
        select unnest(tag_ids) as tag_id, count from by_tag where tag_ids is not null and not ${areAllNeeded}
        union all
        select unnest(tag_ids), 1 from article_index
        where ${areAllNeeded} and ${hasWords} and ${isDue(filter.now)} and ${hasCategory(filter)}
      ) as tags
      group by tag_id
    ),
    ${bestOf(filter, counted)}
    select ${sql.lit(TOTAL)}::integer as id, null as tag, (select count from total) as count,
      (select version from article_totals) as version,
      array(
        select article_id from article_index
        where article_id in (select article_id from best)
        order by ts_rank_cd(${WEIGHTS}, search, (select words from query)) desc, public_date desc, article_id desc
      )::text[] as ranked
    union all
    select category_id, null, count, null, null from by_category where category_id is not null
    union all
    (
      select tags.id, tags.name, tagged.count::integer, null, null
      from tagged join tags on tags.id = tagged.tag_id
      order by tags.id = any (${filter.tagIds}::integer[]) desc, tagged.count desc, tags.name
      limit ${sql.lit(MAX_TAGS + filter.tagIds.length)}
    )
  `;
};

/**
 * Which of the matches are ranked: all where they are few, else the newest of those with the words in their title, then
 * of those with them in title or description, then of the others.
 */
const bestOf = (filter: SearchFilter, counted: number) => {
  const few = sql.lit(Math.min(RANKED, counted));
  const isChosen = sql`${isDue(filter.now)} and ${hasCategory(filter)} and ${hasTag(filter)}`;
  type Source = { part: RawBuilder<unknown>; stepwise: RawBuilder<unknown>; but: RawBuilder<unknown> };
  const newest = ({ part, stepwise, but }: Source) => sql`
    select article_id from (${read({
      stepwise,
      rows: (isInStep) => sql`
        select article_id from article_index
        where ${part} @@ (select words from query) and ${isInStep} and ${isChosen} and article_id not in (${but})
        order by ${newestFound} limit ${sql.lit(RANKED)}
      `,
      most: sql.lit(RANKED),
    })}) as found
    where (select count from total) > ${few}
    limit (select ${sql.lit(RANKED)} - count(*) from (${but}) as known)
  `;
  // In few titles: all are found at once, unless the words are frequent.
  const inTitles = sql`(select is_frequent from sample)`;
  const title = {
    part: sql`ts_filter(search, '{a}')`,
    stepwise: inTitles,
    but: sql`select null::uuid limit 0`,
  };
  const head = {
    part: sql`ts_filter(search, '{a,b}')`,
    stepwise: inTitles,
    but: sql`select article_id from title`,
  };
  const rest = {
    part: sql`search`,
    stepwise: sql`(select is_dense from sample)`,
    but: sql`select article_id from title union all select article_id from head`,
  };
  return sql`
    title as materialized (${newest(title)}),
    head as materialized (${newest(head)}),
    best as (
      (select article_id from article_index where (select count from total) between 1 and ${few} and ${hasWords} and ${isChosen})
      union all table title
      union all table head
      union all (${newest(rest)})
    )
  `;
};

const matchPlain = compileOnce(
  (_db, search: PlainSearch, counted: string) =>
    sql<MatchRow>`${matchesOf({ filter: plainFilter(search), order: search }, Number(counted))} ${named}`,
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
