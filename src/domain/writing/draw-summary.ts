import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { asTitle } from './headings.ts';
import { likeness } from './rank-sentences.ts';
import { standsAlone } from './sentences.ts';

/** A sentence of the text and how central it is. */
export type Ranked = { readonly text: string; readonly score: number };

const DESCRIPTION_MAX = 300;
const DESCRIPTION_LONGEST = 600;

/** Sentences below this rank are not central enough to be a title. */
const CENTRAL = 8;
/** Below this likeness, a sentence is about something else than the title of the text. */
const ON_THE_MATTER = 0.3;

/** Among the central sentences that can serve as a title, the one closest to the text's own title. */
export const drawTitle = (sentences: readonly Ranked[], called: string): string | undefined => {
  const titles = best(sentences)
    .slice(0, CENTRAL)
    .flatMap(({ text }) => asTitle(text) ?? []);
  const like = likeness([called, ...titles]);
  const [nearest] = titles
    .map((title, index) => ({ title, score: like(0, index + 1) }))
    .filter(({ score }) => score >= ON_THE_MATTER)
    .toSorted((a, b) => b.score - a.score);
  return nearest?.title;
};

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
    ({ text }) => standsAlone(text) && text.replace(/(?<![.\s])[.\s]+$/, '') !== title,
  );
  const [first, ...others] = best(standing).filter(({ text }) => text.length <= DESCRIPTION_LONGEST);
  if (!first) return undefined;
  const second = others.find(({ text }) => first.text.length + text.length < DESCRIPTION_MAX);
  const chosen = second ? [first, second] : [first];
  return chosen
    .sort((a, b) => standing.indexOf(a) - standing.indexOf(b))
    .map(({ text }) => text)
    .join(' ');
};

export const best = <Item extends { readonly score: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.score - a.score);
