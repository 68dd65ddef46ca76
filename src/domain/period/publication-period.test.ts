import { describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfDay, parisDay, parseDay, startOfDay } from './paris-day.ts';
import { parseRangeEnd, periodRange } from './publication-period.ts';

const at = (iso: string) => new Date(iso);
const iso = (date: Date | undefined) => date?.toISOString();

describe('a day in Paris', () => {
  it.each([
    ['2026-03-28T22:59:59.999Z', '2026-3-28'],
    ['2026-03-28T23:00:00.000Z', '2026-3-29'],
    ['2026-03-29T21:59:59.999Z', '2026-3-29'],
    ['2026-03-29T22:00:00.000Z', '2026-3-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-12-31T23:00:00.000Z', '2027-1-1'],
  ])('%s is the %s', (moment, expected) => {
    const { year, month, day } = parisDay(at(moment));
    expect(`${year}-${month}-${day}`).toBe(expected);
  });

  it('begins at its midnight and ends a millisecond before the next, every day of three years', () => {
    let day = { year: 2025, month: 1, day: 1 };
    for (let n = 0; n < 1095; n++) {
      const next = addDays(day, 1);
      expect(parisDay(startOfDay(day))).toEqual(day);
      expect(parisDay(new Date(startOfDay(day).getTime() - 1))).toEqual(addDays(day, -1));
      expect(endOfDay(day).getTime() + 1).toBe(startOfDay(next).getTime());
      const hours = (startOfDay(next).getTime() - startOfDay(day).getTime()) / 3_600_000;
      expect([23, 24, 25]).toContain(hours);
      day = next;
    }
  });

  it('has 23 hours on 29 March 2026 and 25 on 25 October', () => {
    const hours = (month: number, day: number) =>
      (startOfDay({ year: 2026, month, day: day + 1 }).getTime() -
        startOfDay({ year: 2026, month, day }).getTime()) /
      3_600_000;
    expect([hours(3, 29), hours(10, 25), hours(11, 15)]).toEqual([23, 25, 24]);
  });

  it.each([
    [{ year: 2026, month: 3, day: 31 }, -1, { year: 2026, month: 2, day: 28 }],
    [{ year: 2024, month: 3, day: 31 }, -1, { year: 2024, month: 2, day: 29 }],
    [{ year: 2026, month: 1, day: 15 }, -1, { year: 2025, month: 12, day: 15 }],
    [{ year: 2026, month: 7, day: 31 }, -1, { year: 2026, month: 6, day: 30 }],
    [{ year: 2026, month: 8, day: 31 }, -1, { year: 2026, month: 7, day: 31 }],
  ])('%o, %i month, is %o', (day, months, expected) => {
    expect(addMonths(day, months)).toEqual(expected);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '26-11-15', '2026-11-15T', ''])(
    '%s is none',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});

describe('a period of publication', () => {
  it.each([
    ['an ordinary day', '2026-11-15T09:00:00.000Z', '2026-11-14T23:00:00.000Z', '2026-11-15T22:59:59.999Z'],
    ['after midnight', '2026-11-14T23:00:00.000Z', '2026-11-14T23:00:00.000Z', '2026-11-15T22:59:59.999Z'],
    ['before midnight', '2026-11-15T22:59:59.999Z', '2026-11-14T23:00:00.000Z', '2026-11-15T22:59:59.999Z'],
    ['the spring night', '2026-03-29T00:59:59.999Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['after it', '2026-03-29T01:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['the autumn night', '2026-10-25T00:30:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['its second hour', '2026-10-25T01:30:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['New Year', '2026-12-31T23:30:00.000Z', '2026-12-31T23:00:00.000Z', '2027-01-01T22:59:59.999Z'],
  ])('today, on %s', (_, now, start, end) => {
    const range = periodRange('today', at(now));
    expect([iso(range.start), iso(range.end)]).toEqual([start, end]);
  });

  it.each([
    ['week', '2026-11-15T09:00:00.000Z', '2026-11-07T23:00:00.000Z'],
    ['week', '2026-03-31T09:00:00.000Z', '2026-03-23T23:00:00.000Z'],
    ['week', '2026-10-28T09:00:00.000Z', '2026-10-20T22:00:00.000Z'],
    ['month', '2026-11-15T09:00:00.000Z', '2026-10-14T22:00:00.000Z'],
    ['month', '2026-03-31T09:00:00.000Z', '2026-02-27T23:00:00.000Z'],
    ['month', '2024-03-31T09:00:00.000Z', '2024-02-28T23:00:00.000Z'],
    ['month', '2026-01-10T09:00:00.000Z', '2025-12-09T23:00:00.000Z'],
    ['month', '2026-10-31T23:30:00.000Z', '2026-09-30T22:00:00.000Z'],
  ] as const)('the %s before %s', (period, now, start) => {
    const range = periodRange(period, at(now));
    expect([iso(range.start), iso(range.end)]).toEqual([start, now]);
  });

  it('« all » has no bounds', () => {
    expect(periodRange('all', new Date())).toEqual({});
  });
});

describe('an end of a range', () => {
  it('is a whole day in Paris, or an instant', () => {
    expect(iso(parseRangeEnd('2026-03-29', 'start'))).toBe('2026-03-28T23:00:00.000Z');
    expect(iso(parseRangeEnd('2026-03-29', 'end'))).toBe('2026-03-29T21:59:59.999Z');
    expect(iso(parseRangeEnd('2026-03-29T10:00:00.000+02:00', 'end'))).toBe('2026-03-29T08:00:00.000Z');
  });

  it.each([
    'hier',
    '15/11/2026',
    '2026-11-15T25:00:00Z',
    '2026-02-31T00:00:00Z',
    '+275760-09-13',
    '2026-11-15T10:00',
  ])('is not %s', (text) => {
    expect(parseRangeEnd(text, 'start')).toBeUndefined();
  });
});
