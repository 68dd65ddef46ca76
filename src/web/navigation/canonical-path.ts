import { matchedRoutes } from './matched-routes.ts';

/**
 * The canonical path of a page. The router also matches « /TERMS »: the fixed segments take the case of the route
 * table; the parameters (a slug, a token, a code) stay as given.
 */
export const canonicalPath = (pathname: string): string => {
  const pattern = matchedRoutes(pathname).reduce(nestedPattern, []);
  const [, ...given] = pathname.split('/');
  return `/${given.map((segment, at) => ownWord(pattern[at]) ?? segment).join('/')}`;
};

/** A child's path is relative to its parent's, or absolute and whole. */
const nestedPattern = (parent: string[], { route }: { route: { path?: string | undefined } }): string[] => {
  if (route.path === undefined) return parent;
  return route.path.startsWith('/') ? route.path.split('/').slice(1) : [...parent, ...route.path.split('/')];
};

const ownWord = (part: string | undefined): string | undefined =>
  part === '*' || part?.startsWith(':') ? undefined : part;
