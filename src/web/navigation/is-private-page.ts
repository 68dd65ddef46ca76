import { matchedRoutes } from './matched-routes.ts';
import { handleOf } from './route-handle.ts';

/** Whether the page at this path is private: the back-office, or an address that contains a secret. */
export const isPrivatePage = (pathname: string): boolean =>
  matchedRoutes(pathname).some(({ route }) => handleOf(route).private);
