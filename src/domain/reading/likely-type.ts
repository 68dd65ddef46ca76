import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { typeWords } from './type-words.ts';

/** The words of a folded text, each by its first letters: « cédants » and « cédant » are one; and the pairs of them. */
export const wordsOf = (folded: string): ReadonlySet<string> => {
  const stems = (folded.slice(0, READ).match(/[a-z]+/g) ?? []).map((word) => word.slice(0, STEM));
  const words = new Set(stems);
  for (const [index, stem] of stems.entries()) {
    const next = stems[index + 1];
    if (next !== undefined) words.add(`${stem} ${next}`);
  }
  return words;
};

const STEM = 6;
/** What a notice is about is said in its first lines; longer documents are recognised by their resolutions. */
const READ = 4000;

/** How much likelier than the next one a type must be: 20 is e to the power of two. */
const LEAD = 20;

const weights = new Map<string, readonly (readonly [AnnouncementTypeName, number])[]>();
const prepareWeights = (): void => {
  for (const [type, list] of Object.entries(typeWords) as [AnnouncementTypeName, string][])
    for (const entry of list.split(',')) {
      const [word = '', weight] = entry.split(':');
      weights.set(word, [...(weights.get(word) ?? []), [type, Number(weight)]]);
    }
};

/** The type that the words of a text speak for, where one is far likelier than all others. */
export const typeByWords = (folded: string): AnnouncementTypeName | undefined => {
  if (weights.size === 0) prepareWeights();
  const scores = new Map<AnnouncementTypeName, number>();
  for (const word of wordsOf(folded))
    for (const [type, weight] of weights.get(word) ?? []) scores.set(type, (scores.get(type) ?? 0) + weight);
  const [best, second] = [...scores].sort(([, one], [, other]) => other - one);
  return best && best[1] - (second?.[1] ?? 0) >= LEAD ? best[0] : undefined;
};
