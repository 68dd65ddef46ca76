import { fold } from '../search/fold.ts';
import { visibleText } from '../text/visible-text.ts';
import { asTitle } from './headings.ts';
import { likeness } from './rank-sentences.ts';
import { standsAlone } from './sentences.ts';

/** A sentence of the text and how central it is. */
export type Ranked = { readonly text: string; readonly score: number };

const DESCRIPTION_MAX = 300;
const DESCRIPTION_LONGEST = 600;

/** Beyond these, a sentence is too far from the matter to name it. */
const CENTRAL = 8;
/** Below this, a sentence speaks of something else than the text that was named so. */
const ON_THE_MATTER = 0.3;

/** Among the central sentences that can stand alone above a text, the one nearest to what the text was called. */
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

/** The summary that a text brings with it, unless it is cut off, or is only how the text begins. */
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
