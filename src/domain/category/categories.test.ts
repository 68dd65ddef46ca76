import { describe, expect, it } from 'vitest';
import { categories, categoryName, findCategory } from './categories.ts';

describe('categories', () => {
  it('are the eleven of the specification, in its order', () => {
    expect(categories.map(({ slug, name, databaseId }) => `${slug} ${name} ${databaseId}`)).toEqual([
      'administratif Administratif 1',
      'affaires Affaires 2',
      'civil Civil 3',
      'constitutionnel Constitutionnel 4',
      'droit-penal Pénal 5',
      'fiscalite Fiscal 6',
      'international International 7',
      'justice Justice 8',
      'professions Professions 9',
      'social Social 10',
      'autres Autres 11',
    ]);
  });

  it.each(categories)('finds $slug by its number, its slug and its name', (category) => {
    const { slug, name, databaseId } = category;
    for (const given of [databaseId, `${databaseId}`, slug, name, name.toUpperCase()])
      expect(findCategory(given)).toBe(category);
  });

  it.each(['', 'droit', '0', '12', 'constructor'])('finds no category « %s »', (given) => {
    expect(findCategory(given)).toBeUndefined();
    expect(categoryName(given)).toBe('Non classé');
  });
});
