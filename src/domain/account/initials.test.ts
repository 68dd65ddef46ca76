import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Jean', 'Dupont', 'JD'],
  ['élise', 'marvaudon', 'ÉM'],
  ['E\u0301lise', 'Marvaudon', 'ÉM'],
  ['  Anne-Marie ', ' de La Tour', 'AD'],
  ['Zoé', '', 'Z'],
  ['', '', ''],
])('gives the initials of « %s %s »: %s', (firstName, lastName, expected) => {
  expect(initials(firstName, lastName)).toBe(expected);
});
