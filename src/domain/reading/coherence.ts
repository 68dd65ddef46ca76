import { parseCapital } from '#domain/company/capital.ts';
import { departmentOfPostalCode } from '#domain/company/departments.ts';
import { sirenOf } from '#domain/company/siret.ts';
import { postalCodeOf } from './addresses.ts';
import { impossibleDates } from './dates.ts';
import { type Fact, type FactName, placed } from './facts.ts';
import { type Amount, amountAt, amountWithin, figuresOf, NUMBER_WORDS, numberOfWords } from './numbers.ts';
import { type Reading, sureValues } from './read-text.ts';
import { prepare, type Source, type Span } from './source.ts';

export type ContradictionKind =
  | 'capital'
  | 'seat'
  | 'siren'
  | 'department'
  | 'impossible-date'
  | 'future-date'
  | 'amount-in-words'
  | 'capital-sum'
  | 'shares-sum';

/** What in the text cannot be, or says something else than the form's fields. Offsets in the text. */
export type Contradiction = Span & {
  readonly kind: ContradictionKind;
  /** What the text says. */
  readonly words: string;
  /** What the field says, or what the sum should be. */
  readonly expected?: string;
};

/** The fields of the form, as typed; an empty one contradicts nothing. */
export type Fields = {
  readonly capital: string;
  readonly address: string;
  readonly siret: string;
  readonly department: string;
};

/** Where the text and the fields say two things. After a change, the old and the new value are both right. */
export const contradictionsWithFields = (reading: Reading, fields: Fields): readonly Contradiction[] => [
  ...differs(
    reading,
    'capital',
    ['company.capital', 'change.capital.new', 'change.capital.old'],
    fields.capital,
    (value) => {
      const cents = parseCapital(fields.capital);
      return cents === undefined || Math.round(Number(value) * 100) === cents;
    },
  ),
  ...differs(
    reading,
    'siren',
    ['company.siren'],
    fields.siret,
    (value) => (sirenOf(fields.siret) ?? value) === value,
  ),
  ...differs(reading, 'seat', SEATS, fields.address, (value) => isSamePlace(value, fields.address)),
  ...differs(reading, 'department', SEATS, fields.department, (value) => {
    const code = postalCodeOf(value);
    const department = code ? departmentOfPostalCode(code) : undefined;
    return department === undefined || department.code === fields.department;
  }),
];

const SEATS: readonly FactName[] = ['company.seat', 'change.seat.new', 'change.seat.old'];

/** One contradiction if the text states the value and none of its statements agrees with the field. */
const differs = (
  reading: Reading,
  kind: ContradictionKind,
  names: readonly FactName[],
  field: string,
  agrees: (value: string) => boolean,
): readonly Contradiction[] => {
  const stated: readonly Fact[] = names.flatMap((name) => sureValues(reading, name));
  const [first] = stated;
  if (!first || field.trim() === '' || stated.some(({ value }) => agrees(value))) return [];
  return [{ kind, start: first.start, end: first.end, words: first.words, expected: field.trim() }];
};

/** The same postal code and the same number in the street, as far as both give them. */
const isSamePlace = (one: string, other: string): boolean => {
  const [code, otherCode] = [postalCodeOf(one), postalCodeOf(other)];
  if (code && otherCode && code !== otherCode) return false;
  const [number, otherNumber] = [streetNumber(one), streetNumber(other)];
  return !number || !otherNumber || number === otherNumber;
};

const streetNumber = (address: string): string | undefined =>
  /(?<!\d)(\d{1,4})(?!\d)(?= ?(?:bis|ter)?,? \p{L})/iu.exec(address)?.[1];

