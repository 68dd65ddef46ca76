import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import { buyerVat } from './buyer-vat.ts';
import { exampleTables } from './example-tables.ts';
import { type NoticeToPrice, price, totals } from './price.ts';
import {
  overlapping,
  problemsOf,
  reductionNames,
  type TariffTable,
  tableOn,
  zoneOf,
} from './tariff-table.ts';

const FREE = { label: 'Standard', amountHT: 0 };

const aNotice = (changes: Partial<NoticeToPrice> = {}): NoticeToPrice => ({
  type: 'constitution',
  form: 'SAS',
  department: '69',
  characters: 1_000,
  modifications: 1,
  reduction: null,
  ...changes,
});

const linesOf = (notice: Partial<NoticeToPrice>, day = '2024-06-15', service = FREE) => {
  const found = price(exampleTables, day, aNotice(notice), service);
  return 'lines' in found ? found.lines : found.missing;
};

const [table2024] = exampleTables;
const aTable = (changes: Partial<TariffTable>): TariffTable => {
  if (!table2024) throw new Error('No table');
  return { ...table2024, ...changes };
};

describe('the price of a notice', () => {
  it.each([
    { what: 'an SAS in Lyon', notice: {}, amountHT: 193_00, kind: 'forfait' },
    { what: 'an SAS in La Réunion', notice: { department: '974' }, amountHT: 226_00, kind: 'forfait' },
    { what: 'an SCI', notice: { form: 'SCI' }, amountHT: 185_00, kind: 'forfait' },
    { what: 'an SCM', notice: { form: 'SCM' }, amountHT: 216_00, kind: 'forfait' },
    {
      what: 'a transfer',
      notice: { type: 'transfert_siege', form: 'SCA' },
      amountHT: 106_00,
      kind: 'forfait',
    },
    {
      what: 'a business sale in Lyon',
      notice: { type: 'cession_fonds' },
      amountHT: 189_00,
      kind: 'characters',
    },
    {
      what: 'a business sale in Paris',
      notice: { type: 'cession_fonds', department: '75', characters: 1_043 },
      amountHT: 241_98,
      kind: 'characters',
    },
    {
      what: 'two modifications in one notice',
      notice: { type: 'transfert_siege', modifications: 2, characters: 777 },
      amountHT: 146_85,
      kind: 'characters',
    },
  ] as const)('of $what is $amountHT by $kind', ({ notice, amountHT, kind }) => {
    expect(linesOf(notice)).toMatchObject([{ kind, amountHT }]);
  });

  it('grants the reductions of the text, and those of Book VI outside forfaits only', () => {
    expect(linesOf({ type: 'procedure_collective', reduction: 'insolvency' })).toMatchObject([
      { amountHT: 189_00 },
      { kind: 'reduction', quantity: -1, unitPrice: 94_500, amountHT: -94_50 },
    ]);
    expect(linesOf({ reduction: 'legal-aid' })).toMatchObject([{ amountHT: 193_00 }, { amountHT: -135_10 }]);
    expect(linesOf({ reduction: 'insolvency' })).toHaveLength(1);
  });

  it('has a line for the service, unless it is free', () => {
    expect(linesOf({}, '2024-12-31', { label: 'Premium', amountHT: 20_00 })).toMatchObject([
      { kind: 'forfait' },
      { kind: 'service', label: 'Premium', amountHT: 20_00 },
    ]);
  });

  it('is refused with a reason where no table says it', () => {
    expect(linesOf({}, '2026-01-01')).toBe('no-table');
    expect(linesOf({ form: 'EURL' }, '2025-01-01')).toBe('amount-not-known');
    const zones = aTable({}).zones.map((zone) => ({ ...zone, rate: null }));
    expect(price([aTable({ zones })], '2024-06-15', aNotice({ type: 'cession_fonds' }), FREE)).toEqual({
      missing: 'amount-not-known',
    });
    expect(linesOf({ type: 'cession_fonds', department: '20' })).toBe('unknown-department');
  });

  /** What each year shipped has: forfaits in euros, in general and in 974 and 976; types whose forfait is not known. */
  const shipped: Readonly<
    Record<string, { forfaits: Record<string, readonly number[]>; unknown: string[] }>
  > = {
    '2024-01-01': {
      forfaits: {
        ...{ 'constitution SA': [387, 453], 'constitution SAS': [193, 226], 'constitution SASU': [138, 162] },
        ...{
          'constitution SNC': [214, 252],
          'constitution SARL': [144, 168],
          'constitution EURL': [121, 143],
        },
        ...{ 'constitution SCP': [216, 255], 'constitution SCM': [216, 255], 'constitution SCI': [185, 217] },
        ...{ transfert_siege: [106, 123], modification: [132, 153], changement_denomination: [193, 223] },
      },
      unknown: [
        ...['changement_dirigeant', 'augmentation_capital', 'reduction_capital', 'transformation'],
        ...['nomination_commissaire', 'dissolution', 'liquidation'],
      ],
    },
    '2025-01-01': {
      forfaits: {
        ...{ 'constitution SA': [395, 462], 'constitution SAS': [197, 231], 'constitution SASU': [141, 165] },
        ...{ 'constitution SNC': [218, 257], 'constitution SARL': [147, 171] },
      },
      unknown: [
        ...['constitution EURL', 'constitution SCP', 'constitution SCM', 'constitution SCI'],
        ...['modification', 'transfert_siege', 'changement_denomination', 'changement_dirigeant'],
        ...['augmentation_capital', 'reduction_capital', 'transformation', 'nomination_commissaire'],
        ...['dissolution', 'liquidation'],
      ],
    },
  };
  /** Thousandths of a euro for a character, of a department in each zone. */
  const rates: Readonly<Record<string, Record<string, number>>> = {
    '2024-01-01': { 13: 183, 69: 189, 76: 200, 59: 221, 75: 232, 971: 179, 974: 204 },
    '2025-01-01': { 13: 187, 69: 193, 76: 204, 59: 225, 75: 237, 971: 183, 974: 208 },
  };

  /** The forfait in euros, else the kind of the price, else why there is none. */
  const told = (day: string, notice: Partial<NoticeToPrice>) => {
    const found = price(exampleTables, day, aNotice(notice), FREE);
    if ('missing' in found) return found.missing;
    const [line] = found.lines;
    return line?.kind === 'forfait' ? line.amountHT / 100 : line?.kind;
  };

  const everyNotice = announcementTypes.flatMap(({ name: type }) =>
    legalForms.flatMap(({ value: form }) =>
      departments.map(({ code: department }) => ({ type, form, department })),
    ),
  );

  it.each(Object.entries(shipped))(
    'is known, or has a reason, for every type, form and department on %s',
    (day, { forfaits, unknown }) => {
      const expected = ({ type, form, department }: (typeof everyNotice)[number]) => {
        const amounts = forfaits[type] ?? forfaits[`${type} ${form}`];
        if (amounts) return amounts[['974', '976'].includes(department) ? 1 : 0];
        return unknown.includes(type) || unknown.includes(`${type} ${form}`)
          ? 'amount-not-known'
          : 'characters';
      };
      expect(everyNotice.filter((notice) => told(day, notice) !== expected(notice))).toEqual([]);
      for (const [department, unitPrice] of Object.entries(rates[day] ?? {}))
        expect(linesOf({ type: 'cession_fonds', department }, day)).toMatchObject([{ unitPrice }]);
    },
  );

  it('is shipped for these years and no other', () => {
    expect(exampleTables.map(({ firstDay }) => firstDay)).toEqual(Object.keys(shipped));
  });

  it('adds up: lines to the total, each rounded once, whatever the notice, the service and the VAT', () => {
    const notices = fc.record({
      type: fc.constantFrom(...announcementTypes.map(({ name }) => name)),
      form: fc.constantFrom(...legalForms.map(({ value }) => value)),
      department: fc.constantFrom(...departments.map(({ code }) => code)),
      characters: fc.integer({ min: 1, max: 50_000 }),
      modifications: fc.integer({ min: 1, max: 4 }),
      reduction: fc.constantFrom(null, ...reductionNames),
    });
    fc.assert(
      fc.property(notices, fc.nat(200_00), fc.constantFrom(0, 850, 2000), (notice, amountHT, vatRate) => {
        const found = price(exampleTables, '2024-06-15', notice, { label: 'Premium', amountHT });
        if ('missing' in found) return;
        const { lines } = found;
        const sums = totals(lines, vatRate);
        expect(sums.amountHT).toBe(lines.reduce((sum, line) => sum + line.amountHT, 0));
        expect(sums.amountTTC).toBe(sums.amountHT + sums.amountTVA);
        expect(sums.amountHT).toBeGreaterThan(0);
        for (const line of lines) {
          expect(Number.isInteger(line.amountHT)).toBe(true);
          expect(Math.abs((line.quantity * line.unitPrice) / 10 - line.amountHT)).toBeLessThanOrEqual(0.5);
        }
        expect(Math.abs(sums.amountTVA - (sums.amountHT * vatRate) / 10_000)).toBeLessThanOrEqual(
          lines.length / 2,
        );
      }),
    );
  });
});

