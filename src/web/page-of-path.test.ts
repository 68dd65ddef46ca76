import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './all-routes.ts';
import { canonicalPath, matchedRoutes } from './page-of-path.ts';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/'],
    ['/terms', '/terms'],
    ['/TERMS', '/terms'],
    ['/Annonces-Legales', '/annonces-legales'],
    ['/ARTICLE/Un-Slug', '/article/Un-Slug'],
    ['/annonces-legales/SUIVI/aBcD', '/annonces-legales/suivi/aBcD'],
    ['/Verification/ABCD', '/verification/ABCD'],
    ['/ANNONCES-LEGALES/confirmation', '/annonces-legales/confirmation'],
    ['/Admin/Articles/EDIT/aB', '/admin/articles/edit/aB'],
    ['/ADMIN/Nowhere/X', '/admin/Nowhere/X'],
    ['/Nowhere/AT/all', '/Nowhere/AT/all'],
  ])('of %s is %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });
});

describe('the routes of a path', () => {
  const pathsOf = (table: readonly RouteObject[], above = ''): string[] =>
    table.flatMap(({ path, children = [] }) => {
      const own = path?.startsWith('/') || path === undefined ? (path ?? above) : `${above}/${path}`;
      return [own, ...pathsOf(children, own)];
    });
  const known = [...new Set(pathsOf(routes))].map((path) =>
    path.replace(/:\w+\??/g, 'x1').replace('*', 'nulle/part'),
  );

  it.each([
    ...known,
    ...known.map((path) => path.toUpperCase()),
    ...known.map((path) => `${path}/plus`),
    '/a%20b',
  ])('are those that the router finds: %s', (path) => {
    const found = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
    expect(matchedRoutes(path).map(({ id, path: own }) => id ?? own)).toEqual(
      found.map(({ id, path: own }) => id ?? own),
    );
  });
});
