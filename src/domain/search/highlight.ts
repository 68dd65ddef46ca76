import { findReferences, meansReference } from './references.ts';
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
  const wantedWords = new Set(queryWords(term).map(singular));
  const wantedReferences = findReferences(term);
  if (wantedWords.size === 0 && wantedReferences.length === 0) return [];
  const references = findReferences(text).filter((found) =>
    wantedReferences.some((wanted) => meansReference(wanted, found)),
  );
  const words = findWords(text).filter(({ folded }) => wantedWords.has(singular(folded)));
  return [...references, ...words].sort((a, b) => a.start - b.start || b.end - a.end);
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
