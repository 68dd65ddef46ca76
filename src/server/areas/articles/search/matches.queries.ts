import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { newestFound } from '../reading/published.queries.ts';
import { type Count, countFacets } from './count-facets.ts';
import type { ReadingOrder } from './periods.ts';
import { hasCategory, hasTag, type SearchFilter, tsquery } from './search.queries.ts';

/**
 * How many matches are ranked by relevance. Of more matches, those with every word in the title come first,
 * then in title or description, then the others, each time the newest; the rest follow by date.
 */
export const RANKED = 240;

/** Above this number of matches, they are neither all counted nor all read. */
export const COUNTED = 10_000;

/** For body, description and title: ten mentions in the text weigh as much as one in the title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.4, 1.0}');

export type Facets = {
  /** Of all filters together; more than COUNTED means that there are more. */
  total: number;
  /** The most frequent first. A facet ignores its own selection. */
  categories: readonly Count[];
  tags: readonly Count[];
};

type Matches = {
  /** Of the articles that were searched (`readVersion`). */
  version: number;
  facets: Facets;
  /** The ids of the best, the most relevant first, then the newest. */
  ranked: readonly string[];
};

type Search = {
  filter: SearchFilter;
  /** None where there cannot be too many matches to read all. */
  order: ReadingOrder | undefined;
};

/** What a statement finds. */
type Part = 'counts' | 'ranking' | 'both';

/**
 * The best matches, and the number of matches by category and by tag, each among `counted` matches at most. Where there
 * may be many, they are ranked over a second connection while they are counted. Where there are few, one statement finds
 * both: to understand the words and to look them up in the index takes longer than the rest.
 */
export const findMatches = async (db: Connection, search: Search, counted: number): Promise<Matches> => {
  const run = (part: Part) => runPart(db, search, { part, counted });
  if (!search.order) {
    const both = await run('both');
    return present(search.filter, both, both);
  }
  return present(search.filter, ...(await Promise.all([run('counts'), run('ranking')])));
};

type MatchRow = {
  version: number;
  total?: number;
  /** Of the matches with the chosen tags; null where there are none. */
  facets?: string | null;
  /** Of the matches of the chosen categories, where something is chosen. */
  facets_of_tags?: string | null;
  ranked?: string[];
};

const present = (filter: SearchFilter, counts: MatchRow, { version, ranked = [] }: MatchRow): Matches => {
  const found = countFacets(counts.facets ?? '');
  const { tags } = isFiltered(filter) ? countFacets(counts.facets_of_tags ?? '') : found;
  return {
    // Of two statements, the older one: what changed between them makes the result outdated.
    version: Math.min(counts.version, version),
    facets: { total: counts.total ?? 0, categories: found.categories, tags },
    ranked,
  };
};

type Asked = { part: Part; counted: number };

const runPart = async (db: Connection, { filter, order }: Search, asked: Asked): Promise<MatchRow> => {
  const text = plainText(filter);
  const rows =
    text === undefined
      ? (await statementOf({ filter, order }, asked).execute(db)).rows
      : await runPlain(db, { text, now: filter.now, ...order }, `${asked.part} ${asked.counted}`);
  return rows[0] ?? { version: NaN };
};

/** The text of a search as most are: without a filter or a corrected word. Its statements are always the same. */
const plainText = ({ words: [group, ...groups], categoryIds, tagIds }: SearchFilter): string | undefined =>
  categoryIds.length + tagIds.length + groups.length === 0 && group?.length === 1 ? group[0] : undefined;

type PlainSearch = { text: string; now: Date } & Partial<ReadingOrder>;

const runPlain = compileOnce(
  (_db, search: PlainSearch, shape: `${Part} ${string}`) => {
    const [part, counted] = shape.split(' ') as [Part, string];
    const filter = { words: [[search.text]], categoryIds: [], tagIds: [], now: search.now };
    const order = part === 'both' ? undefined : (search as ReadingOrder);
    return sql<MatchRow>`${statementOf({ filter, order }, { part, counted: Number(counted) })} ${named}`;
  },
  { isAlone: (shape) => shape.startsWith('ranking') },
);

const statementOf = ({ filter, order }: Search, { part, counted }: Asked) => {
  const parts = [
    ...(part === 'ranking' ? [] : [countsOf(filter, order, counted)]),
    ...(part === 'counts' ? [] : [rankingOf(filter, order, part === 'both' ? counted : undefined)]),
  ];
  const tables = [
    wordsOf(filter, order),
    ...(order ? [sampleOf(filter)] : []),
    ...parts.flatMap(({ tables }) => tables),
  ];
  const columns = parts.flatMap(({ columns }) => columns);
  return sql<MatchRow>`
    with ${sql.join(tables)}
    select ${sql.join(columns)}, (select version from article_totals) as version
  `;
};

const wordsOf = (filter: SearchFilter, order: ReadingOrder | undefined) => sql`
  query as materialized (
    select ${tsquery(filter.words)} as words ${
      order
        ? sql`, ${order.steps}::text[] as steps, ${order.sample}::integer[] as sample,
            ${order.denseFrom}::integer as dense_from, ${order.frequentFrom}::integer as frequent_from`
        : sql``
    }
  )
`;

const hasWords = sql`search @@ (select words from query)`;

/** As `isListed`, but no condition of an index: the planner would read all that are due, to intersect them with the matches. */
const isDue = (now: Date) =>
  sql`article_index.listed and coalesce(article_index.published_at, 'infinity') <= ${now}`;

const isFiltered = ({ categoryIds, tagIds }: SearchFilter) => categoryIds.length + tagIds.length > 0;

const isChosen = (filter: SearchFilter) =>
  sql`${isDue(filter.now)} and ${hasCategory(filter)} and ${hasTag(filter)}`;

