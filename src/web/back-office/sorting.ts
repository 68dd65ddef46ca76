import { type SortOrder, sortOrders } from '#contract/fields.ts';

/** The sorted column of a list; without one, the list is in its own order. */
export type Sorting<Column extends string> = { readonly column: Column; readonly order: SortOrder };

export const readSorting = <Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
): Sorting<Column> | undefined => {
  const column = columns.find((known) => known === query.get('sortBy'));
  if (!column) return undefined;
  return { column, order: sortOrders.find((known) => known === query.get('sortOrder')) ?? 'asc' };
};

/** The same names in the addresses of the screen and of the API. */
export const sortingQuery = (sorting: Sorting<string> | undefined): Record<string, string> =>
  sorting ? { sortBy: sorting.column, sortOrder: sorting.order } : {};

/** The next press on a column: its first order, then the other one, then the list's own order. */
export const nextSorting = <Column extends string>(
  current: Sorting<Column> | undefined,
  column: Column,
  first: SortOrder,
): Sorting<Column> | undefined => {
  if (current?.column !== column) return { column, order: first };
  if (current.order !== first) return undefined;
  return { column, order: first === 'asc' ? 'desc' : 'asc' };
};
