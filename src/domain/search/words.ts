import { fold } from './fold.ts';
import { findReferences } from './references.ts';

export type Word = {
  readonly start: number;
  readonly end: number;
  /** Without accents or capitals. */
  readonly folded: string;
};

/** An apostrophe ends a word, so that « l'employeur » is found by « employeur » and the other way round. */
export const findWords = (text: string): Word[] =>
  // A combining mark alone, as in emojis, is not a word.
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));

/** The significant words of a query: without « de », « l' » and the parts of a reference. */
export const queryWords = (query: string): string[] => {
  const references = findReferences(query);
  const words = findWords(query)
    .filter(({ start }) => !references.some((reference) => start >= reference.start && start < reference.end))
    .map(({ folded }) => folded)
    .filter((word) => word.length > 1 && !stopWords.has(word));
  return [...new Set(words)];
};

/**
 * Removes plural and feminine endings. Deliberately less than the database's stemmer: a word marked on a page
 * must look like the query.
 */
export const singular = (folded: string): string => {
  if (folded.length < 4 || /\d/.test(folded)) return folded;
  if (folded.endsWith('aux')) return `${folded.slice(0, -3)}al`;
  const stem = folded.replace(/[sx]$/, '').replace(/(?<!e)e+$/, '');
  return stem.length < 3 ? folded : stem;
};

const stopWords = new Set(
  (
    'a ai ait alors as au aucun aussi autre aux avait avec avoir avons ayant c ca car ce cela celle celles celui ' +
    'ces cet cette ceux chaque ci comme comment d dans de des deux dont du elle elles en encore entre es est et ' +
    'etaient etait etant ete etes etre eu eux fait font il ils j je jusqu l la le les leur leurs lorsqu lui m ma ' +
    'mais me meme memes mes moi mon n ne ni nos notre nous on ont ou par pas peu peut plus pour puisqu qu quand ' +
    'que quel quelle quelles quels qui quoi quoiqu s sa sans se ses si soit son sont sous sur t ta te tes toi ' +
    'ton tous tout toute toutes tres tu un une vers vos votre vous y'
  ).split(' '),
);
