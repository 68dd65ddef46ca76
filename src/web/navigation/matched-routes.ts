import { matchRoutes } from 'react-router';
import { routes } from '#web/all-routes.ts';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

const MAX_KEPT = 500;
const kept = new Map<string, Matches>();

/**
 * The routes of the page at this path, cached: the router ranks its whole table at each match, and the server matches
 * each address several times, including those it refuses during a flood.
 */
export const matchedRoutes = (pathname: string): Matches => {
  const known = kept.get(pathname);
  if (known) return known;
  const matches = matchRoutes(routes, pathname) ?? [];
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(pathname, matches);
  return matches;
};
