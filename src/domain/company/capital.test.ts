import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCapital, tidyCapital } from './capital.ts';

it.each([
  ['10 000 €', 10_000_00],
  ['10\u00a0000\u202f€', 10_000_00],
  ['10.000 euros', 10_000_00],
  ["10'000", 10_000_00],
  ['1.500,50 euros', 1_500_50],
  ['1500.5', 1_500_50],
  ['1 234 567,89 €', 1_234_567_89],
  ['capital variable, minimum 1000 €', 1_000_00],
  ['1 €', 1_00],
  ['0', 0],
  ['dix mille euros', undefined],
  ['', undefined],
  ['9'.repeat(40), undefined],
])('%s is %s cents', (text, cents) => {
  expect(parseCapital(text)).toBe(cents);
});

it('parses every amount that the French format writes', () => {
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(parseCapital(format.format(cents / 100))).toBe(cents);
    }),
  );
});

it.each([
  ['10000', '10 000 €'],
  [' 1.500,5 euros', '1 500,50 €'],
  ['1 234 567 €', '1 234 567 €'],
  ['10 00', '10 00'],
  ['1000 USD', '1000 USD'],
  ['capital variable, minimum 1000 €', 'capital variable, minimum 1000 €'],
  ['', ''],
])('« %s » is written « %s »', (typed, written) => {
  expect(tidyCapital(typed)).toBe(written);
});
