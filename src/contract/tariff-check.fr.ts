import { announcementTypes } from '#domain/announcement/types.ts';
import { parseDay, startOfDay } from '#domain/period/paris-day.ts';
import {
  type Forfait,
  gapsBetween,
  missingAmounts,
  overlapping,
  problemsOf,
  type TariffTable,
} from '#domain/tariff/tariff-table.ts';
import { longDate } from './format.fr.ts';
import { problemInWords, tariffMessages } from './tariff.fr.ts';
import { readTariffRows } from './tariff-csv.ts';

type Given = Pick<TariffTable, 'firstDay' | 'lastDay' | 'source'> & {
  readonly rows: readonly (readonly string[])[];
};

/** The table that these rows make, and everything that forbids to use it, in sentences. */
export const checkTariff = (
  { rows, ...period }: Given,
  loaded: readonly TariffTable[],
  today: string,
): { table: TariffTable; problems: string[] } => {
  const { prices, problems } = readTariffRows(rows);
  const table = { ...period, ...prices };
  const found = [...problemsOf(table), ...missingAmounts(table)].map(problemInWords);
  // Rows that could not be read leave holes, which are no news.
  return {
    table,
    problems: [...problems, ...(problems.length > 0 ? [] : found), ...dayProblems(table, loaded, today)],
  };
};

/** The table of the same first day is replaced; no other may share a day with it, nor days to come be left without. */
const dayProblems = (table: TariffTable, loaded: readonly TariffTable[], today: string): string[] => {
  if (!parseDay(table.firstDay) || !parseDay(table.lastDay)) return [tariffMessages.day];
  if (table.lastDay < table.firstDay) return [tariffMessages.order];
  const others = loaded.filter(({ firstDay }) => firstDay !== table.firstDay);
  return [
    ...overlapping(others, table).map(
      (other) => `Les jours de ce tarif se recouvrent avec ceux du tarif ${period(other)}.`,
    ),
    ...gapsBetween([...others, table])
      .filter(({ to }) => to >= today)
      .map(
        ({ from, to }) =>
          `Un trou dans le calendrier : aucun tarif ne s'appliquerait ${period({ firstDay: from, lastDay: to })}.`,
      ),
  ];
};

/** « du 1er janvier 2027 au 31 décembre 2027 » */
export const period = ({ firstDay, lastDay }: Pick<TariffTable, 'firstDay' | 'lastDay'>): string =>
  `du ${dayInWords(firstDay)} au ${dayInWords(lastDay)}`;

const dayInWords = (day: string): string => {
  const parsed = parseDay(day);
  return parsed ? longDate(startOfDay(parsed)) : day;
};

/** What a new table changes in the one before it, in short sentences; empty when the prices are the same. */
export const changesBetween = (before: TariffTable, after: TariffTable): string[] => [
  ...compared(zonePrices(before), zonePrices(after)),
  ...compared(zonePlaces(before), zonePlaces(after)),
  ...compared(forfaitPrices(before), forfaitPrices(after)),
  ...compared(reductionPercents(before), reductionPercents(after)),
];

type Values = ReadonlyMap<string, string>;

const compared = (before: Values, after: Values): string[] => [
  ...[...after].flatMap(([name, value]) => {
    const old = before.get(name);
    if (old === value) return [];
    return [old === undefined ? `${name} : ${value} (nouveau)` : `${name} : ${old} → ${value}`];
  }),
  ...[...before].filter(([name]) => !after.has(name)).map(([name, value]) => `${name} : ${value} (supprimé)`),
];

const zonePrices = ({ zones }: TariffTable): Values =>
  new Map(
    zones.map(({ name, rate }) => [`Zone ${name}`, rate === null ? 'prix manquant' : rateInWords(rate)]),
  );

const zonePlaces = ({ zones }: TariffTable): Values =>
  new Map(zones.map(({ name, departments }) => [`Départements de la zone ${name}`, departments.join(' ')]));

const forfaitPrices = ({ forfaits }: TariffTable): Values =>
  new Map(
    forfaits.map((forfait) => [
      `Forfait ${forfaitInWords(forfait)}`,
      forfait.amountHT === null ? 'prix manquant' : amountInWords(forfait.amountHT),
    ]),
  );

const reductionPercents = ({ reductions }: TariffTable): Values =>
  new Map(reductions.map(({ name, percent }) => [`Réduction ${name}`, `${percent} %`]));

/** « Constitution, SAS (974, 976) » */
export const forfaitInWords = ({ types, forms, departments }: Forfait): string => {
  const labels = types.map((name) => announcementTypes.find((type) => type.name === name)?.label ?? name);
  const places = departments.length > 0 ? ` (${departments.join(', ')})` : '';
  return `${[...labels, ...forms].join(', ')}${places}`;
};

/** « 0,193 € » le caractère. */
export const rateInWords = (thousandths: number): string =>
  `${(thousandths / 1000).toFixed(3).replace('.', ',')} €`;

const amountInWords = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
