import { describe, expect, it } from 'vitest';
import { parisWallTime, parseParisMoment } from './paris-moment.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-20T08:00', '2026-11-20T07:00:00.000Z'],
    ['2026-07-20T08:00:30', '2026-07-20T06:00:30.000Z'],
    ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T08:00:00+05:00', '2026-11-20T03:00:00.000Z'],
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(parseParisMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'demain',
    '2026-11-20',
    '2026-02-30T08:00',
    '2026-13-01T08:00Z',
    '2026-11-20T25:00',
    '1',
    '0',
  ])('« %s » is invalid', (text) => {
    expect(parseParisMoment(text)).toBeUndefined();
  });
});

it('formats an instant in Paris time', () => {
  for (const wall of ['2026-11-20T08:00', '2026-07-01T23:59', '2026-03-29T03:00', '2026-10-25T01:30'])
    expect(parisWallTime(parseParisMoment(wall) as Date)).toBe(wall);
});

it.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
  ['2026-10-25T00:59:59.999Z', '2026-10-25T02:59'],
  ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00'],
  ['1995-09-24T00:59:59.999Z', '1995-09-24T02:59'],
  ['1900-01-01T00:00:00.000Z', '1900-01-01T00:09'],
])('the night when clocks change, %s is %s in Paris, whatever was asked before', (moment, wall) => {
  const at = new Date(moment);
  const before = new Date(at.getTime() - 1);
  parisWallTime(before);
  expect(parisWallTime(at)).toBe(wall);
});
