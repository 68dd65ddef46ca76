import { matchRoutes } from 'react-router';
import { routes } from '#web/all-routes.ts';
import { handleOf } from './route-handle.ts';

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchRoutes(routes, pathname)?.flatMap(({ route }) => handleOf(route).query ?? []) ?? [];
