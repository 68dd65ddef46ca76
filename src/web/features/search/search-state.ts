import { paths } from '#contract/paths.ts';
import { findCategory } from '#domain/category/categories.ts';
import type { Search } from '#web/api/search.ts';

/** The search that a URL holds; the page number is handled by paging/list-address. */
export const readSearch = (url: URL): Search => ({
  q: (url.searchParams.get('q') ?? '').trim(),
  categories: unique(splitList(url.searchParams.get('categories')).map(categoryNameOf)),
  tags: unique(splitList(url.searchParams.get('tags'))),
});

/** The URL of a search, at its first page. */
export const searchHref = ({ q, categories, tags }: Search): string => {
  const given = [
    ['q', q],
    ['categories', categories.join(',')],
    ['tags', tags.join(',')],
  ].filter(([, value]) => value);
  return given.length === 0 ? paths.search : `${paths.search}?${new URLSearchParams(given)}`;
};

/** The same list with this name added or removed. */
export const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

export const isFiltered = ({ categories, tags }: Search): boolean => categories.length + tags.length > 0;

/** Filters apply to results: without a term there are none, and the API returns nothing. */
export const isAsking = ({ q }: Search): boolean => q !== '';

const splitList = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A URL may give a category by its slug or its number, as in the API; here it is always the slug. */
const categoryNameOf = (given: string): string => findCategory(given)?.name ?? given;

const unique = (names: readonly string[]): string[] => [...new Set(names)];
