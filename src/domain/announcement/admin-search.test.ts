import { expect, it } from 'vitest';
import { matchesAdminSearch, readAdminSearch } from './admin-search.ts';

const company = { company_name: "Crème & Œufs d'Artois", siret: '73282932000074' };

it.each([
  ['creme', true],
  ['  ŒUFS ', true],
  ['oeufs d', true],
  ["d'artois", true],
  ['', true],
  ['creme oeufs', false],
  ['73282932000074', true],
  ['732 829 320 00074', true],
  ['732.829.320.00074', true],
  ['732829320', false],
  ['7', false],
])('« %s » finds the company: %s', (term, found) => {
  expect(matchesAdminSearch(term, company)).toBe(found);
});

it('searches digits in names too, and no SIRET without digits', () => {
  expect(readAdminSearch(' 2 024 ')).toEqual({ name: '2 024', siret: '2024' });
  expect(readAdminSearch('Atelier 24')).toEqual({ name: 'Atelier 24' });
  expect(matchesAdminSearch('24', { company_name: 'Atelier 24', siret: null })).toBe(true);
});
