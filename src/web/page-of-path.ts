import type { RouteObject } from 'react-router';
import { routes } from './all-routes.ts';
import { handleOf } from './navigation/route-handle.ts';

/** What the server asks of the route table about an address, without rendering its page. */

/** A way through the table, from the root to a page. */
type Branch = { parts: readonly string[]; matched: readonly RouteObject[]; score: number };

/** The router ranks its table at each call of `matchRoutes`; here it is ranked once, by the same rules. */
const branchesOf = (table: readonly RouteObject[], above: readonly RouteObject[] = [], path = ''): Branch[] =>
  table.flatMap((route) => {
    const matched = [...above, route];
    const own = joinPaths(path, route.path);
    const below = branchesOf(route.children ?? [], matched, own);
    return route.path === undefined && !route.index
      ? below
      : [
          ...below,
          ...spellingsOf(own).map((spelling) => ({
            parts: segmentsOf(spelling),
            matched,
            score: scoreOf(spelling, route.index === true),
          })),
        ];
  });

/** With its last parameter and without, if it is optional. */
function spellingsOf(path: string): string[] {
  return path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/'))] : [path];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const scoreOf = (path: string, isIndex: boolean): number => {
  const parts = path === '' ? ['', ''] : path.split('/');
  const scores = parts.filter((part) => part !== '*').map(scoreOfPart);
  const start = parts.length + (parts.includes('*') ? -2 : 0) + (isIndex ? 2 : 0);
  return scores.reduce((total, score) => total + score, start);
};

const scoreOfPart = (part: string): number => {
  if (part === '') return 1;
  return part.startsWith(':') ? 3 : 10;
};

const branches = branchesOf(routes).sort((a, b) => b.score - a.score);

const isMatch = (parts: readonly string[], segments: readonly string[]): boolean => {
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every(
    (part, at) => part.startsWith(':') || part.toLowerCase() === segments[at]?.toLowerCase(),
  );
};

/** A request asks about the same path half a dozen times in a row. */
let latest: { pathname: string; matched: readonly RouteObject[] } | undefined;

/** The routes of the page at this path, from the root. */
export const matchedRoutes = (pathname: string): readonly RouteObject[] => {
  if (latest?.pathname === pathname) return latest.matched;
  const segments = segmentsOf(pathname).map(decodeURIComponent);
  const matched = branches.find(({ parts }) => isMatch(parts, segments))?.matched ?? [];
  latest = { pathname, matched };
  return matched;
};

/** Whether the page at this path is for one visitor: the back-office, or an address that holds a secret. */
export const isPrivatePage = (pathname: string): boolean =>
  matchedRoutes(pathname).some((route) => handleOf(route).private);

/** The rate-limit class of the API calls whose data this page shows: a visit of the page counts in it. */
export const pageLimit = (pathname: string) =>
  matchedRoutes(pathname)
    .map((route) => handleOf(route).limit)
    .find((limit) => limit !== undefined);

const patternOf = (pathname: string): string =>
  matchedRoutes(pathname).reduce((path, route) => joinPaths(path, route.path), '');

/** The route of the page at this path, as the table spells it: « /article/:slug ». */
export const routePattern = (pathname: string): string => patternOf(pathname) || '/';

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchedRoutes(pathname).flatMap((route) => handleOf(route).query ?? []);

/**
 * The one spelling of a page's path. The router matches « /TERMS » too: the fixed segments are spelled as in the route
 * table; what a visitor gives (a slug, a token, a code) stays as given.
 */
export const canonicalPath = (pathname: string): string => {
  const fixed = patternOf(pathname).split('/');
  return pathname
    .split('/')
    .map((segment, at) => fixedSegment(fixed[at]) ?? segment)
    .join('/');
};

/** An absolute path of a child route contains its parent's. */
function joinPaths(parent: string, child: string | undefined): string {
  if (child === undefined) return parent;
  return child.startsWith('/') ? child : `${parent}/${child}`;
}

const fixedSegment = (part: string | undefined): string | undefined =>
  part === '*' || part?.startsWith(':') ? undefined : part;
