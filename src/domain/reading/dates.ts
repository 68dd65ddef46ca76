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
    String.raw`(?<![\d/.-])(?<day>\d{1,2})[ ]?[/.-][ ]?(?<month>\d{1,2})[ ]?[/.-][ ]?(?<year>\d{4}|\d{2})(?![\d/-]|[.,]\d)`,
    String.raw`(?<![\d-])(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})(?![\d-])`,
    String.raw`(?<![\d/a-z])${WEEKDAY}(?<textDay>\d{1,2})(?: ?er)? (?<textMonth>${MONTH}) (?<textYear>\d{4}|[23]\d(?= ?[,;.)\n]|$| (?:et|a|au|par|pour) ))(?!\d)`,
    String.raw`(?<![a-z])l'an (?<anYear>${YEAR_WORDS}|\d{4}),?(?: et)?[ \n]{1,2}le (?<anDay>${NUMBER_WORDS}|premier|\d{1,2}(?:er)?) (?<anMonth>${MONTH})(?![a-z])`,
    String.raw`(?<![a-z-])${WEEKDAY}(?<wordDay>${NUMBER_WORDS}|premier) (?<wordMonth>${MONTH}) (?<wordYear>${YEAR_WORDS}|\d{4})(?![\da-z])`,
  ].join('|'),
  'g',
);

const monthPatterns = MONTHS.map((month) => new RegExp(`^${month}\\.?$`));

/** Every date of the text that exists in the calendar, in order. */
export const findDates = ({ folded }: Source): readonly FoundDate[] =>
  writtenDates(folded).flatMap(({ iso, ...span }) => (iso ? [{ ...span, iso }] : []));

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
