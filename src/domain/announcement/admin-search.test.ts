import { expect, it } from 'vitest';
import { isPersonalSearch, matchesAdminSearch, readAdminSearch, readDossierSearch } from './admin-search.ts';

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

it.each([
  [' al 123456 ', { reference: 'AL-123456', invoice: undefined, contact: [] }],
  ['123456', { reference: 'AL-123456', invoice: undefined, contact: ['123456'] }],
  ['f-2026-00012', { reference: undefined, invoice: 'F-2026-00012', contact: [] }],
  ['Élise  Marvaudon', { reference: undefined, invoice: undefined, contact: ['Élise', 'Marvaudon'] }],
  ['1234567', { reference: 'AL-1234567', invoice: undefined, contact: ['1234567'] }],
  ['0234567', { reference: undefined, invoice: undefined, contact: ['0234567'] }],
])('« %s » is read as a dossier', (text, expected) => {
  expect(readDossierSearch(text)).toEqual(expected);
});

it('keeps names and e-mail addresses out of addresses, not references and invoice numbers', () => {
  for (const text of ['AL-123456', '123456', 'F-2026-00012'])
    expect(isPersonalSearch(text), text).toBe(false);
  for (const text of ['Élise', 'elise@exemple.fr', 'AL-12', '2026'])
    expect(isPersonalSearch(text), text).toBe(true);
});
