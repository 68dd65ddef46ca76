import { fold } from '#domain/search/fold.ts';
import { findWords } from '#domain/search/words.ts';
import type { Database } from '#server/db/client.ts';
import { listRecentTitles, listTitles, type TitledArticle } from './suggestions.queries.ts';

const MIN_LENGTH = 2;

type Request = { term: string; limit: number; now: Date };

/** Titles with words that begin with each word of the term; those that begin with the term itself come first. */
export const suggestTitles = async (
  db: Database,
  { term, limit, now }: Request,
): Promise<TitledArticle[]> => {
  const beginnings = beginningsOf(term);
  if (term.trim().length < MIN_LENGTH || beginnings.length === 0) return [];
  // A frequent term has enough titles among the newest; a rare one is quickly found in the index.
  const recent = choose(await listRecentTitles(db, beginnings, now), term, limit);
  if (recent.length === limit) return recent;
  return choose(await listTitles(db, beginnings, now), term, limit);
};

/** An elided letter (« l' ») is ignored, unless the reader is still typing that word. */
const beginningsOf = (term: string): string[] =>
  findWords(term)
    .map(({ folded }) => folded)
    .filter((word, index, words) => word.length > 1 || index === words.length - 1);

/** Of several articles under one title, the newest. */
const choose = (articles: readonly TitledArticle[], term: string, limit: number): TitledArticle[] => {
  const start = fold(term.trim());
  const begins = ({ title }: TitledArticle) => fold(title).startsWith(start);
  const different = articles.filter(
    ({ title }, index) => articles.findIndex((other) => other.title === title) === index,
  );
  return [...different.filter(begins), ...different.filter((article) => !begins(article))].slice(0, limit);
};
