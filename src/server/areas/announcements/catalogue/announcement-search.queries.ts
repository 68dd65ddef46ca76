import { type RawBuilder, sql } from 'kysely';
import { minorWords } from '#domain/announcement/search-term.ts';
import { SHORTEST_CORRECTED } from '#domain/search/spelling.ts';
import type { Connection } from '#server/db/client.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { named } from '#server/db/name-statements.ts';
import { PUBLISHED } from '#server/db/public-announcements.ts';

/** Beyond this number results are not counted: the total is shown as « more ». */
export const COUNTED = 10_000;

/** A prefix that more words of names share matches the shortest of them. */
const MEANINGS = 150;

export type Filters = {
  now: Date;
  typeId?: number | undefined;
  department?: string | undefined;
  start?: Date | undefined;
  end?: Date | undefined;
};

export type Slice = { limit: number; offset: number };

/** The ids of a page in order, and the number of results: `COUNTED + 1` means more. */
export type Found = { ids: string[]; total: number };

/** The same columns exist on the announcements and on their words. */
export const within = ({ now, typeId, department, start, end }: Filters): RawBuilder<unknown> => {
  const conditions = [sql`publication_date <= ${end && end < now ? end : now}`];
  if (start) conditions.push(sql`publication_date >= ${start}`);
  if (typeId !== undefined) conditions.push(sql`type_id = ${typeId}`);
  if (department !== undefined) conditions.push(sql`department = ${department}`);
  return sql.join(conditions, sql` and `);
};

