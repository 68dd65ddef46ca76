import { matchedRoutes } from './matched-routes.ts';
import { handleOf } from './route-handle.ts';

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchedRoutes(pathname).flatMap(({ route }) => handleOf(route).query ?? []);
