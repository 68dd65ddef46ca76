import { announcementTypes } from '#domain/announcement/types.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import type { Forfait, Reduction, ReductionName, TariffTable, Zone } from '#domain/tariff/tariff-table.ts';

/** The columns of a table as a spreadsheet shows it, one line for each price. */
export const tariffColumns = [
  'ligne',
  'nom',
  'montant HT',
  'départements',
  'types',
  'formes',
  'article',
] as const;

const COLUMN_COUNT = tariffColumns.length;

/** The reductions as the CSV names them. */
const reductionWords: Readonly<Record<ReductionName, string>> = {
  'legal-aid': 'aide juridictionnelle',
  insolvency: 'livre VI',
  'sole-trader-transfer': 'transfert EI',
};
const OUTSIDE_FORFAITS = 'hors forfaits';

type Rows = readonly (readonly string[])[];

export const writeTariffRows = ({ zones, forfaits, reductions }: TariffTable): string[][] => [
  ...zones.map(({ name, rate, departments, article = '' }) => [
    ...['zone', name, rate === null ? '' : decimal(rate, 3), departments.join(' ')],
    ...['', '', article],
  ]),
  ...forfaits.map(({ amountHT, departments, types, forms, article = '' }) => [
    ...['forfait', '', amountHT === null ? '' : decimal(amountHT, 2), departments.join(' ')],
    ...[types.join(' '), forms.join(' '), article],
  ]),
  ...reductions.map(({ name, percent, onForfaits, article = '' }) => [
    ...['réduction', reductionWords[name], `${String(percent).replace('.', ',')} %`, ''],
    ...[onForfaits ? '' : OUTSIDE_FORFAITS, '', article],
  ]),
];

/** « 0,193 »: from thousandths with three decimals, from cents with two. */
const decimal = (amount: number, decimals: number): string =>
  (amount / 10 ** decimals).toFixed(decimals).replace('.', ',');

/** With semicolons, as French spreadsheets read it. */
export const writeCsv = (rows: Rows): string =>
  [tariffColumns, ...rows].map((cells) => cells.map(quoted).join(';')).join('\n');

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The lines of a CSV without its head and its empty lines. A cell with a semicolon is between quotes. */
export const readCsv = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== '') && cells[0]?.toLowerCase() !== tariffColumns[0])
    .map((cells) => [...cells, ...Array.from({ length: COLUMN_COUNT }, () => '')].slice(0, COLUMN_COUNT));

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, between, plain = '']) =>
    (between?.replaceAll('""', '"') ?? plain).trim(),
  );

/** A row as read: the price it gives, or why it could not be read, as the end of a sentence. */
type ReadRow = { zone?: Zone; forfait?: Forfait; reduction?: Reduction; refused: readonly string[] };

type Read = {
  readonly prices: Pick<TariffTable, 'zones' | 'forfaits' | 'reductions'>;
  /** What could not be read, in sentences. */
  readonly problems: readonly string[];
};

const MOST_ROWS = 500;

/** Reads the rows of a table; the table itself is then checked by `problemsOf`. */
export const readTariffRows = (rows: Rows): Read => {
  const read = rows.slice(0, MOST_ROWS).map(readRow);
  return {
    prices: {
      zones: read.flatMap(({ zone }) => zone ?? []),
      forfaits: read.flatMap(({ forfait }) => forfait ?? []),
      reductions: read.flatMap(({ reduction }) => reduction ?? []),
    },
    problems: [
      ...(rows.length > MOST_ROWS ? [`Le tarif compte ${MOST_ROWS} lignes au plus.`] : []),
      ...read.flatMap(({ refused }, index) => refused.map((why) => `La ligne ${index + 1} ${why}.`)),
    ],
  };
};

const readRow = (cells: readonly string[]): ReadRow => {
  const [kind = ''] = cells;
  const reader = readers[kind.toLowerCase()];
  return reader
    ? reader(cells)
    : { refused: [`commence par « ${kind} » au lieu de zone, forfait ou réduction`] };
};

const readZone = ([, name = '', amount = '', places = '', , , article = '']: readonly string[]): ReadRow => {
  const rate = parseAmount(amount, 3);
  return {
    zone: { name, rate: rate ?? null, departments: codes(places), article: article || undefined },
    refused: [
      ...(rate === undefined ? [`donne « ${amount} », qui n'est pas un prix par caractère (0,193)`] : []),
      ...(name === '' ? ['est une zone sans nom (I, II, III)'] : []),
    ],
  };
};

const readForfait = (cells: readonly string[]): ReadRow => {
  const [, , amount = '', places = '', typed = '', formed = '', article = ''] = cells;
  const amountHT = parseAmount(amount, 2);
  const types = words(typed).map((word) => announcementTypes.find(({ name }) => name === word)?.name);
  const forms = words(formed).map(
    (word) => legalForms.find(({ value }) => value === word.toUpperCase())?.value,
  );
  return {
    forfait: {
      types: types.filter((type) => type !== undefined),
      forms: forms.filter((form) => form !== undefined),
      departments: codes(places),
      amountHT: amountHT ?? null,
      article: article || undefined,
    },
    refused: [
      ...(amountHT === undefined ? [`donne « ${amount} », qui n'est pas un montant en euros (193,00)`] : []),
      ...(types.length === 0 || types.includes(undefined)
        ? [`donne « ${typed} », où un type d'annonce manque ou n'est pas reconnu`]
        : []),
      ...(forms.includes(undefined)
        ? [`donne « ${formed} », où une forme juridique n'est pas reconnue`]
        : []),
    ],
  };
};

const readReduction = ([
  ,
  given = '',
  amount = '',
  ,
  where = '',
  ,
  article = '',
]: readonly string[]): ReadRow => {
  const name = reductionNamed(given);
  const percent = parseAmount(amount.replace('%', '').trim(), 2);
  if (!name) return { refused: [`donne « ${given} », qui n'est pas une réduction connue`] };
  if (!percent) return { refused: [`donne « ${amount} », qui n'est pas un pourcentage (50 %)`] };
  return {
    reduction: {
      name,
      percent: percent / 100,
      onForfaits: where.toLowerCase() !== OUTSIDE_FORFAITS,
      article: article || undefined,
    },
    refused: [],
  };
};

const readers: Readonly<Record<string, (cells: readonly string[]) => ReadRow>> = {
  zone: readZone,
  forfait: readForfait,
  réduction: readReduction,
  reduction: readReduction,
};

const codes = (cell: string): string[] => words(cell).map((code) => code.toUpperCase());

const words = (cell: string): string[] => cell.split(/[\s,]+/).filter(Boolean);

const reductionNamed = (given: string): ReductionName | undefined =>
  (Object.keys(reductionWords) as ReductionName[]).find(
    (name) => reductionWords[name].toLowerCase() === given.toLowerCase(),
  );