const one = async (db: Connection, query: RawBuilder<Found>): Promise<Found> => {
  const { rows } = await query.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** By filters alone. An index-only scan answers both the page and the count, however deep the page. */
export const findByFilters = (db: Connection, filters: Filters, { limit, offset }: Slice): Promise<Found> =>
  one(
    db,
    sql<Found>`
      select array(
        select id from announcements where ${PUBLISHED} and ${within(filters)}
        order by publication_date desc, id desc limit ${sql.lit(limit)} ${offset === 0 ? named : sql`offset ${offset}`}
      ) as ids, (
        select count(*) from (
          select from announcements where ${PUBLISHED} and ${within(filters)} limit ${sql.lit(COUNTED + 1)}
        ) as counted
      ) as total
    `,
  );

export const findByReference = (db: Connection, reference: string, filters: Filters): Promise<Found> =>
  one(
    db,
    sql<Found>`
      select coalesce(array_agg(id), '{}') as ids, count(*) as total from announcements
      where reference = ${reference} and ${PUBLISHED} and ${within(filters)}
    `,
  );

/** A word of a query, with the words of names that it may match; if there are none, those that look like it. */
type Meaning = { word: string; meanings: string[]; lookalikes: string[] };

/** Of the first words of a query that a name must contain. */
export const listMeanings = (db: Connection, query: string): Promise<readonly Meaning[]> =>
  readMeanings(db, { query, minor: minorWords });

/** More words do not narrow the results, and each one costs a look-up. */
const MOST_WORDS = 6;

/** Lookalikes share trigrams with the word, or have the same beginning; a short word is never corrected. */
const readMeanings = compileOnce(
  (_db, { query, minor }: { query: string; minor: readonly string[] }) => sql<Meaning>`
    with typed as materialized (
      select left(word, 40) as word, min(position) as position, left(word, 40) = any ((select ${minor}::text[])::text[]) as minor
      from regexp_split_to_table(public.parution_unaccent(${query}), '[^a-z0-9]+') with ordinality as cut (word, position)
      where word <> ''
      group by 1
    ),
    wanted as (
      select word, position from typed where minor = (select bool_and(minor) from typed)
      order by position limit ${sql.lit(MOST_WORDS)}
    ),
    understood as materialized (
      select word, position, case
          when length(word) < 3 then array(select known.word from announcement_vocabulary as known where known.word = wanted.word)
          when length(word) = 3 then array(
            select known.word from announcement_vocabulary as known
            where known.word >= wanted.word and known.word < wanted.word || '{'
            order by length(known.word), known.word limit ${sql.lit(MEANINGS)}
          )
          else array(
            select known.word from announcement_vocabulary as known
            where known.word like '%' || wanted.word || '%'
            order by starts_with(known.word, wanted.word) desc, length(known.word), known.word limit ${sql.lit(MEANINGS)}
          )
        end as meanings
      from wanted
    )
    select word, meanings, case
        when cardinality(meanings) > 0 or length(word) < ${sql.lit(SHORTEST_CORRECTED)} then '{}'
        else array(
          (
            select known.word from announcement_vocabulary as known
            where known.word % understood.word
            order by similarity(known.word, understood.word) desc limit 30
          )
          union
          (
            select known.word from announcement_vocabulary as known
            where known.word >= left(understood.word, 2) and known.word < left(understood.word, 2) || '{'
              and length(known.word) between length(understood.word) - 1 and length(understood.word) + 1
            limit 500
          )
        )
      end as lookalikes
    from understood
    order by position ${named}
  `,
);

/**
 * Entries of several words: the most there can be for COUNTED announcements that contain two of them each.
 */
const ENTRIES = 2 * COUNTED;

/** By one word that matches only itself: its entries are the list. */
const findByPlainWord = (
  db: Connection,
  word: string,
  filters: Filters,
  { limit, offset }: Slice,
): Promise<Found> =>
  one(
    db,
    sql<Found>`
      select array(
        select announcement_id from announcement_words where word = ${word} and ${within(filters)}
        order by publication_date desc, announcement_id desc limit ${limit} offset ${offset}
      ) as ids, (
        select count(*) from (
          select from announcement_words where word = ${word} and ${within(filters)} limit ${COUNTED + 1}
        ) as counted
      ) as total
    `,
  );

/** By one word with its matches: the newest of each match are merged into the page. */
export const findByWord = (
  db: Connection,
  meanings: readonly string[],
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  const [only = ''] = meanings;
  if (meanings.length === 1) return findByPlainWord(db, only, filters, slice);
  const { limit, offset } = slice;
  return one(
    db,
    sql<Found>`
      select array(
        select announcement_id from (
          select distinct publication_date, announcement_id
          from unnest(${meanings}::text[]) as meaning (word), lateral (
            select publication_date, announcement_id from announcement_words
            where word = meaning.word and ${within(filters)}
            order by publication_date desc, announcement_id desc limit ${offset + limit}
          ) as newest
        ) as found
        order by publication_date desc, announcement_id desc limit ${limit} offset ${offset}
      ) as ids, (
        select case when count(*) > ${ENTRIES} then ${COUNTED + 1} else count(distinct announcement_id) end from (
          select announcement_id from announcement_words
          where word = any (${meanings}::text[]) and ${within(filters)} limit ${ENTRIES + 1}
        ) as counted
      ) as total
    `,
  );
};

/** A word with no more entries than this is read entry by entry. */
export const RARE = 10_000;

/** The number of entries of each word, up to the limit that matters: the search starts from the rarest. */
export const countEntries = async (
  db: Connection,
  groups: readonly (readonly string[])[],
): Promise<readonly number[]> => {
  const counts = groups.map(
    (meanings) => sql<number>`(
      select count(*) from (
        select from announcement_words where word = any (${meanings}::text[]) limit ${ENTRIES}
      ) as counted
    )`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return (rows[0]?.counts ?? []).map(Number);
};

/** By several words, the rarest first: its entries name the other words of the same announcement. */
export const findByWords = (
  db: Connection,
  [rarest = [], ...others]: readonly (readonly string[])[],
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  const alsoHolding = others.map((meanings) => sql`and words && ${meanings}::text[]`);
  return findAmong(
    db,
    sql`
      select publication_date, announcement_id from announcement_words
      where word = any (${rarest}::text[]) and ${within(filters)} ${sql.join(alsoHolding, sql` `)}
    `,
    slice,
  );
};

/**
 * By several frequent words: the index of words intersects them, and only announcements that contain all of
 * them are read.
 */
export const findByCommonWords = (
  db: Connection,
  groups: readonly (readonly string[])[],
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  const holding = groups.map(
    (meanings) => sql`public.parution_name_words(company_name) && ${meanings}::text[]`,
  );
  return findAmong(
    db,
    sql`
      select publication_date, id as announcement_id from announcements
      where ${PUBLISHED} and ${within(filters)} and ${sql.join(holding, sql` and `)}
    `,
    slice,
  );
};

/** By the beginning of a SIRET, or by a name that contains these digits. */
export const findBySiret = (
  db: Connection,
  { siret, meanings }: { siret: string; meanings: readonly string[] },
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  const bySiret = sql`
    select publication_date, id as announcement_id from announcements
    where ${PUBLISHED} and siret like ${`${siret}%`} and ${within(filters)}
  `;
  const byName = sql`
    select publication_date, announcement_id from announcement_words
    where word = any (${meanings}::text[]) and ${within(filters)}
  `;
  return findAmong(db, meanings.length > 0 ? sql`${bySiret} union all ${byName}` : bySiret, slice);
};

const findAmong = (db: Connection, entries: RawBuilder<unknown>, { limit, offset }: Slice): Promise<Found> =>
  one(
    db,
    sql<Found>`
      with found as materialized (select distinct publication_date, announcement_id from (${entries}) as entries)
      select array(
        select announcement_id from found
        order by publication_date desc, announcement_id desc limit ${limit} offset ${offset}
      ) as ids, (select least(count(*), ${COUNTED + 1}) from found) as total
    `,
  );
