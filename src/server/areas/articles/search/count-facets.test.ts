import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets } from './count-facets.ts';

describe('countFacets', () => {
  it.each([
    { facets: '', categories: [], tags: [] },
    { facets: '4{}', categories: [{ id: 4, count: 1 }], tags: [] },
    {
      facets: '3{12,45}11{}3{12}',
      categories: [
        { id: 3, count: 2 },
        { id: 11, count: 1 },
      ],
      tags: [
        { id: 12, count: 2 },
        { id: 45, count: 1 },
      ],
    },
  ])('reads « $facets »', ({ facets, ...counts }) => {
    expect(countFacets(facets)).toEqual(counts);
  });

  it('counts every category and every tag, the most frequent first, then by id', () => {
    const id = fc.integer({ min: 1, max: 3_000_000 });
    const few = fc.oneof(fc.integer({ min: 1, max: 5 }), id);
    fc.assert(
      fc.property(fc.array(fc.tuple(few, fc.uniqueArray(few, { maxLength: 5 }))), (matches) => {
        const counts = countFacets(matches.map(([category, tags]) => `${category}{${tags}}`).join(''));
        expect(counts.categories).toEqual(sorted(matches.map(([category]) => category)));
        expect(counts.tags).toEqual(sorted(matches.flatMap(([, tags]) => tags)));
      }),
    );
  });
});

const sorted = (ids: readonly number[]) =>
  [...new Set(ids)]
    .map((id) => ({ id, count: ids.filter((one) => one === id).length }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