/** What is wrong in the text alone. `today` as an ISO day: a decision cannot be dated later. */
export const contradictionsInText = (
  text: string,
  reading: Reading,
  today?: string,
): readonly Contradiction[] => {
  const source = prepare(text);
  const at = (kind: ContradictionKind, span: Span, expected?: string): Contradiction => {
    const { start, end } = placed(source, span);
    return { kind, start, end, words: text.slice(start, end), ...(expected && { expected }) };
  };
  return [
    ...impossibleDates(source).map((span) => at('impossible-date', span)),
    ...futureDates(reading, today),
    ...wordsAndFigures(source).map(({ span, expected }) => at('amount-in-words', span, expected)),
    ...capitalSum(source, reading).map(({ span, expected }) => at('capital-sum', span, expected)),
    ...sharesSum(source).map(({ span, expected }) => at('shares-sum', span, expected)),
  ];
};

const futureDates = (reading: Reading, today: string | undefined): readonly Contradiction[] =>
  [...sureValues(reading, 'date.decision'), ...sureValues(reading, 'date.signature')]
    .filter(({ value }) => today !== undefined && value > today)
    .map(({ start, end, words }) => ({ kind: 'future-date' as const, start, end, words }));

type Wrong = { readonly span: Span; readonly expected: string };

const IN_WORDS = new RegExp(
  String.raw`(?<![a-z-])(?<words>${NUMBER_WORDS}) (?:euros? )?\((?<figures>\d[\d .,]{0,18})(?: ?(?:€|euros?|eur))?\)`,
  'g',
);

/** « dix mille euros (12 000 €) » */
const wordsAndFigures = ({ folded }: Source): readonly Wrong[] =>
  [...folded.matchAll(IN_WORDS)].flatMap(({ index, 0: words, groups }) => {
    const said = numberOfWords(groups?.words ?? '');
    const written = figuresOf((groups?.figures ?? '').trim());
    const agrees = said === undefined || written === undefined || Math.floor(written) === said;
    return agrees ? [] : [{ span: { start: index, end: index + words.length }, expected: String(said) }];
  });

const BY =
  /(?:augment|redui|reduc)[a-z]{0,14}[^.\n]{0,60}? (?:de |d')(?:la somme de |un montant (?:nominal )?de |une somme de )?(?=\d|[a-z])/g;

/** The old capital and what is added or taken away do not make the new one. */
const capitalSum = ({ folded }: Source, reading: Reading): readonly Wrong[] => {
  const [old, fresh] = [
    sureValues(reading, 'change.capital.old')[0],
    sureValues(reading, 'change.capital.new')[0],
  ];
  if (!old || !fresh) return [];
  const moved = Math.abs(Number(fresh.value) - Number(old.value));
  for (const { index, 0: words } of folded.matchAll(BY)) {
    const by = amountAt(folded, index + words.length);
    if (!by) continue;
    return isNear(Number(by.value), moved)
      ? []
      : [{ span: by, expected: String(Math.round(moved * 100) / 100) }];
  }
  return [];
};

const DIVIDED =
  /divisee? en (?<shares>\d[\d .]{0,12}) (?:parts?|actions?)(?: sociales?| nouvelles?)?[^.\n]{0,40}? (?:de |d')(?=\d|[a-z])/g;

/** The shares times their nominal value do not make the capital said just before. */
const sharesSum = ({ folded }: Source): readonly Wrong[] =>
  [...folded.matchAll(DIVIDED)].flatMap(({ index, 0: words, groups }) => {
    const nominal = amountAt(folded, index + words.length);
    const shares = Number((groups?.shares ?? '').replace(/\D/g, ''));
    const capital = capitalBefore(folded, index);
    if (!nominal || !capital) return [];
    const sum = shares * Number(nominal.value);
    return isNear(sum, Number(capital.value))
      ? []
      : [{ span: capital, expected: String(Math.round(sum * 100) / 100) }];
  });

/** The last amount between the word « capital » and this place. */
const capitalBefore = (folded: string, index: number): Amount | undefined => {
  const start = folded.lastIndexOf('capital', index);
  let last: Amount | undefined;
  for (let from = start; from >= 0 && index - start < 160; from = last?.end ?? -1) {
    const next = amountWithin(folded, from, index - from);
    if (!next) break;
    last = next;
  }
  return last;
};

/** Nominal values are often rounded to the cent. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other / 1000);
