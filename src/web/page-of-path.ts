import { matchRoutes } from 'react-router';
import { routes } from './all-routes.ts';
import { handleOf } from './navigation/route-handle.ts';

/** What the server asks of the route table about an address, without rendering its page. */

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

const MAX_CACHED = 500;
const cached = new Map<string, Matches>();

/**
 * The routes of the page at this path. The router ranks its whole table at each call, and the server calls it several
 * times per address, refused requests included: the results are cached.
 */
const matchedRoutes = (pathname: string): Matches => {
  const known = cached.get(pathname);
  if (known) return known;
  const matches = matchRoutes(routes, pathname) ?? [];
  if (cached.size === MAX_CACHED) cached.clear();
  cached.set(pathname, matches);
  return matches;
};

/** Whether the page at this path is for one visitor: the back-office, or an address that holds a secret. */
export const isPrivatePage = (pathname: string): boolean =>
  matchedRoutes(pathname).some(({ route }) => handleOf(route).private);

/** The rate-limit class of the API calls whose data this page shows: a visit of the page counts in it. */
export const pageLimit = (pathname: string) =>
  matchedRoutes(pathname)
    .map(({ route }) => handleOf(route).limit)
    .find((limit) => limit !== undefined);

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchedRoutes(pathname).flatMap(({ route }) => handleOf(route).query ?? []);

/**
 * The one spelling of a page's path. The router matches « /TERMS » too: the fixed segments are spelled as in the route
 * table; what a visitor gives (a slug, a token, a code) stays as given.
 */
export const canonicalPath = (pathname: string): string => {
  const pattern = matchedRoutes(pathname).reduce((path, { route }) => joinPaths(path, route.path), '');
  const fixed = pattern.split('/');
  return pathname
    .split('/')
    .map((segment, at) => fixedSegment(fixed[at]) ?? segment)
    .join('/');
};

/** An absolute path of a child route contains its parent's. */
const joinPaths = (parent: string, child: string | undefined): string => {
  if (child === undefined) return parent;
  return child.startsWith('/') ? child : `${parent}/${child}`;
};

const fixedSegment = (part: string | undefined): string | undefined =>
  part === '*' || part?.startsWith(':') ? undefined : part;
