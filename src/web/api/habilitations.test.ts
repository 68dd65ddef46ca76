import { expect, it } from 'vitest';
import { uncoveredWarning } from './habilitations.ts';

const known = { year: 2026, departments: ['69', '2A'] };

it.each([
  ['a department of the list', known, '69'],
  ['the same, written otherwise', known, '2a'],
  ['no department yet', known, ''],
  ['a site that does not say where it may publish', undefined, '33'],
])('says nothing of %s', (_case, habilitations, department) => {
  expect(uncoveredWarning(habilitations, department)).toBeUndefined();
});

it('warns of a department where the notice would have no effect', () => {
  expect(uncoveredWarning(known, '33')).toBe(
    "Parution n'est pas habilité dans le département 33 - Gironde en 2026 : écrivez-nous avant de payer cette annonce.",
  );
});
