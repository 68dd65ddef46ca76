import { fold } from '#domain/search/fold.ts';
import { categories, findCategory } from './categories.ts';

/** What the legislation page asks for: a name that is in no list, for all the branches of law. */
const LAW = 'droit';

const outsideLaw = ['justice', 'professions', 'autres'];

/** The numbers of the categories that are not branches of law: they are fewer to name. */
export const outsideLawIds: readonly number[] = categories
  .filter(({ slug }) => outsideLaw.includes(slug))
  .map(({ databaseId }) => databaseId);

const lawIds = categories.map(({ databaseId }) => databaseId).filter((id) => !outsideLawIds.includes(id));

export const isLaw = (given: string): boolean => fold(given.trim()) === LAW;

/** The numbers meant by a number, a slug, a name or « droit »; none for what names nothing. */
export const categoryIds = (given: string): readonly number[] => {
  if (isLaw(given)) return lawIds;
  const named = findCategory(given) ?? categories.find(({ name }) => fold(name) === fold(given.trim()));
  return named ? [named.databaseId] : [];
};
