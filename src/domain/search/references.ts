/** A legal reference: « L. 1232-1 », « n° 22-12.345 », « C-311/18 ». */
export type Reference = {
  readonly start: number;
  readonly end: number;
  /** « l » in « L. 1232-1 »; none in « 22-12.345 ». */
  readonly letter: string | undefined;
  /** « 1232-1 », « 22-12345 »: one spelling for all. */
  readonly number: string;
};

// Every quantifier is bounded, so that no text takes quadratic time.
const NUMBER = String.raw`\d{1,9}(?:\.\d{3}){0,3}`;
const JOINED = String.raw`(?:[-\u2010-\u2015/]${NUMBER})`;
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:([lrd])[.\s]{0,3}(${NUMBER}${JOINED}{0,6})|(${NUMBER}${JOINED}{1,6}))(?![\p{L}\p{N}])`,
  'giu',
);

/** The same rule as parution_references in the database. */
export const findReferences = (text: string): Reference[] =>
  [...text.matchAll(PATTERN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    letter: match[1]?.toLowerCase(),
    number: (match[2] ?? match[3] ?? '').replaceAll('.', '').replace(/[^\d]/g, '-'),
  }));

/** A reference without its letter matches every letter. */
export const meansReference = (wanted: Reference, found: Reference): boolean =>
  wanted.number === found.number && (wanted.letter === undefined || wanted.letter === found.letter);
