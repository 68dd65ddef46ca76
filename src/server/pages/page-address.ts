/**
 * The address by which a page is rendered and kept: its path and the query parameters it reads, in a fixed order.
 * Whatever else a visitor sends can neither change the page nor make a second copy of it.
 */
export const pageAddress = (
  url: string,
  queryParameters: (pathname: string) => readonly string[],
): string => {
  const [path = '/', query = ''] = url.split('?', 2);
  // '//host/x' would be read as an address on another host.
  const pathname = path.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');
  const given = new URLSearchParams(query);
  const kept = queryParameters(pathname)
    .toSorted()
    .map((name) => [name, given.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '');
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept.map(([...pair]) => pair))}`;
};
