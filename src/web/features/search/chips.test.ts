import { describe, expect, it } from 'vitest';
import { categoryChips, tagChips } from './chips.ts';

describe('the chips of categories', () => {
  const facets = [
    { name: 'Social', slug: 'social', count: 9 },
    { name: 'Affaires', slug: 'affaires', count: 2 },
  ];

  it("are those of the results, in the site's category order", () => {
    expect(categoryChips(facets, [])).toEqual([
      { name: 'Affaires', category: 'affaires', count: 2, on: false },
      { name: 'Social', category: 'social', count: 9, on: false },
    ]);
  });

  it('include the chosen ones, with or without results', () => {
    expect(
      categoryChips(facets, ['Social', 'Pénal']).map(({ name, count, on }) => [name, count, on]),
    ).toEqual([
      ['Affaires', 2, false],
      ['Pénal', 0, true],
      ['Social', 9, true],
    ]);
  });
});

describe('the chips of tags', () => {
  it('are sorted by name, ignoring accents, and include the chosen ones', () => {
    const facets = [
      { name: 'preuve', count: 5 },
      { name: 'économie', count: 3 },
      { name: 'contrat', count: 1 },
    ];
    expect(tagChips(facets, ['preuve', 'disparu'])).toEqual([
      { name: 'contrat', count: 1, on: false },
      { name: 'disparu', count: 0, on: true },
      { name: 'économie', count: 3, on: false },
      { name: 'preuve', count: 5, on: true },
    ]);
  });

  it('are the eight most frequent and the chosen ones', () => {
    const facets = Array.from({ length: 12 }, (_, index) => ({ name: `t${index + 10}`, count: 20 - index }));
    expect(tagChips(facets, ['t21']).map(({ name }) => name)).toEqual([
      ...['t10', 't11', 't12', 't13', 't14', 't15', 't16', 't17'],
      't21',
    ]);
  });
});
