import { withoutHiddenCharacters } from './hidden-characters.ts';
import { normalised } from './normalise.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * The visible text of an HTML fragment: on one line, no-break spaces as spaces, without zero-width
 * characters.
 */
export const visibleText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    // Bold or italic inside a word adds no space. An unclosed tag extends to the end, so that it is read
    // once.
    .replace(/<\/?(?:strong|b|em|i|u|s|sup|sub|a|span)\b[^>]*(?:>|$)/gi, '')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity, name: string) => decoded(name) ?? entity)
    .replace(ZERO_WIDTH, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The number of signs of a text that are neither spaces nor invisible. */
export const printedLength = (text: string): number =>
  text.replace(ZERO_WIDTH, '').replace(/[\s\p{Cc}]+/gu, '').length;

/**
 * The number of characters as people count them and as the regulated tariff does: spaces included, presentation not.
 * Composed letters count once, whichever way the keyboard wrote them: the server stores them composed.
 */
export const visibleLength = (html: string): number =>
  [...normalised(visibleText(withoutHiddenCharacters(html)), 'NFC')].length;

const BEGINNING = 5_000;
/** The cut may split an entity or a letter from its accent, which then count for more. */
const CUT = 16;

/** Whether so many characters are visible: the beginning of a long text tells, unless it is mostly markup. */
export const isVisibleLength = (html: string, least: number): boolean =>
  visibleLength(html.slice(0, BEGINNING)) >= least + CUT || visibleLength(html) >= least;

const decoded = (name: string): string | undefined => {
  if (!name.startsWith('#')) return named[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};
