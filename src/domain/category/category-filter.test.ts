import { describe, expect, it } from 'vitest';
import { categoryIds, isLaw, outsideLawIds } from './category-filter.ts';

describe('the categories of a filter', () => {
  it.each([
    { given: '8', ids: [8] },
    { given: 'droit-penal', ids: [5] },
    { given: 'Pénal', ids: [5] },
    { given: 'penal', ids: [5] },
    { given: ' PENAL ', ids: [5] },
    { given: 'Fiscal', ids: [6] },
    { given: 'fiscalite', ids: [6] },
    { given: 'droit', ids: [1, 2, 3, 4, 5, 6, 7, 10] },
    { given: '0', ids: [] },
    { given: '12', ids: [] },
    { given: 'nulle-part', ids: [] },
  ])('« $given »', ({ given, ids }) => {
    expect(categoryIds(given)).toEqual(ids);
  });

  it('excludes the categories that are not branches of law', () => {
    expect(isLaw(' Droit ')).toBe(true);
    expect(isLaw('droit-penal')).toBe(false);
    // The index of migration 0007 lists the same numbers.
    expect(outsideLawIds).toEqual([8, 9, 11]);
  });
});
