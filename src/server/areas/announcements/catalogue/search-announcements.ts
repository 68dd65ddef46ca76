import type { AnnouncementSearch } from '#contract/announcements.ts';
import { readSearchTerm } from '#domain/announcement/search-term.ts';
import { periodRange } from '#domain/period/publication-period.ts';
import { nearestWords } from '#domain/search/spelling.ts';
import type { Connection } from '#server/db/client.ts';
import {
  COUNTED,
  countEntries,
  type Filters,
  type Found,
  findByCommonWords,
  findByFilters,
  findByReference,
  findBySiret,
  findByWord,
  findByWords,
  listMeanings,
  RARE,
  type Slice,
} from './announcement-search.queries.ts';
import { listByFilters, listPublishedByIds } from './announcements.queries.ts';

export type SearchResult = { ids: readonly string[]; total: number; totalIsMore: boolean };

const nothing: Found = { ids: [], total: 0 };

/** A page of the published announcements that match a search, newest first, and their number. */
export const searchAnnouncements = async (
  db: Connection,
  search: AnnouncementSearch,
  { now, ...slice }: Slice & { now: Date },
): Promise<SearchResult> => {
  const { ids, total } = await find(db, search.search, filtersOf(search, now), slice);
  return { ids, ...boundedTotal(total) };
};

/** A page of them, with their number: without words to search for, in one statement. */
export const listAnnouncements = async (
  db: Connection,
  search: AnnouncementSearch,
  { now, ...slice }: Slice & { now: Date },
) => {
  const rows = search.search === undefined ? await listByFilters(db, filtersOf(search, now), slice) : [];
  const [first] = rows;
  if (first) return { rows, ...boundedTotal(first.total) };
  const { ids, ...total } = await searchAnnouncements(db, search, { now, ...slice });
  return { rows: await listPublishedByIds(db, { ids, now }), ...total };
};

const boundedTotal = (total: number) => ({ total: Math.min(total, COUNTED), totalIsMore: total > COUNTED });

/** Given dates take precedence over a period. */
const filtersOf = (search: AnnouncementSearch, now: Date): Filters => {
  const { typeId, department, start, end, period = 'all' } = search;
  const range = start || end ? { start, end } : periodRange(period, now);
  return { now, typeId, department, ...range };
};

const find = async (
  db: Connection,
  text: string | undefined,
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  if (text === undefined) return findByFilters(db, filters, slice);
  const { reference, siret, name } = readSearchTerm(text);
  if (reference) return findByReference(db, reference, filters);
  const groups = name === undefined ? [] : await meaningsOf(db, name);
  if (siret) return findBySiret(db, { siret, meanings: groups[0] ?? [] }, filters, slice);
  // No name contains a similar word, or the query has no letter nor digit: « ??? ».
  if (groups.length === 0 || groups.some((meanings) => meanings.length === 0)) return nothing;
  // A search shows as many results as it counts: its ten thousand newest.
  if (slice.offset >= COUNTED)
    return { ...(await findAll(db, groups, filters, { limit: 1, offset: 0 })), ids: [] };
  return findAll(db, groups, filters, slice);
};

const findAll = async (
  db: Connection,
  groups: readonly (readonly string[])[],
  filters: Filters,
  slice: Slice,
): Promise<Found> => {
  const [only] = groups;
  if (only && groups.length === 1) return findByWord(db, only, filters, slice);
  const counts = await countEntries(db, groups);
  const ranked = groups
    .map((meanings, index) => ({ meanings, count: counts[index] ?? 0 }))
    .sort((one, other) => one.count - other.count);
  const rarestFirst = ranked.map(({ meanings }) => meanings);
  return (ranked[0]?.count ?? 0) > RARE
    ? findByCommonWords(db, rarestFirst, filters, slice)
    : findByWords(db, rarestFirst, filters, slice);
};

/**
 * For each word of a name, the words it may match: itself, those it begins, those it is part of; else
 * similar ones.
 */
const meaningsOf = async (db: Connection, name: string): Promise<readonly (readonly string[])[]> => {
  const words = await listMeanings(db, name);
  return words.map(({ word, meanings, lookalikes }) =>
    meanings.length > 0 ? meanings : nearestWords(word, lookalikes),
  );
};
