import { matchRoutes } from 'react-router';
import { routes } from '#web/all-routes.ts';
import { handleOf } from './route-handle.ts';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

const MAX_CACHED = 500;
const cache = new Map<string, Matches>();

/**
 * The routes of the page at this path, cached: the router ranks its whole table at each match, and the server matches
 * each address several times, including those it refuses during a flood.
 */
export const matchedRoutes = (pathname: string): Matches => {
  const cached = cache.get(pathname);
  if (cached) return cached;
  const matches = matchRoutes(routes, pathname) ?? [];
  if (cache.size === MAX_CACHED) cache.clear();
  cache.set(pathname, matches);
  return matches;
};

/** Whether the page at this path is private: the back-office, or an address that contains a secret. */
export const isPrivatePage = (pathname: string): boolean =>
  matchedRoutes(pathname).some(({ route }) => handleOf(route).private);

/** The rate-limit class of the page at this path, if it has one (RouteHandle.limit). */
export const pageLimit = (pathname: string) =>
  matchedRoutes(pathname)
    .map(({ route }) => handleOf(route).limit)
    .find((limit) => limit !== undefined);

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchedRoutes(pathname).flatMap(({ route }) => handleOf(route).query ?? []);
