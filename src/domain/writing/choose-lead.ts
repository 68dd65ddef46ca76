import type { Paragraph } from './paragraphs.ts';
import { likeness } from './rank-sentences.ts';
import { announcesNext, standsAlone } from './sentences.ts';

/**
 * A news text states its subject first: another paragraph opens the article only if it is far more central.
 */
const FIRST_BONUS = 2;

/**
 * The paragraph that opens the article: central, and close to the title of the text. It must be
 * understandable by itself, and the paragraph after it must not depend on it.
 */
export const chooseLead = (paragraphs: readonly Paragraph[], called: string): Paragraph | undefined => {
  const like = likeness([called, ...paragraphs.map(textOf)]);
  const [found] = paragraphs
    .map((paragraph, index) => ({
      paragraph,
      index,
      score: meanScore(paragraph) * (1 + like(0, index + 1)) * (index === 0 ? FIRST_BONUS : 1),
    }))
    .filter(
      ({ paragraph, index }) =>
        !announces(paragraph) &&
        (index === 0 || canMove(paragraph, paragraphs[index - 1], paragraphs[index + 1])),
    )
    .toSorted((a, b) => b.score - a.score);
  return found?.paragraph;
};

/** It begins with a list, or announces the paragraph after it. */
const announces = (paragraph: Paragraph): boolean => {
  const last = paragraph.at(-1);
  return paragraph[0].text === '' || (last?.items.length === 0 && announcesNext(last.text));
};

const canMove = (
  paragraph: Paragraph,
  previous: Paragraph | undefined,
  next: Paragraph | undefined,
): boolean => {
  const [first] = paragraph;
  if (previous && announces(previous)) return false;
  const leansOnIt = next?.[0].leans && next[0].source === first.source;
  return standsAlone(first.text) && !leansOnIt && paragraph.every(({ items }) => items.length === 0);
};

const textOf = (paragraph: Paragraph): string => paragraph.map(({ text }) => text).join(' ');

const meanScore = (paragraph: Paragraph): number =>
  paragraph.reduce((sum, { score }) => sum + score, 0) / paragraph.length;
