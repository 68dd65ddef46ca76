import { findReferences } from '#domain/search/references.ts';
import { nearestWords } from '#domain/search/spelling.ts';
import { queryWords } from '#domain/search/words.ts';
import type { Database } from '#server/db/client.ts';
import type { WordGroups } from './search.queries.ts';
import { listLookalikes } from './spelling.queries.ts';

/** A longer query is a sentence, not a typing mistake. */
const MAX_WORDS = 12;

/**
 * The query with, for each word that no article contains, the known words it may mean; undefined when there
 * is nothing to correct. References are never corrected: another number is another text.
 */
export const correctSpelling = async (db: Database, query: string): Promise<WordGroups | undefined> => {
  const words = queryWords(query);
  const written = words.filter((word) => /^[a-z]{4,30}$/.test(word));
  if (written.length === 0 || words.length > MAX_WORDS) return undefined;

  const lookalikes = await listLookalikes(db, written);
  const groups = words.map((word) => [word, ...nearestWords(word, lookalikes.get(word) ?? [])]);
  if (groups.every((group) => group.length === 1)) return undefined;
  return [...groups, ...findReferences(query).map(({ start, end }) => [query.slice(start, end)])];
};
