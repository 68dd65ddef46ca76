import { matchedRoutes } from './matched-routes.ts';

/**
 * The one spelling of a page's path. The router finds « /TERMS » too: the words of our own route table are written as
 * it writes them; what a visitor gives (a slug, a token, a code) stays as given.
 */
export const canonicalPath = (pathname: string): string => {
  const pattern = matchedRoutes(pathname).reduce<string[]>((above, { route: { path } }) => {
    if (!path) return above;
    // Most of the table is written from the root of the site, the rest from the route above.
    return path.startsWith('/') ? path.slice(1).split('/') : above.concat(path.split('/'));
  }, []);
  const [, ...given] = pathname.split('/');
  return `/${given.map((segment, at) => ownWord(pattern[at]) ?? segment).join('/')}`;
};

const ownWord = (part: string | undefined): string | undefined =>
  part === '*' || part?.startsWith(':') ? undefined : part;
