import { matchedRoutes } from './matched-routes.ts';
import { handleOf } from './route-handle.ts';

/** The class of calls with which a visit of this page is counted, where it tells what they tell. */
export const pageLimit = (pathname: string) =>
  matchedRoutes(pathname)
    .map(({ route }) => handleOf(route).limit)
    .find((limit) => limit !== undefined);
