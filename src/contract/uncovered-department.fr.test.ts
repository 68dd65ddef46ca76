import { expect, it } from 'vitest';
import { uncoveredDepartment } from './uncovered-department.fr.ts';

const known = { year: 2026, departments: ['69', '2A'] };

it.each([
  ['a department of the list', known, '69'],
  ['the same, written otherwise', known, '2a'],
  ['no department yet', known, ''],
  ['a site that does not say where it may publish', { year: 2026, departments: null }, '33'],
])('gives no warning for %s', (_case, habilitations, department) => {
  expect(uncoveredDepartment(habilitations, department)).toBeUndefined();
});

it('warns about a department where the notice would have no legal effect', () => {
  expect(uncoveredDepartment(known, '33')).toBe(
    "Parution n'est pas habilité dans le département 33 - Gironde en 2026",
  );
});
