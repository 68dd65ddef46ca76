import { categories } from '#domain/category/categories.ts';
import { fold } from '#domain/search/fold.ts';
import type { Facets } from '#web/api/search.ts';

export type ChipModel = { name: string; count: number; on: boolean; category?: string };

/**
 * The chips of both rows: the values found in the results, and the chosen ones even if no result has them any
 * more. Their order does not depend on the results, so that a chip keeps its place and the focus.
 */
export const categoryChips = (facets: Facets['categories'], chosen: readonly string[]): ChipModel[] =>
  categories
    .map(({ name, slug }) => ({
      name,
      category: slug,
      count: facets.find((facet) => facet.slug === slug)?.count ?? 0,
      on: chosen.includes(name),
    }))
    .filter(({ count, on }) => count > 0 || on);

/** More chips would push the results off the first screen of a phone. */
const MOST_TAGS = 8;

export const tagChips = (facets: Facets['tags'], chosen: readonly string[]): ChipModel[] => {
  const frequent = facets.toSorted((a, b) => b.count - a.count).slice(0, MOST_TAGS);
  const shown = facets.filter((facet) => frequent.includes(facet) || chosen.includes(facet.name));
  const offered = shown.map(({ name, count }) => ({ name, count, on: chosen.includes(name) }));
  const gone = chosen
    .filter((name) => !facets.some((facet) => facet.name === name))
    .map((name) => ({ name, count: 0, on: true }));
  return [...offered, ...gone].sort((a, b) => compareFolded(a.name, b.name));
};

const compareFolded = (a: string, b: string): number => {
  const [left, right] = [fold(a), fold(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
