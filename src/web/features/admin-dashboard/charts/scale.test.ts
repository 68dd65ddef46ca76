import { expect, it } from 'vitest';
import { bandsOf, roundTop, ticksOf } from './scale.ts';

it('ends an axis on a round number above every value', () => {
  const tops = [
    [0, 4],
    [3, 4],
    [4, 4],
    [5, 8],
    [9, 12],
    [11, 12],
    [13, 20],
    [39, 40],
    [41, 80],
    [99, 120],
    [261, 400],
    [1248, 2000],
    [9999, 12_000],
  ] as const;
  for (const [largest, top] of tops) expect(roundTop(largest), String(largest)).toBe(top);
});

it('computes five axis lines and the position of each bar', () => {
  expect(ticksOf(20)).toEqual([0, 5, 10, 15, 20]);
  expect(bandsOf(2, 100, 0.5)).toEqual([
    { start: 12.5, width: 25 },
    { start: 62.5, width: 25 },
  ]);
  expect(bandsOf(0, 100)).toEqual([]);
});
