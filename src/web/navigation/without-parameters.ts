/** A query, « ?a=1&b=2 », without the parameters of these names. */
export const withoutParameters = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
};
