import { matchedRoutes } from './matched-routes.ts';

/**
 * The canonical path of a page. The router also matches « /TERMS »: the fixed segments take the case of the route
 * table; the parameters (a slug, a token, a code) stay as given.
 */
export const canonicalPath = (pathname: string): string => {
  const pattern = matchedRoutes(pathname).flatMap(({ route }) => route.path?.split('/') ?? []);
  const [, ...given] = pathname.split('/');
  return `/${given.map((segment, at) => ownWord(pattern[at]) ?? segment).join('/')}`;
};

const ownWord = (part: string | undefined): string | undefined =>
  part === '*' || part?.startsWith(':') ? undefined : part;
