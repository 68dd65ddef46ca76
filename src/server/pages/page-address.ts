/** The address that every unreadable one is replaced by: it renders the not-found page. */
const UNREADABLE = '/adresse-illisible';

/** Characters that no decoded page address contains: browsers and routers interpret them differently. */
const UNUSUAL = /[\\#\p{Cc}\u2028\u2029]/u;

/**
 * The address under which a page is rendered and cached: its path and the query parameters it reads, in a fixed order.
 * Nothing else that a visitor sends can change the page or create a second copy of it.
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
