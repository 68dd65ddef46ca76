import { expect, it } from 'vitest';
import { bandsOf, roundTop, ticksOf } from './scale.ts';

it('ends an axis on a round number that holds every value', () => {
  const tops = [
    [0, 4],
    [3, 4],
    [4, 4],
    [5, 5],
    [9, 10],
    [11, 20],
    [39, 40],
    [41, 50],
    [99, 100],
    [261, 400],
    [1248, 2000],
    [9999, 10_000],
  ] as const;
  for (const [largest, top] of tops) expect(roundTop(largest)).toBe(top);
});

it('lays five lines and gives each bar its place', () => {
  expect(ticksOf(20)).toEqual([0, 5, 10, 15, 20]);
  expect(bandsOf(2, 100, 0.5)).toEqual([
    { start: 12.5, width: 25 },
    { start: 62.5, width: 25 },
  ]);
  expect(bandsOf(0, 100)).toEqual([]);
});