describe('a table', () => {
  it('is the one of the day, and shares no day with another', () => {
    expect(tableOn(exampleTables, '2024-12-31')).toBe(exampleTables[0]);
    expect(tableOn(exampleTables, '2025-01-01')).toBe(exampleTables[1]);
    expect(tableOn(exampleTables, '2026-01-01')).toBeUndefined();
    const late = aTable({ firstDay: '2025-12-31', lastDay: '2026-12-31' });
    expect(overlapping(exampleTables, late)).toEqual([exampleTables[1]]);
    expect(overlapping(exampleTables, aTable({ firstDay: '2026-01-01', lastDay: '2026-12-31' }))).toEqual([]);
  });

  it.each(exampleTables.map((table) => [table.source, table] as const))(
    '(%s) has no hole and no overlap',
    (_source, table) => {
      expect(problemsOf(table)).toEqual([]);
      for (const { code } of departments) expect(zoneOf(table, code)).toBeDefined();
    },
  );

  it('is refused with holes, overlaps, unknown places and prices that are none', () => {
    const zones = aTable({}).zones;
    const without = aTable({
      zones: zones.map((zone) => ({
        ...zone,
        departments: zone.departments.filter((code) => code !== '27'),
      })),
    });
    expect(problemsOf(without)).toEqual([{ kind: 'department-without-zone', department: '27' }]);
    const twice = aTable({ zones: [...zones, { name: 'VIII', rate: 100, departments: ['27', '20'] }] });
    expect(problemsOf(twice)).toEqual([
      { kind: 'unknown-department', department: '20' },
      { kind: 'department-in-two-zones', department: '27' },
    ]);
    const [forfait] = aTable({}).forfaits;
    if (!forfait) throw new Error('No forfait');
    expect(problemsOf(aTable({ forfaits: [forfait, { ...forfait, amountHT: 1_00 }] }))).toEqual([
      { kind: 'two-forfaits', type: 'constitution', form: 'SA', department: '01' },
    ]);
    expect(problemsOf(aTable({ forfaits: [{ ...forfait, amountHT: -1 }] }))).toMatchObject([
      { kind: 'price-not-positive' },
    ]);
    expect(
      problemsOf(aTable({ reductions: [{ name: 'legal-aid', percent: 100, onForfaits: true }] })),
    ).toMatchObject([{ kind: 'percent-out-of-range' }]);
  });
});

describe('the VAT of a buyer', () => {
  it.each([
    ['professional', '69', 2000],
    ['professional', '2A', 2000],
    ['professional', '971', 850],
    ['professional', '972', 850],
    ['professional', '974', 850],
    ['consumer', '974', 2000],
    ['professional', '973', 0],
    ['consumer', '976', 0],
  ] as const)('of a %s in %s is %i', (kind, department, rate) => {
    const vat = buyerVat({ kind, department });
    expect(vat.rate).toBe(rate);
    expect(vat.exemption === null).toBe(rate > 0);
  });
});
