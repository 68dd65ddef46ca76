import { matchedRoutes } from './matched-routes.ts';
import { handleOf } from './route-handle.ts';

/** The rate-limit class of the page at this path, if it has one (RouteHandle.limit). */
export const pageLimit = (pathname: string) =>
  matchedRoutes(pathname)
    .map(({ route }) => handleOf(route).limit)
    .find((limit) => limit !== undefined);
