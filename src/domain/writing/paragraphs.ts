import { rankSentences } from './rank-sentences.ts';
import type { Passage } from './read-passages.ts';

export type Scored = Passage & { readonly score: number; readonly order: number };

/** The passages of one paragraph of a source that were selected: its beginning, never its end alone. */
export type Paragraph = readonly [Scored, ...Scored[]];

/** News states the important facts first. */
const OPENING_BONUS = 1.15;

export const scorePassages = (passages: readonly Passage[]): Scored[] => {
  const ranks = rankSentences(passages.map(({ text, items }) => [text, ...items].join(' ')));
  return passages.map((passage, order) => ({
    ...passage,
    order,
    score: (ranks[order] ?? 0) * (passage.paragraph === 1 && !passage.leans ? OPENING_BONUS : 1),
  }));
};

export const paragraphsOf = (passages: readonly Scored[]): Paragraph[] =>
  [...Map.groupBy(passages, ({ source, paragraph }) => `${source} ${paragraph}`).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others] as const] : []),
  );
