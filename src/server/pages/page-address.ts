/** Leads to the not-found page, in French, whatever could not be read. */
const UNREADABLE = '/adresse-illisible';

/** What no address of a page holds, once decoded: what a browser or a router would each read in its own way. */
const UNUSUAL = /[\\#\p{Cc}\u2028\u2029]/u;

/**
 * The address by which a page is rendered and kept: its path and the query parameters it reads, in a fixed order.
 * Whatever else a visitor sends can neither change the page nor make a second copy of it.
 */
export const pageAddress = (
  url: string,
  queryParameters: (pathname: string) => readonly string[],
): string => {
  const mark = url.indexOf('?');
  const pathname = readPath(mark < 0 ? url : url.slice(0, mark));
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const parameters = queryParameters(pathname)
    .toSorted()
    .map((name) => [name, given.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '');
  return parameters.length === 0
    ? pathname
    : `${pathname}?${new URLSearchParams(parameters.map(([...pair]) => pair))}`;
};

/** One spelling per path: dots resolved, slashes collapsed, letters encoded only where they must be. */
const readPath = (path: string): string => {
  if (!path.startsWith('/') || UNUSUAL.test(path)) return UNREADABLE;
  try {
    // '//host/x' would be read as an address on another host.
    const { pathname } = new URL(path.replace(/^\/+/, '/'), 'http://localhost');
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => UNUSUAL.test(segment))) return UNREADABLE;
    return `/${segments.map(encodeURIComponent).join('/')}`;
  } catch {
    return UNREADABLE;
  }
};
