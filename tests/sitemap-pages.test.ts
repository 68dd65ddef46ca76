import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { sitePages } from '#server/areas/feeds/site-pages.ts';
import { routes } from '#web/all-routes.ts';

it.each(sitePages(new Map()).map(({ path }) => path))('%s, which the sitemap names, is a page', (path) => {
  const found = matchRoutes(routes, path)?.at(-1)?.route;
  expect(found?.id).toBeDefined();
  expect(found?.path).not.toBe('*');
});
