import { fold } from '#domain/search/fold.ts';
import { categories, findCategory } from './categories.ts';

/** The filter of the legislation page: all the branches of law. It is not the name of a category. */
const LAW = 'droit';

const outsideLaw = ['justice', 'professions', 'autres'];

/** The numbers of the categories that are not branches of law: the shorter list. */
export const outsideLawIds: readonly number[] = categories
  .filter(({ slug }) => outsideLaw.includes(slug))
  .map(({ databaseId }) => databaseId);

const lawIds = categories.map(({ databaseId }) => databaseId).filter((id) => !outsideLawIds.includes(id));

export const isLaw = (given: string): boolean => fold(given.trim()) === LAW;

/** The numbers that a number, a slug, a name or « droit » selects; empty for anything else. */
export const categoryIds = (given: string): readonly number[] => {
  if (isLaw(given)) return lawIds;
  const named = findCategory(given) ?? categories.find(({ name }) => fold(name) === fold(given.trim()));
  return named ? [named.databaseId] : [];
};
