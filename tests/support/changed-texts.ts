/** What the reader should find in a text of the corpus (tests/corpus-reading/FORMAT.md). */
export type ExpectedReading = {
  readonly types: readonly string[];
  readonly complete?: boolean;
  readonly missing?: readonly string[];
  readonly noise?: readonly string[];
  readonly facts: readonly { readonly fact: string; readonly value: string; readonly quote: string }[];
};
export type Example = { readonly text: string; readonly expected: ExpectedReading };
type Replace = (text: string) => string;
type Pick = (from: readonly string[]) => string;

const SURNAMES = [
  'VASSEUR',
  'MOREL',
  'GUICHARD',
  'TEYSSIER',
  'ROUX-MARTY',
  'NGUYEN',
  'BENALI',
  'OLIVEIRA',
  'PETITJEAN',
  'HUET',
  'KOWALSKI',
  'LEFÈVRE',
  'DA SILVA',
  'LE GALL',
  'DUPONT-AUBERVILLE',
  'ROY',
];
const FIRST_NAMES = [
  'Paul',
  'Aïcha',
  'Jean-Luc',
  'Élise',
  'Bruno',
  'Margaux',
  'Ewen',
  'Inès',
  'Théo',
  'Odette',
  'Karim',
  'Solène',
  'Yann',
  'Brigitte',
  'Christian',
  'France',
];
const TRADE_NAMES = [
  'BLEUE',
  'ATLANTIQUE',
  'NOVA',
  'COMPTOIR',
  'ATELIER',
  'HORIZON',
  'VALLÉE',
  'MÉRIDIEN',
  'PHARE',
  'CANOPÉE',
  'GÉNÉRALE',
  'TRANSPORTS',
  'GESTION',
];
const CITIES = [
  'Rouen',
  'Caen',
  'Montauban',
  'Saint-Nazaire',
  'Toulon',
  'Béziers',
  'Bourg-en-Bresse',
  'Laval',
  'Tours',
  'Brive-la-Gaillarde',
  'Vienne',
  'Sens',
];
const VOWEL_CITIES = ['Angers', 'Évreux', 'Arras', 'Orléans', 'Annecy', 'Auxerre', 'Albi', 'Istres'];
const ARTICLE_CITIES = ['La Rochelle', 'Le Mans', 'Les Herbiers', 'Le Havre', 'La Ciotat'];
/** Months of the same length take each other's place. */
const MONTHS: readonly (readonly [string, string])[] = [
  ['janvier', 'mars'],
  ['mai', 'juillet'],
  ['août', 'octobre'],
  ['avril', 'juin'],
  ['septembre', 'novembre'],
];
const NUMBERS: Readonly<Record<string, string>> = {
  '01': '03',
  '05': '07',
  '08': '10',
  '04': '06',
  '09': '11',
};

/**
 * The same text about other persons, companies, towns and days, and what should then be read in it. What the rules know by the
 * names of the corpus alone shows by what is no longer read, or read wrongly.
 */
export const changedText = ({ text, expected }: Example, seed: number): Example => {
  const pick = picker(seed + text.length);
  const dates = OTHER_DATES.test(text) ? (words: string) => words : inOtherMonths;
  const replaces = [towns(expected, pick), people(expected, pick), companies(expected, pick), dates];
  const change: Replace = (words) => replaces.reduce((changed, replace) => replace(changed), words);
  const day = OTHER_DATES.test(text) ? (iso: string) => iso : otherDay;
  return {
    text: change(text),
    expected: {
      ...expected,
      facts: expected.facts.map(({ fact, value, quote }) => ({
        fact,
        value: /^(?:date|meeting\.date)/.test(fact) ? day(value) : change(value),
        quote: change(quote),
      })),
    },
  };
};

/** Days that are not written « 12 mai 2026 » or « 12/05/2026 » stay. */
const OTHER_DATES =
  /deux mil|\d-\d\d?-\d|\d\.\d\d?\.\d|(?<!\d)\d\/\d|\/\d\/|\/\d\d(?!\d|\/)|[a-zû] \d\d(?!\d| ?[€%])/i;

