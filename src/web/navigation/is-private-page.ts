import { matchedRoutes } from './matched-routes.ts';
import { handleOf } from './route-handle.ts';

/** Whether the page at this path is for one visitor's eyes: the back-office, an address that holds a secret. */
export const isPrivatePage = (pathname: string): boolean =>
  matchedRoutes(pathname).some(({ route }) => handleOf(route).private);
