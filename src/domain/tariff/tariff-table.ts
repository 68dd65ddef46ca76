import type { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { type LegalFormValue, legalForms } from '#domain/company/legal-forms.ts';
import { addDays, isoDay, parseDay } from '#domain/period/paris-day.ts';

export type AnnouncementTypeName = (typeof announcementTypes)[number]['name'];

/** Departments where a character has the same price. */
export type Zone = {
  readonly name: string;
  /** Thousandths of a euro for one character, without VAT; null while it is not known. */
  readonly rate: number | null;
  readonly departments: readonly string[];
  /** The article of the text that fixes it, as quoted on invoices. */
  readonly article?: string | undefined;
};

/** A price that does not depend on the length of the notice. */
export type Forfait = {
  readonly types: readonly AnnouncementTypeName[];
  /** Empty: every legal form. */
  readonly forms: readonly LegalFormValue[];
  /** Empty: every department that no other forfait names. */
  readonly departments: readonly string[];
  /** Cents, without VAT; null while it is not known. */
  readonly amountHT: number | null;
  readonly article?: string | undefined;
};

export const reductionNames = ['legal-aid', 'insolvency', 'sole-trader-transfer'] as const;
export type ReductionName = (typeof reductionNames)[number];

export type Reduction = {
  readonly name: ReductionName;
  readonly percent: number;
  /** Whether it also applies to a forfait. */
  readonly onForfaits: boolean;
  readonly article?: string | undefined;
};

/** The regulated prices of a year, as the arrêté gives them. */
export type TariffTable = {
  /** ISO days in Paris, both included: a year, unless the arrêté changes within it. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The text that it comes from, quoted on screens and invoices. */
  readonly source: string;
  readonly zones: readonly Zone[];
  readonly forfaits: readonly Forfait[];
  readonly reductions: readonly Reduction[];
};

/** The table in force on a day; undefined when the publisher has loaded none for it. */
export const tableOn = (tables: readonly TariffTable[], day: string): TariffTable | undefined =>
  tables.find((table) => isInForce(table, day));

export const isInForce = (
  { firstDay, lastDay }: Pick<TariffTable, 'firstDay' | 'lastDay'>,
  day: string,
): boolean => firstDay <= day && day <= lastDay;

/** The days between two tables, when the later one does not follow on the earlier one. */
export type Gap = { readonly from: string; readonly to: string };

/** The days without a tariff that a set of tables leaves between its first and its last. */
export const gapsBetween = (tables: readonly TariffTable[]): Gap[] => {
  const inOrder = tables.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
  return inOrder.slice(1).flatMap(({ firstDay }, index) => {
    const from = dayAfter(inOrder[index]?.lastDay ?? '');
    return from < firstDay ? [{ from, to: dayBefore(firstDay) }] : [];
  });
};

const dayAfter = (day: string): string => shifted(day, 1);
const dayBefore = (day: string): string => shifted(day, -1);

const shifted = (day: string, days: number): string => {
  const from = parseDay(day);
  return from ? isoDay(addDays(from, days)) : day;
};

/** The tables already loaded whose days a new one would share. */
export const overlapping = (tables: readonly TariffTable[], added: TariffTable): TariffTable[] =>
  tables.filter(({ firstDay, lastDay }) => firstDay <= added.lastDay && added.firstDay <= lastDay);

export const zoneOf = ({ zones }: TariffTable, department: string): Zone | undefined =>
  zones.find((zone) => zone.departments.includes(department));

type Priced = { readonly type: AnnouncementTypeName; readonly form: string; readonly department: string };

/** The forfait of a notice: one that names its department before one that does not, then one that names its form. */
export const forfaitOf = (table: TariffTable, notice: Priced): Forfait | undefined =>
  table.forfaits
    .filter((forfait) => concerns(forfait, notice))
    .toSorted((a, b) => precision(b) - precision(a))[0];

const concerns = (
  { types, forms, departments: places }: Forfait,
  { type, form, department }: Priced,
): boolean =>
  types.includes(type) &&
  (forms.length === 0 || forms.some((each) => each === form)) &&
  (places.length === 0 || places.includes(department));

const precision = ({ forms, departments: places }: Forfait): number =>
  (places.length > 0 ? 2 : 0) + (forms.length > 0 ? 1 : 0);

export type TableProblem =
  | { readonly kind: 'department-without-zone' | 'department-in-two-zones'; readonly department: string }
  | { readonly kind: 'unknown-department'; readonly department: string }
  | { readonly kind: 'price-not-positive' | 'price-missing'; readonly where: string }
  | { readonly kind: 'percent-out-of-range'; readonly where: ReductionName }
  | ({ readonly kind: 'two-forfaits' } & Priced);

/** Why a table cannot be used: holes, overlaps, and prices that are none. */
export const problemsOf = (table: TariffTable): TableProblem[] => [
  ...zoneProblems(table),
  ...priceProblems(table),
  ...forfaitOverlaps(table),
];

/** The amounts still to be found: an example may lack some, a table in use may not. */
export const missingAmounts = ({ zones, forfaits }: TariffTable): TableProblem[] => [
  ...zones.filter(({ rate }) => rate === null).map(({ name }) => missingAmount(`la zone ${name}`)),
  ...forfaits
    .filter(({ amountHT }) => amountHT === null)
    .map(({ types, forms, departments: places }) =>
      missingAmount([...types, ...forms, ...places].join(', ')),
    ),
];

const missingAmount = (where: string): TableProblem => ({ kind: 'price-missing', where });

const zoneProblems = ({ zones, forfaits }: TariffTable): TableProblem[] => {
  const known = new Set(departments.map(({ code }) => code));
  const inZones = zones.flatMap((zone) => zone.departments);
  const named = [...inZones, ...forfaits.flatMap((forfait) => forfait.departments)];
  return [
    ...[...new Set(named)]
      .filter((code) => !known.has(code))
      .map((department) => ({ kind: 'unknown-department', department }) as const),
    ...[...known].flatMap((department): TableProblem[] => {
      const times = inZones.filter((code) => code === department).length;
      if (times === 1) return [];
      return [{ kind: times === 0 ? 'department-without-zone' : 'department-in-two-zones', department }];
    }),
  ];
};

const isPrice = (amount: number | null): boolean =>
  amount === null || (Number.isInteger(amount) && amount > 0);

const priceProblems = ({ zones, forfaits, reductions }: TariffTable): TableProblem[] => [
  ...zones
    .filter(({ rate }) => !isPrice(rate))
    .map(({ name }) => ({ kind: 'price-not-positive', where: name }) as const),
  ...forfaits
    .filter(({ amountHT }) => !isPrice(amountHT))
    .map(({ types }) => ({ kind: 'price-not-positive', where: types.join(', ') }) as const),
  ...reductions
    .filter(({ percent }) => !(percent > 0 && percent < 100))
    .map(({ name }) => ({ kind: 'percent-out-of-range', where: name }) as const),
];

/** Two forfaits as precise as each other for the same notice: the first such notice of each pair. */
const forfaitOverlaps = ({ forfaits }: TariffTable): TableProblem[] =>
  forfaits.flatMap((a, index) =>
    forfaits.slice(index + 1).flatMap((b): TableProblem[] => {
      if (precision(a) !== precision(b)) return [];
      const type = a.types.find((each) => b.types.includes(each));
      const form = common(a.forms, b.forms, legalForms[0].value);
      const department = common(a.departments, b.departments, departments[0]?.code ?? '');
      return type && form && department ? [{ kind: 'two-forfaits', type, form, department }] : [];
    }),
  );

/** What two lists share; `any` when both are empty, which means everything. */
const common = <Item>(a: readonly Item[], b: readonly Item[], any: Item): Item | undefined =>
  a.length === 0 && b.length === 0 ? any : a.find((each) => b.includes(each));
