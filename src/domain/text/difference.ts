import { readableLines } from './readable-lines.ts';
import { type Step, shortestEdit } from './shortest-edit.ts';

export type Difference = {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
};

/**
 * The changes from one plain text to another, word by word, in reading order: the removed words, then those
 * that replace them. The same and the removed pieces make up the first text, the same and the added ones the
 * second.
 */
export const textDifference = (before: string, after: string): Difference[] => {
  const old = words(before);
  const now = words(after);
  return inPassages(shortestEdit(old, now));
};

/**
 * The changes between two HTML fragments, as a reader sees them: paragraphs, list items and rows are lines.
 */
export const htmlDifference = (before: string, after: string): Difference[] =>
  textDifference(readableLines(before), readableLines(after));

/**
 * Words, each run of spaces, and every other character by itself: a removed comma does not remove its word.
 */
const words = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

const HAS_A_WORD = /[\p{L}\p{N}]/u;

/** The removed text, the text that replaces it, then the unchanged text after it. */
type Passage = { removed: string; added: string; same: string };

/**
 * Gathers the words into readable passages: spaces and punctuation alone do not separate two changes, so that
 * « trois mots nouveaux » replaces three words at once, not one by one.
 */
const inPassages = (steps: readonly Step[]): Difference[] => {
  const passages: Passage[] = [];
  let current: Passage = { removed: '', added: '', same: '' };
  for (const { kind, word } of steps) {
    if (kind !== 'same' && current.same !== '') current = goOn(passages, current);
    current[kind] += word;
  }
  passages.push(current);
  return passages.flatMap(({ removed, added, same }) =>
    [
      { kind: 'removed' as const, text: removed },
      { kind: 'added' as const, text: added },
      { kind: 'same' as const, text: same },
    ].filter(({ text }) => text !== ''),
  );
};

/**
 * Called when a change follows unchanged text: a word in it ends the passage; without one it joins the
 * change.
 */
const goOn = (passages: Passage[], { removed, added, same }: Passage): Passage => {
  const isChange = removed !== '' || added !== '';
  if (isChange && !HAS_A_WORD.test(same)) return { removed: removed + same, added: added + same, same: '' };
  passages.push({ removed, added, same });
  return { removed: '', added: '', same: '' };
};
