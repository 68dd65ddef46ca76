import { expect, it } from 'vitest';
import { legalFormOfCategory } from './legal-category.ts';

it.each([
  ['5499', 'SARL'],
  ['5498', 'EURL'],
  ['5710', 'SAS'],
  ['5720', 'SASU'],
  ['5599', 'SA'],
  ['5699', 'SA'],
  ['5202', 'SNC'],
  ['5306', 'SCS'],
  ['5308', 'SCA'],
  ['6540', 'SCI'],
  ['6561', 'SCP'],
  ['6589', 'SCM'],
  ['5485', 'SELARL'],
  ['5585', 'SELAFA'],
  ['5785', 'SELAS'],
  ['5385', 'SELCA'],
  ['1000', undefined],
  ['9220', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the category %s is %s', (code, form) => {
  expect(legalFormOfCategory(code)).toBe(form);
});