/** Words are first looked for in a sample, which only decides how they are read. */
const sampleOf = (filter: SearchFilter) => sql`
  sample as materialized (
    select count(*) >= (select dense_from from query) as is_dense,
      count(*) >= (select frequent_from from query) as is_frequent
    from (
      select from article_index
      where ${hasWords} and public.parution_periods(public_date) && (select sample from query) and ${isChosen(filter)}
      limit (select frequent_from from query)
    ) as sampled
  )
`;

const IS_FREQUENT = sql`(select is_frequent from sample)`;
const IS_DENSE = sql`(select is_dense from sample)`;

type Rows = {
  /** Whether they are read step by step, the newest step first, until there are enough of them; without steps, never. */
  stepwise: RawBuilder<unknown> | undefined;
  rows: (isInStep: RawBuilder<unknown>) => RawBuilder<unknown>;
  most: number;
};

/**
 * Rows of every step or of all time at once. The index gives all matches of a step before the first can be read: step by
 * step is faster where the first steps have enough, and slower for each match. `offset 0`: or the planner would join the
 * steps with the articles, and read all.
 */
const read = ({ stepwise, rows, most }: Rows) => {
  const limit = sql`limit ${sql.lit(most)}`;
  const atOnce = sql`select found.* from (${rows(sql`true`)} offset 0) as found`;
  if (!stepwise) return sql`${atOnce} ${limit}`;
  return sql`
    (
      select found.* from unnest((select steps from query)) as step (periods), lateral (
        ${rows(sql`public.parution_periods(public_date) && step.periods::integer[]`)} offset 0
      ) as found
      where ${stepwise} ${limit}
    )
    union all
    (${atOnce} where not ${stepwise} ${limit})
  `;
};

/** The facets of all matches are sent, and counted by `countFacets`: to group them takes the database longer than to find them. */
const countsOf = (filter: SearchFilter, order: ReadingOrder | undefined, counted: number) => {
  const found = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    read({
      stepwise: order && IS_FREQUENT,
      rows: (isInStep) => sql`
        select ${columns} from article_index
        where ${hasWords} and ${isInStep} and ${isDue(filter.now)} and ${condition}
      `,
      most: counted + 1,
    });
  const facets = (condition: RawBuilder<unknown>) => sql`
    select count(*)::integer as count, string_agg(facets, '') as facets from (${found(sql`facets`, condition)}) as found
  `;
  // Where one of the two is not chosen, the matches of the other's facet are all of them.
  const total = () => {
    if (filter.categoryIds.length === 0) return sql`select count from by_category`;
    if (filter.tagIds.length === 0) return sql`select count from by_tag`;
    const isBoth = sql`${hasCategory(filter)} and ${hasTag(filter)}`;
    return sql`select count(*)::integer as count from (${found(sql``, isBoth)}) as found`;
  };
  return {
    tables: [
      sql`by_category as materialized (${facets(hasTag(filter))})`,
      ...(isFiltered(filter) ? [sql`by_tag as materialized (${facets(hasCategory(filter))})`] : []),
      sql`total as materialized (${total()})`,
    ],
    columns: [
      sql`(select count from total) as total, (select facets from by_category) as facets`,
      ...(isFiltered(filter) ? [sql`(select facets from by_tag) as facets_of_tags`] : []),
    ],
  };
};

type Source = {
  part: RawBuilder<unknown>;
  stepwise: RawBuilder<unknown> | undefined;
  but: RawBuilder<unknown>;
};

/**
 * Which of the matches are ranked: all where they are few, else the newest of those with the words in their title, then
 * of those with them in title or description, then of the others. `counted`: if the same statement counts them, it looks
 * for few only once.
 */
const rankingOf = (filter: SearchFilter, order: ReadingOrder | undefined, counted: number | undefined) => {
  const few = counted === undefined ? undefined : sql.lit(Math.min(RANKED, counted));
  const newest = ({ part, stepwise, but }: Source) => sql`
    select article_id from (${read({
      stepwise,
      rows: (isInStep) => sql`
        select article_id from article_index
        where ${part} @@ (select words from query) and ${isInStep} and ${isChosen(filter)} and article_id not in (${but})
        order by ${newestFound} limit ${sql.lit(RANKED)}
      `,
      most: RANKED,
    })}) as found
    where ${few ? sql`(select count from total) > ${few}` : sql`true`}
    limit (select ${sql.lit(RANKED)} - count(*) from (${but}) as known)
  `;
  const allIfFew = sql`
    select article_id from article_index
    where (select count from total) between 1 and ${few} and ${hasWords} and ${isChosen(filter)}
  `;
  // In few titles: all are found at once, unless the words are frequent.
  const title = {
    part: sql`ts_filter(search, '{a}')`,
    stepwise: order && IS_FREQUENT,
    but: sql`select null::uuid limit 0`,
  };
  const head = {
    part: sql`ts_filter(search, '{a,b}')`,
    stepwise: order && IS_FREQUENT,
    but: sql`select article_id from title`,
  };
  const rest = {
    part: sql`search`,
    stepwise: order && IS_DENSE,
    but: sql`select article_id from title union all select article_id from head`,
  };
  return {
    tables: [
      sql`title as materialized (${newest(title)})`,
      sql`head as materialized (${newest(head)})`,
      sql`best as (
        ${few ? sql`(${allIfFew}) union all` : sql``}
        table title union all table head union all (${newest(rest)})
      )`,
    ],
    columns: [
      sql`array(
        select article_id from article_index
        where article_id in (select article_id from best)
        order by ts_rank_cd(${WEIGHTS}, search, (select words from query)) desc, public_date desc, article_id desc
      )::text[] as ranked`,
    ],
  };
};
