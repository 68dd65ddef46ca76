import { rememberTexts } from '#domain/text/remember-texts.ts';
import { findReferences, meansReference, type Reference } from './references.ts';
import { findWords, queryWords, singular } from './words.ts';

export type Segment = { readonly text: string; readonly marked: boolean };

/**
 * Splits a text into segments that match the term or not; joined, the segments are the text. Accents, case,
 * plural and feminine are ignored; « l'employeur » marks « employeur »; a legal reference is marked whole.
 */
export const highlightSegments = (text: string, term: string): Segment[] => {
  const segments: Segment[] = [];
  let end = 0;
  const push = (until: number, marked: boolean) => {
    if (until > end) segments.push({ text: text.slice(end, until), marked });
    end = Math.max(end, until);
  };
  for (const range of matchedRanges(text, term)) {
    if (range.start < end) continue;
    push(range.start, false);
    push(range.end, true);
  }
  push(text.length, false);
  return segments;
};

/** The same as HTML: the text escaped, and no tag but <mark>. */
export const highlightHtml = (text: string, term: string): string =>
  highlightSegments(text, term)
    .map((segment) =>
      segment.marked ? `<mark>${escapeHtml(segment.text)}</mark>` : escapeHtml(segment.text),
    )
    .join('');

type Range = { readonly start: number; readonly end: number };

const matchedRanges = (text: string, term: string): Range[] => {
  const wanted = wantedBy(term);
  const words = wanted.words.size === 0 ? [] : wordsOf(text).filter(({ word }) => wanted.words.has(word));
  return [...matchedReferences(text, wanted.references), ...words].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
};

const matchedReferences = (text: string, wanted: readonly Reference[]): Range[] =>
  wanted.length === 0
    ? []
    : findReferences(text).filter((found) => wanted.some((one) => meansReference(one, found)));

/** A page of results marks one term in two dozen texts. */
const wantedBy = rememberTexts(
  (term) => ({ words: new Set(queryWords(term).map(singular)), references: findReferences(term) }),
  20_000,
);

/** Searches often find the same titles and descriptions: to cut one into words takes longer than to mark it. */
const wordsOf = rememberTexts(
  (text) => findWords(text).map(({ start, end, folded }) => ({ start, end, word: singular(folded) })),
  2_000_000,
);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
