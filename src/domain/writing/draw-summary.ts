import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { missingFacts } from './facts.ts';
import { asTitle } from './headings.ts';
import { likeness } from './rank-sentences.ts';
import { limitsPrevious, standsAlone } from './sentences.ts';

/** A sentence of the text and how central it is. */
export type Ranked = { readonly text: string; readonly score: number };

const LONG_TITLE_MAX = 190;
const DESCRIPTION_MAX = 300;
const DESCRIPTION_LONGEST = 600;

/** Sentences below this rank are not central enough to be a title. */
const CENTRAL = 8;
/** Below this likeness, a sentence is about something else than the title of the text. */
const ON_THE_MATTER = 0.3;

/**
 * Among the central sentences that can serve as a title, the one closest to the text's own title. A sentence that the
 * next one restricts would say more than the text.
 */
export const drawTitle = (sentences: readonly Ranked[], called: string): string | undefined => {
  const titles = best(unrestricted(sentences))
    .slice(0, CENTRAL)
    .flatMap(({ text }) => asTitle(text) ?? []);
  const like = likeness([called, ...titles]);
  const [nearest] = titles
    .map((title, index) => ({ title, score: like(0, index + 1) }))
    .filter(({ score }) => score >= ON_THE_MATTER)
    .toSorted((a, b) => b.score - a.score);
  return nearest?.title;
};

/** The most central sentence that can serve as a title, however long. */
export const drawLongTitle = (sentences: readonly Ranked[]): string | undefined =>
  best(unrestricted(sentences))
    .flatMap(({ text }) => asTitle(text, LONG_TITLE_MAX) ?? [])
    .at(0);

const unrestricted = (sentences: readonly Ranked[]): Ranked[] =>
  sentences.filter((_, index) => !limitsPrevious(sentences[index + 1]?.text ?? ''));

/** Whether every fact and every long word of a title is in the text. */
export const saysNoMore = (title: string, text: string): boolean => {
  const said = new Set(longWords(text));
  return missingFacts(title, text).length === 0 && longWords(title).every((word) => said.has(word));
};

/** Without plurals and most endings. */
const longWords = (text: string): string[] =>
  (fold(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.replace(/(?:s|x)$/, '').slice(0, 6));

const OWN_SHORTEST = 60;

/** The text's own summary, unless it is truncated or only repeats the beginning of the text. */
export const ownDescription = (text: { description: string; content: string }): string | undefined => {
  const given = visibleText(text.description);
  const isWhole = given.length >= OWN_SHORTEST && given.length <= DESCRIPTION_MAX && /[.!?»)]$/.test(given);
  return isWhole && !fold(visibleText(text.content)).startsWith(fold(given)) ? given : undefined;
};

/** One or two central sentences, in the order of the text, other than the title. */
export const drawDescription = (sentences: readonly Ranked[], title: string): string | undefined => {
  const standing = sentences.filter(
    ({ text }) => text !== '' && standsAlone(text) && text.replace(/(?<![.\s])[.\s]+$/, '') !== title,
  );
  const [first, ...others] = best(standing).filter(({ text }) => text.length <= DESCRIPTION_LONGEST);
  if (!first) return undefined;
  const second = others.find(
    ({ text }) => fold(text) !== fold(first.text) && first.text.length + text.length < DESCRIPTION_MAX,
  );
  const chosen = second ? [first, second] : [first];
  return chosen
    .sort((a, b) => standing.indexOf(a) - standing.indexOf(b))
    .map(({ text }) => text)
    .join(' ');
};

export const best = <Item extends { readonly score: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.score - a.score);
