import { matchRoutes } from 'react-router';
import { routes } from '#web/all-routes.ts';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

const MAX_KEPT = 500;
const kept = new Map<string, Matches>();

/**
 * The routes of the page at this path. The router ranks its whole table at each question, and the server asks several
 * of each address, also of those that it refuses in a flood: the answers are kept.
 */
export const matchedRoutes = (pathname: string): Matches => {
  const known = kept.get(pathname);
  if (known) return known;
  const matches = matchRoutes(routes, pathname) ?? [];
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(pathname, matches);
  return matches;
};
