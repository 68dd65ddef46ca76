/** Every order of a list: each of its columns, in both directions. */
export const sortsOf = (columns: readonly string[]) =>
  columns.flatMap((sortBy) => (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })));
