import { NUMBER_WORDS, numberOfWords } from './numbers.ts';
import type { Source, Span } from './source.ts';

export type FoundDate = Span & { readonly iso: string };

const MONTHS = [
  'janv(?:ier)?',
  'fevr?(?:ier)?',
  'mars',
  'avr(?:il)?',
  'mai',
  'juin',
  'juil(?:let)?',
  'aout',
  'sept(?:embre)?',
  'oct(?:obre)?',
  'nov(?:embre)?',
  'dec(?:embre)?',
];

const MONTH = `(?:${MONTHS.join('|')})\\.?`;
const WEEKDAY = '(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?';
const YEAR_WORDS = `deux mil(?:le)?(?:[ -](?:${NUMBER_WORDS}))?`;

const DATE = new RegExp(
  [
    String.raw`(?<![\d/.-])(?<day>\d{1,2})(?:er)?[ ]?[/.-][ ]?(?<month>\d{1,2})[ ]?[/.-][ ]?(?<year>\d{4}|\d{2})(?![\d/-]|[.,]\d)`,
    String.raw`(?<![\d-])(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})(?![\d-])`,
    String.raw`(?<![\d/a-z])${WEEKDAY}(?<textDay>\d{1,2})(?: ?er)? (?<textMonth>${MONTH}) (?<textYear>\d{4}|[23]\d(?= ?[,;.)\n]|$| (?:et|a|au|par|pour) ))(?!\d)`,
    String.raw`(?<![a-z])l'an (?<anYear>${YEAR_WORDS}|\d{4}),?(?: et)?[ \n]{1,2}le ${WEEKDAY}(?<anDay>${NUMBER_WORDS}|premier|\d{1,2}(?:er)?) (?<anMonth>${MONTH})(?![a-z])`,
    String.raw`(?<![a-z-])${WEEKDAY}(?<wordDay>${NUMBER_WORDS}|premier) (?<wordMonth>${MONTH}) (?<wordYear>${YEAR_WORDS}|\d{4})(?![\da-z])`,
  ].join('|'),
  'g',
);

const monthPatterns = MONTHS.map((month) => new RegExp(`^${month}\\.?$`));

/** Every date of the text that exists in the calendar, in order. */
export const findDates = ({ folded }: Source): readonly FoundDate[] => {
  const whole = writtenDates(folded).flatMap(({ iso, ...span }) => (iso ? [{ ...span, iso }] : []));
  return [...whole, ...withoutYear(folded, whole)].sort((a, b) => a.start - b.start);
};

const WITHOUT_YEAR = new RegExp(
  String.raw`(?<![\d/a-z-])${WEEKDAY}(?<day>\d{1,2}|premier|${NUMBER_WORDS})(?: ?er)? (?<month>${MONTH}) (?<when>suivant|prochain|courant|dernier|de la meme annee|de cette annee)(?![a-z])`,
  'g',
);

/** « le 31 mai suivant », « le premier octobre prochain »: of the year that the date before tells. */
const withoutYear = (folded: string, whole: readonly FoundDate[]): readonly FoundDate[] =>
  [...folded.matchAll(WITHOUT_YEAR)].flatMap(({ index, 0: words, groups = {} }) => {
    const known = (whole.findLast(({ start }) => start < index) ?? whole[0])?.iso;
    const day = numeric(groups.day ?? '');
    const month = monthPatterns.findIndex((pattern) => pattern.test(groups.month ?? '')) + 1;
    if (known === undefined || day === undefined || month === 0) return [];
    const iso = nearYear(known, groups.when ?? '', (year) => isoDay({ day, month, year }));
    return iso ? [{ start: index, end: index + words.length, iso }] : [];
  });

/** The day in the year of a known one, in the next after « suivant », in the one before after « dernier ». */
const nearYear = (
  known: string,
  when: string,
  inYear: (year: number) => string | undefined,
): string | undefined => {
  const year = Number(known.slice(0, 4));
  const same = inYear(year);
  if (same === undefined) return undefined;
  if (/^(?:suivant|prochain)/.test(when) && same <= known) return inYear(year + 1);
  return when === 'dernier' && same > known ? inYear(year - 1) : same;
};

/** The dates that no calendar has: « 31 février 2026 ». */
export const impossibleDates = ({ folded }: Source): readonly Span[] =>
  writtenDates(folded).flatMap(({ iso, ...span }) => (iso === undefined ? [span] : []));

const writtenDates = (folded: string): readonly (Span & { readonly iso: string | undefined })[] =>
  [...folded.matchAll(DATE)].flatMap(({ index, 0: words, groups = {} }) => {
    const parts = partsOf(groups);
    return parts ? [{ start: index, end: index + words.length, iso: isoDay(parts) }] : [];
  });

type Parts = { readonly day: number; readonly month: number; readonly year: number };

const partsOf = (groups: Readonly<Record<string, string | undefined>>): Parts | undefined => {
  const year = groups.year ?? groups.isoYear ?? groups.textYear ?? groups.anYear ?? groups.wordYear ?? '';
  const day = groups.day ?? groups.isoDay ?? groups.textDay ?? groups.anDay ?? groups.wordDay ?? '';
  const month = groups.month ?? groups.isoMonth;
  const named = groups.textMonth ?? groups.anMonth ?? groups.wordMonth ?? '';
  const monthNumber = month ? Number(month) : monthPatterns.findIndex((pattern) => pattern.test(named)) + 1;
  const [dayNumber, yearNumber] = [numeric(day), numeric(year)];
  if (dayNumber === undefined || yearNumber === undefined) return undefined;
  return { day: dayNumber, month: monthNumber, year: yearNumber < 100 ? 2000 + yearNumber : yearNumber };
};

const numeric = (text: string): number | undefined => {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  return text === 'premier' ? 1 : numberOfWords(text);
};

const isoDay = ({ day, month, year }: Parts): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1800 && year < 2200;
  return exists ? date.toISOString().slice(0, 10) : undefined;
};
