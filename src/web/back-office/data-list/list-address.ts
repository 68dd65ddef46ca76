import { readDay, readHidden, readPage, readText, writeQuery } from '../page-address.ts';
import { readSorting, type Sorting, sortingQuery } from '../sorting.ts';

/** What a list shows; all of it is in the address, except a search that names a person. */
export type ListState<Filter extends string = string, Sort extends string = string> = {
  readonly page: number;
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly sorting: Sorting<Sort> | undefined;
  /** The columns that are not shown. */
  readonly hidden: readonly string[];
};

export type ListAddress<Filter extends string, Sort extends string> = {
  readonly path: string;
  /** The values of each filter; undefined: any text. */
  readonly filters: Readonly<Record<Filter, readonly string[] | undefined>>;
  readonly sorts: readonly Sort[];
  /** Whether a text names a person: it must not be in an address. */
  readonly isPersonal: (search: string) => boolean;
};

/** The state of the history entry, which holds a search that the address does not. */
type Entry = { search?: unknown } | null | undefined;

const named = <Filter extends string>(filters: Readonly<Record<Filter, unknown>>): Filter[] =>
  Object.keys(filters) as Filter[];

export const readList = <Filter extends string, Sort extends string>(
  { filters, sorts, isPersonal }: ListAddress<Filter, Sort>,
  query: URLSearchParams,
  entry?: Entry,
): ListState<Filter, Sort> => {
  const shown = readText(query, 'search');
  const typed = typeof entry?.search === 'string' ? entry.search : '';
  return {
    page: readPage(query),
    search: shown && !isPersonal(shown) ? shown : typed,
    from: readDay(query, 'start_date'),
    to: readDay(query, 'end_date'),
    filters: Object.fromEntries(
      named(filters).map((name) => [name, known(readText(query, name), filters[name])]),
    ) as Record<Filter, string>,
    sorting: readSorting(query, sorts),
    hidden: readHidden(query),
  };
};

const known = (value: string, values: readonly string[] | undefined): string =>
  !values || values.includes(value) ? value : '';

export const listHref = <Filter extends string, Sort extends string>(
  { path, isPersonal }: ListAddress<Filter, Sort>,
  { page, search, from, to, filters, sorting, hidden }: ListState<Filter, Sort>,
): string =>
  writeQuery(path, {
    search: isPersonal(search) ? '' : search,
    ...filters,
    start_date: from,
    end_date: to,
    ...sortingQuery(sorting),
    hidden: hidden.join(','),
    page: page > 1 ? String(page) : '',
  });

/** The filters as the calls of the API take them. */
export const listBodyOf = <Filter extends string, Sort extends string>({
  search,
  from,
  to,
  filters,
  sorting,
}: ListState<Filter, Sort>) => ({
  ...(search && { search }),
  ...(from && { start_date: from }),
  ...(to && { end_date: to }),
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<
    Record<Filter, string>
  >),
  ...(sorting && { sortBy: sorting.column, sortOrder: sorting.order }),
});

/** How many filters are set, besides the search. */
export const countFilters = ({ from, to, filters }: ListState): number =>
  [from, to, ...Object.values(filters)].filter((value) => value !== '').length;