/** Words in the case of those that they replace. */
const replacing = (pairs: ReadonlyMap<string, string>): Replace => {
  const words = [...pairs.keys()].sort((a, b) => b.length - a.length);
  if (words.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\d-])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\d-])`,
    'gu',
  );
  return (text) => text.replace(pattern, (word) => pairs.get(word) ?? word);
};

const inCaseOf = (written: string, other: string): string =>
  written === written.toUpperCase() ? other.toUpperCase() : other;

const valuesOf = ({ facts }: ExpectedReading, names: RegExp): readonly string[] =>
  facts.filter(({ fact }) => names.test(fact)).map(({ value }) => value);

/** The names of persons written « Jean DUVAL »: first names and surnames. */
const people = (expected: ExpectedReading, pick: Pick): Replace => {
  const pairs = new Map<string, string>();
  for (const value of valuesOf(expected, /^(?:person|person\.outgoing|officer)$/)) {
    const [, first, surname] = /: (\p{Lu}\p{Ll}[\p{L}-]+) (\p{Lu}[\p{Lu}'’-]+)$/u.exec(value) ?? [];
    if (first && !pairs.has(first)) pairs.set(first, pick(FIRST_NAMES));
    if (surname && !pairs.has(surname)) pairs.set(surname, pick(SURNAMES));
  }
  return replacing(pairs);
};

/** The last word of the name of the company. */
const companies = (expected: ExpectedReading, pick: Pick): Replace => {
  const pairs = new Map<string, string>();
  for (const value of valuesOf(expected, /^company\.name$/)) {
    const word = /\p{Lu}{4,}$/u.exec(value)?.[0];
    if (word) pairs.set(word, pick(TRADE_NAMES));
  }
  return replacing(pairs);
};

const towns = (expected: ExpectedReading, pick: Pick): Replace => {
  const pairs = new Map<string, string>();
  const addresses = valuesOf(expected, /seat|address|place/);
  const named = [
    ...addresses.flatMap((address) => /\d{5} ([^,;()]+)$/.exec(address)?.[1] ?? []),
    ...valuesOf(expected, /^company\.rcs\.city$/),
  ];
  for (const town of named) {
    if (pairs.has(town) || /cedex|\d/i.test(town) || town === town.toLowerCase()) continue;
    const from = /^(?:le|la|les) /i.test(town)
      ? ARTICLE_CITIES
      : /^[aeiouyéèêh]/i.test(town)
        ? VOWEL_CITIES
        : CITIES;
    const other = pick(from);
    for (const written of [town, town.toUpperCase()]) pairs.set(written, inCaseOf(written, other));
  }
  return replacing(pairs);
};

const inOtherMonths: Replace = (text) =>
  text
    .replace(/(?<=\d(?:er)?\s)(\p{L}{3,9})(?=\s\d{4})/giu, (month) => {
      const low = month.toLowerCase();
      const pair = MONTHS.find((one) => one.includes(low));
      const other = pair?.find((one) => one !== low);
      return other === undefined ? month : inCaseOf(month, other);
    })
    .replace(/(?<=(?<!\d)\d\d[/.])(\d\d)(?=[/.]\d{4}(?!\d))/g, swapped);
const swapped = (month: string): string =>
  NUMBERS[month] ?? Object.keys(NUMBERS).find((key) => NUMBERS[key] === month) ?? month;
const otherDay = (iso: string): string => `${iso.slice(0, 5)}${swapped(iso.slice(5, 7))}${iso.slice(7)}`;

/** Whether the text can be changed: scanned texts have their words cut and misspelt. */
export const isChangeable = ({ noise = [] }: ExpectedReading): boolean =>
  !noise.some((one) => one === 'ocr' || one === 'typos' || one === 'no-accents');

/** The labelled lines of a notice in another order. */
export const shuffledLines = ({ text, expected }: Example, seed: number): Example => {
  const pick = picker(seed);
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) =>
    /^\p{Lu}[\p{L}' ’]{2,40} ?: \S.*[^,;:]$/u.test(line) && !/^\p{Ll}/u.test(lines[index + 1] ?? '')
      ? [index]
      : [],
  );
  if (places.length < 4) return { text, expected };
  const rest = places.map(String);
  const shuffled = [...lines];
  for (const place of places) {
    const taken = pick(rest);
    rest.splice(rest.indexOf(taken), 1);
    shuffled[place] = lines[Number(taken)] ?? '';
  }
  return { text: shuffled.join('\n'), expected };
};

const picker = (seed: number): Pick => {
  let state = seed;
  return (from) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return from[((state ^ (state >>> 13)) >>> 0) % from.length] ?? '';
  };
};
