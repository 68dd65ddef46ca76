import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

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
