import { normalised } from '#domain/text/normalise.ts';

/** Says that a character was there, where the fonts have none for it: drawn in every one of them. */
export const MISSING = '\u25a1';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** What is written in several ways and means the same: hyphens and spaces that the fonts lack. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2010\u2011\u2012\u2043]/g, '-'],
  [/[\u2007\u2060]/g, '\u00a0'],
  [/[\u2000-\u2006\u2008\u200a\u205f\u3000]/g, ' '],
  // Neither seen nor printed: what only orders, joins or hides.
  [/\p{Cf}|\p{Variation_Selector}/gu, ''],
  [/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' '],
  [/\p{Cc}/gu, ''],
];

/**
 * The text as the fonts can print it. An archive may not refer to a glyph that does not exist (ISO 19005-3, 6.2.11.8):
 * what has none is shown as a box, one per character that a reader would count.
 */
export const printable = (text: string, hasGlyph: (codePoint: number) => boolean): string => {
  const known = (part: string): boolean => [...part].every((sign) => hasGlyph(sign.codePointAt(0) ?? 0));
  const whole = normalised(text.toWellFormed(), 'NFC');
  const plain = simplified(whole);
  if (known(plain)) return plain;
  return Array.from(graphemes.segment(whole), ({ segment }) => {
    const written = simplified(segment);
    if (known(written)) return written;
    const simpler = normalised(written, 'NFKC');
    return known(simpler) ? simpler : MISSING;
  }).join('');
};

const simplified = (text: string): string =>
  alike.reduce((written, [pattern, replacement]) => written.replace(pattern, replacement), text);
