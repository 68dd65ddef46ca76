import { expect, it } from 'vitest';
import { publishableFrom, withdrawalEnd, withdrawalRight } from './withdrawal.ts';

it.each([
  ['a Monday', '2026-11-16T09:00:00Z', '2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00.000Z'],
  [
    'late in the evening, in Paris',
    '2026-11-15T23:30:00Z',
    '2026-11-30T22:59:59.999Z',
    '2026-11-30T23:00:00.000Z',
  ],
  ['over a change of clocks', '2026-10-15T09:00:00Z', '2026-10-29T22:59:59.999Z', '2026-10-29T23:00:00.000Z'],
  ['ending on a Sunday', '2026-11-15T09:00:00Z', '2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00.000Z'],
  [
    'ending on a public holiday',
    '2026-12-11T09:00:00Z',
    '2026-12-28T22:59:59.999Z',
    '2026-12-28T23:00:00.000Z',
  ],
])('the withdrawal period of a purchase made on %s', (_name, bought, end, first) => {
  const boughtAt = new Date(bought);
  expect(withdrawalEnd(boughtAt).toISOString()).toBe(end);
  expect(publishableFrom({ boughtAt, startsEarly: false })?.toISOString()).toBe(first);
  expect(publishableFrom({ boughtAt, startsEarly: true })).toBeNull();
  expect(withdrawalRight({ boughtAt, startsEarly: false }, new Date(end))).toBe('even-published');
  expect(withdrawalRight({ boughtAt, startsEarly: true }, new Date(end))).toBe('until-published');
  expect(withdrawalRight({ boughtAt, startsEarly: true }, new Date(first))).toBeUndefined();
});
