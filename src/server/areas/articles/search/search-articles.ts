import type { SearchAnswer } from '#contract/search.ts';
import { categories as allCategories } from '#domain/category/categories.ts';
import { categoryIds } from '#domain/category/category-filter.ts';
import { findReferences } from '#domain/search/references.ts';
import { nearestWords } from '#domain/search/spelling.ts';
import { queryWords } from '#domain/search/words.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { presentArticleItem, presentPagination } from '../reading/present-article.ts';
import { listInOrder } from '../reading/published.queries.ts';
import { readVersion } from '../reading/totals.queries.ts';
import { createVersionedCache, type Versioned } from '../reading/versioned-cache.ts';
import { COUNTED, type Facets, findMatches, RANKED } from './matches.queries.ts';
import { createReadingOrder, type ReadingOrder } from './periods.ts';
import {
  findTagIds,
  listLookalikes,
  listUnranked,
  nameTags,
  readNewest,
  type SearchFilter,
  type WordGroups,
} from './search.queries.ts';

type Request = { q: string; page: number; limit: number; categories: string[]; tags: string[] };
type Found = { filter: SearchFilter; ranked: readonly string[]; frequent: boolean; facets: Facets };

/** How many tags are proposed beside the chosen ones. */
const MAX_TAGS = 20;

/** No category and no tag has the id 0: an unknown filter finds nothing. */
const NOTHING = 0;

type Deps = {
  db: Database;
  clock: Clock;
  /** How many matches are counted, and read, at most. */
  counted?: number;
};

export const createSearch = ({ db, clock, counted = COUNTED }: Deps) => {
  const cached = createVersionedCache<Found>({ now: clock.now, readVersion: () => readVersion(db) });

  const readingOrder = createReadingOrder({
    clock,
    counted,
    ranked: RANKED,
    readNewest: (newer) => readNewest(db, newer),
  });

  return async (request: Request): Promise<SearchAnswer> => {
    const now = clock.now();
    const selection = await selectionOf(db, request);
    // The pages of one search share one cached ranking.
    const found = await cached(keyOf(request.q, selection), async () =>
      find({ db, counted, order: await readingOrder() }, request.q, { ...selection, now }),
    );
    const total = Math.min(found.facets.total, counted);
    const ids = await idsOfPage(db, found, request);
    const [articles, tags] = await Promise.all([
      listInOrder(db, ids, now),
      namesOf(db, found.facets.tags, selection.tagIds),
    ]);
    return {
      results: articles.map(presentArticleItem),
      pagination: { ...presentPagination(total, request), totalIsMore: found.frequent },
      facets: { categories: found.facets.categories.flatMap(presentCategory), tags },
    };
  };
};

type Selection = Pick<SearchFilter, 'categoryIds' | 'tagIds'>;

const selectionOf = async (db: Database, { categories, tags }: Request): Promise<Selection> => ({
  categoryIds: categories.length === 0 ? [] : [NOTHING, ...categories.flatMap(categoryIds)],
  tagIds: tags.length === 0 ? [] : [NOTHING, ...(await findTagIds(db, tags))],
});

type Bounded = { db: Database; counted: number; order: ReadingOrder | undefined };

const find = async (
  deps: Bounded,
  q: string,
  selection: Omit<SearchFilter, 'words'>,
): Promise<Versioned<Found>> => {
  const asked = await findAndRank(deps, { ...selection, words: [[q]] });
  // Not the total: the filters may leave nothing of what correctly spelt words find.
  if (sum(asked.value.facets.categories) > 0) return asked;
  const words = await correctSpelling(deps.db, q);
  if (!words) return asked;
  // The version of the first search: an article that came between the two makes the result outdated.
  return { ...(await findAndRank(deps, { ...selection, words })), version: asked.version };
};

const findAndRank = async (
  { db, counted, order }: Bounded,
  filter: SearchFilter,
): Promise<Versioned<Found>> => {
  const { version, facets, ranked } = await findMatches(db, { filter, order }, counted);
  return { version, value: { filter, ranked, frequent: facets.total > counted, facets } };
};

const idsOfPage = async (db: Database, found: Found, { page, limit }: Request) => {
  const { ranked } = found;
  const offset = (page - 1) * limit;
  const ids = ranked.slice(offset, offset + limit);
  if (ids.length === limit || ranked.length < RANKED) return ids;
  const beyond = { limit: limit - ids.length, offset: Math.max(0, offset - RANKED) };
  return [...ids, ...(await listUnranked(db, found, beyond))];
};

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

const presentCategory = ({ id, count }: { id: number; count: number }) =>
  allCategories
    .filter(({ databaseId }) => databaseId === id)
    .map(({ name, slug }) => ({ name, slug, count }));

const namesOf = async (db: Database, tags: Facets['tags'], chosen: readonly number[]) => {
  if (tags.length === 0) return [];
  const [ids, counts] = [tags.map(({ id }) => id), tags.map(({ count }) => count)];
  return nameTags(db, { ids, counts, chosen, most: MAX_TAGS + chosen.length });
};

const keyOf = (q: string, { categoryIds: categories, tagIds: tags }: Selection): string =>
  JSON.stringify([q, categories.toSorted(), tags.toSorted()]);

/** A longer query is a sentence, not a typing mistake. */
const MAX_WORDS = 12;

/**
 * The query with, for each word that no article contains, the known words it may mean; undefined when there
 * is nothing to correct. References are never corrected: another number is another text.
 */
const correctSpelling = async (db: Database, query: string): Promise<WordGroups | undefined> => {
  const words = queryWords(query);
  const written = words.filter((word) => /^[a-z]{4,30}$/.test(word));
  if (written.length === 0 || words.length > MAX_WORDS) return undefined;

  const lookalikes = await listLookalikes(db, written);
  const groups = words.map((word) => [word, ...nearestWords(word, lookalikes.get(word) ?? [])]);
  if (groups.every((group) => group.length === 1)) return undefined;
  return [...groups, ...findReferences(query).map(({ start, end }) => [query.slice(start, end)])];
};
