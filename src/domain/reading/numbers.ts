const units: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  premier: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  nonante: 90,
};

const scales: Readonly<Record<string, number>> = {
  mille: 1000,
  mil: 1000,
  million: 1_000_000,
  millions: 1_000_000,
  milliard: 1_000_000_000,
  milliards: 1_000_000_000,
};

const WORD =
  'zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|octante|nonante|cents?|mille|mil|millions?|milliards?';

/** A number in words in folded text: « quatre-vingt-dix-neuf », « deux mil vingt et un ». */
export const NUMBER_WORDS = `(?:${WORD})(?:(?:[ -]et)?[ -](?:${WORD})){0,14}`;

/** The value of a folded number in words; undefined if it is not one. */
export const numberOfWords = (words: string): number | undefined => {
  const read = words.split(/[ \n-]/).filter((word) => word !== '' && word !== 'et');
  if (read.length === 0 || !read.every(isNumberWord)) return undefined;
  let total = 0;
  let group = 0;
  for (const word of read) {
    const scale = scales[word];
    if (scale) total += (group || 1) * scale;
    group = scale ? 0 : addWord(group, word);
  }
  return total + group;
};

const isNumberWord = (word: string): boolean =>
  word in units || word in scales || word === 'cent' || word === 'cents';

const addWord = (group: number, word: string): number =>
  word.startsWith('cent') ? (group || 1) * 100 : addUnit(group, word, units[word] ?? 0);

/** « quatre-vingts » is four times twenty. */
const addUnit = (group: number, word: string, unit: number): number => {
  const small = group % 100;
  return (word === 'vingt' || word === 'vingts') && small === 4 ? group - small + 80 : group + unit;
};

const FIGURES = String.raw`\d{1,3}(?:[ .']\d{3}){1,4}(?:,\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`;
const CURRENCY = String.raw`k ?€|m€|€|euros?(?![a-z])|eur(?![a-z])|francs?(?![a-z])|frf(?![a-z])|e(?= ?(?:[,;)\n-]|$))|f(?![a-z'.])`;
const SCALED = '(?: (?:mille|millions?))?';

/** An amount at a place of folded text, in figures or in words. Groups: see `amountOf`. */
const AMOUNT = new RegExp(
  [
    String.raw`(?:eur(?:os)?|€) ?(?<prefixed>${FIGURES})(?![\d%])`,
    String.raw`(?<figures>${FIGURES})(?<scale>${SCALED})(?: ?\([^()\n]{1,80}\))? ?(?:d')?(?<unit>${CURRENCY})(?: ?\([^()\n]{1,80}\))?`,
    String.raw`(?<words>${NUMBER_WORDS})(?: ?\([\d .,']{1,20}\))? (?:d')?(?<wordUnit>euros?|francs?)(?![a-z])(?: et (?<cents>${NUMBER_WORDS}) centimes?)?(?: ?\([^()\n]{1,80}\))?`,
  ].join('|'),
  'y',
);

export type Amount = {
  readonly start: number;
  readonly end: number;
  /** Euros (or francs) with a point and at most two decimals: '1524.49'. */
  readonly value: string;
  readonly currency: 'EUR' | 'FRF';
};

export const amountAt = (folded: string, position: number): Amount | undefined => {
  AMOUNT.lastIndex = position;
  const match = AMOUNT.exec(folded);
  const groups = match?.groups;
  if (!match || !groups) return undefined;
  const value = amountValue(groups);
  if (value === undefined) return undefined;
  const currency = /^f/.test(groups.unit ?? groups.wordUnit ?? '') ? 'FRF' : 'EUR';
  const amount: Amount = { start: position, end: position + match[0].length, value, currency };
  return currency === 'FRF' ? inEuros(folded, amount) : amount;
};

/**
 * « 100 000 F, soit 15 244,90 euros », « cent mille francs (15 244,90 €) »: of an amount in francs, the euros that are
 * told beside it.
 */
const inEuros = (folded: string, amount: Amount): Amount => {
  const within = folded.slice(amount.start, amount.end).indexOf('(');
  const from = within < 0 ? amount.end : amount.start + within;
  const also =
    /^,? ?(?:\(? ?(?:soit|ou|c'est-a-dire|egal a|converti(?:e|s)? en|(?:qui )?equiva(?:lant|lent|ut) a|contre-valeur de|valant)(?: encore| environ| desormais| aujourd'hui)? |\( ?|= ?)(?=[\da-z])/.exec(
      folded.slice(from, from + 44),
    )?.[0];
  const euros = also === undefined ? undefined : amountAt(folded, from + also.length);
  return euros?.currency === 'EUR' ? euros : amount;
};

/** The first amount from a place on, within `reach` signs. */
export const amountWithin = (folded: string, position: number, reach: number): Amount | undefined => {
  const end = Math.min(folded.length, position + reach);
  for (let index = position; index < end; index += 1) {
    if (isInsideWord(folded, index)) continue;
    const found = amountAt(folded, index);
    if (found) return found;
  }
  return undefined;
};

const isInsideWord = (folded: string, index: number): boolean =>
  /[a-z\d]/.test(folded[index - 1] ?? '') ||
  // Not the end of a longer number: « 12 500 € » does not hold « 500 € ».
  (/\d[ .,']$/.test(folded.slice(Math.max(0, index - 2), index)) &&
    /^\d{3}/.test(folded.slice(index, index + 3)));

const amountValue = (groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  if (groups.words) return wordsValue(groups.words, groups.cents);
  const amount = figuresOf(groups.prefixed ?? groups.figures ?? '');
  const scale = scales[(groups.scale ?? '').trim()] ?? currencyScale(groups.unit ?? '');
  return amount === undefined ? undefined : printed(amount * scale);
};

const wordsValue = (words: string, cents: string | undefined): string | undefined => {
  const whole = numberOfWords(words);
  const hundredths = cents === undefined ? 0 : (numberOfWords(cents) ?? 0);
  return whole === undefined ? undefined : printed(whole + hundredths / 100);
};

/** « 5 K€ », « 2 M€ » */
const currencyScale = (unit: string): number => {
  if (unit.startsWith('k')) return 1000;
  return unit === 'm€' ? 1_000_000 : 1;
};

const printed = (amount: number): string => String(Math.round(amount * 100) / 100);

/** '1.524,49', '1 524.5', '10 000': the last separator before one or two figures is the decimal one. */
export const figuresOf = (figures: string): number | undefined => {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  const value = Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
  return whole === '' || !Number.isFinite(value) ? undefined : value;
};

/** « Nouveau capital : 125 000,00 »: a cell of which the currency is said elsewhere. */
export const bareCell = (folded: string, start: number): Amount | undefined => {
  const cell = /^ ?: ?(\d[\d .,]{2,14})(?=\n|$)/.exec(folded.slice(start, start + 24));
  const written = cell?.[1]?.trim() ?? '';
  const value = written === '' ? undefined : figuresOf(written);
  const from = start + (cell?.[0].indexOf(written) ?? 0);
  return value === undefined
    ? undefined
    : { start: from, end: from + written.length, value: String(value), currency: 'EUR' };
};
