import { fold } from '../search/fold.ts';
import { standsAlone } from './sentences.ts';

const TITLE_MIN = 30;
const TITLE_MAX = 110;

/** The sentence as a title, without its full stop; undefined if it is not understandable alone. */
export const asTitle = (sentence: string, longest = TITLE_MAX): string | undefined => {
  const title = sentence.replace(/(?<![.\s])[.\s]+$/, '');
  if (title.length < TITLE_MIN || title.length > longest) return undefined;
  return /[:;?!…]$/.test(sentence) || !standsAlone(sentence) || /[«»():;]/.test(title) ? undefined : title;
};

/** « Silence de l'administration » of « Silence de l'administration : deux mois pour… ». */
export const firstPart = (title: string): string => {
  const [first = title] = title.split(/(?<!\s)\s*[:;]\s+/);
  return first.length >= 8 ? first : title;
};

/** Whether a heading only repeats the first words of the text below it. */
export const repeatsOpening = (heading: string, text: string): boolean =>
  wordsOf(text).startsWith(wordsOf(heading));

/** Its words without the first article: « Le congé (article 4) » is « conge article 4 ». */
const wordsOf = (text: string): string =>
  `${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `.replace(/^(?:le|la|les|l|un|une|des) /, '');
