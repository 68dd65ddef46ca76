import { matchRoutes } from 'react-router';
import { type RouteHandle, routes } from '#web/routes.ts';

/** The query parameters that the page at this path reads. */
export const queryParameters = (pathname: string): readonly string[] =>
  matchRoutes(routes, pathname)?.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.query ?? []) ??
  [];
