import { findLegalForm, isNaturalPerson } from '#domain/company/legal-forms.ts';
import { rcsCity } from '#domain/company/rcs.ts';
import { formatSiret, sirenOf } from '#domain/company/siret.ts';
import { lowerFirst, printAmount, printDate, tidy } from './french.ts';
import { type Html, nothing } from './html.ts';
import type { Mention, NoticeField, NoticeValues } from './notice-values.ts';

export type CommonKey = Exclude<keyof NoticeValues, 'extra'>;

/** The values of one notice, as they are printed. */
export type Draft = {
  /** Whether the type asks this of a company of this legal form. */
  readonly asks: (key: string) => boolean;
  readonly has: (key: string) => boolean;
  /** The printed value, or a visible blank such as « [ancien siège] ». */
  readonly print: (key: string) => string;
  readonly when: (key: string, write: (text: string) => Html) => Html;
  /** The lines of a long text, without typed bullets. */
  readonly lines: (key: string) => readonly string[];
};

export const draftOf = (fields: readonly NoticeField[], values: NoticeValues): Draft => {
  const find = (key: string) =>
    fields.find((field) => field.key === key && concerns(field, values.companyForm));
  const asks = (key: string) => isCommonKey(key) || find(key) !== undefined;
  const has = (key: string) => asks(key) && isFilled(values, key);
  const print = (key: string) => {
    const field = find(key);
    return has(key) ? printed(values, key, field) : blank(key, field, isNaturalPerson(values.companyForm));
  };
  return {
    asks,
    has,
    print,
    when: (key, write) => (has(key) ? write(print(key)) : nothing),
    lines: (key) => (has(key) ? linesOf(readValue(values, key)) : [print(key)]),
  };
};

export const concerns = ({ forms }: NoticeField | Mention, companyForm: string): boolean =>
  !forms || forms.some((value) => value === findLegalForm(companyForm)?.value);

export const isFilled = (values: NoticeValues, key: string): boolean => {
  const text = readValue(values, key);
  if (key === 'siret') return sirenOf(text) !== undefined;
  if (key === 'rcs') return rcsCity(text) !== '';
  return tidy(text) !== '';
};

export const isCommonKey = (key: string): key is CommonKey => Object.hasOwn(blanks, key);

const blanks: Readonly<Record<CommonKey, string>> = {
  companyName: 'dénomination',
  companyForm: 'forme',
  siret: 'SIREN',
  rcs: 'ville du RCS',
  capital: 'capital',
  address: 'adresse du siège',
  city: 'ville',
  department: 'département',
  title: 'titre',
};

const personBlanks: Readonly<Record<CommonKey, string>> = {
  ...blanks,
  companyName: 'civilité, prénom et nom',
  address: 'domicile',
};

const readValue = (values: NoticeValues, key: string): string =>
  isCommonKey(key) ? values[key] : ((Object.hasOwn(values.extra, key) ? values.extra[key] : undefined) ?? '');

const blank = (key: string, field: NoticeField | undefined, isPerson: boolean): string => {
  if (isCommonKey(key)) return `[${(isPerson ? personBlanks : blanks)[key]}]`;
  return `[${field ? lowerFirst(field.label) : key}]`;
};

const printed = (values: NoticeValues, key: string, field: NoticeField | undefined): string => {
  const text = tidy(readValue(values, key));
  if (key === 'siret') return formatSiret(sirenOf(text) ?? '');
  if (key === 'rcs') return rcsCity(text);
  if (key === 'capital' || field?.kind === 'amount') return printAmount(text);
  if (key === 'address') return seat(text, tidy(values.city));
  if (field?.kind === 'date') return printDate(text);
  return field?.kind === 'longtext' ? oneLine(linesOf(readValue(values, key))) : text;
};

// The form asks for the city separately, and people type it in the address too: it is printed once.
const seat = (address: string, city: string): string => {
  const last =
    address
      .replace(/(?<!\s)\s+cedex.*/i, '')
      .split(/,|(?<!\d)\d{5}(?!\d)/)
      .at(-1) ?? '';
  if (!city || last.trim().toLowerCase() === city.toLowerCase()) return address;
  return /\d{5}$/.test(address) ? `${address} ${city}` : `${address}, ${city}`;
};

const oneLine = (items: readonly string[]): string =>
  items.map((line, index) => (index < items.length - 1 ? line.replace(/\.$/, '') : line)).join(' ; ');

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => tidy(line.replace(/^\s*(?:[-•*]|\d+[.)])\s+/, '')))
    .filter(Boolean);
