import { paths } from '#contract/paths.ts';
import { findCategory } from '#domain/category/categories.ts';
import type { Search } from '#web/api/search.ts';

/** What an address asks for; the page number is the list's affair (paging/list-address). */
export const readSearch = (url: URL): Search => ({
  q: (url.searchParams.get('q') ?? '').trim(),
  categories: unique(splitList(url.searchParams.get('categories')).map(categoryNameOf)),
  tags: unique(splitList(url.searchParams.get('tags'))),
});

/** The address of a search, at its first page. */
export const searchHref = ({ q, categories, tags }: Search): string => {
  const given = [
    ['q', q],
    ['categories', categories.join(',')],
    ['tags', tags.join(',')],
  ].filter(([, value]) => value);
  return given.length === 0 ? paths.search : `${paths.search}?${new URLSearchParams(given)}`;
};

/** The same names, with this one put in or taken out. */
export const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

export const isFiltered = ({ categories, tags }: Search): boolean => categories.length + tags.length > 0;

/** Filters choose among results: without a term there are none, and the API finds nothing. */
export const isAsking = ({ q }: Search): boolean => q !== '';

const splitList = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A link may give a category by its slug or its number, as the API does; here it has one name. */
const categoryNameOf = (given: string): string => findCategory(given)?.name ?? given;

const unique = (names: readonly string[]): string[] => [...new Set(names)];
