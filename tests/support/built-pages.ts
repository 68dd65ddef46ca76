import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteObject } from 'react-router';
import type { AppDeps } from '#server/app.ts';

const PAGES = resolve('dist/web');

/** The built pages, if any: `npm test` builds them first. */
export const builtPages = async (
  settings: { cachedParts?: () => readonly string[] } = {},
): Promise<AppDeps['site']> => {
  if (!existsSync(resolve(PAGES, 'server/entry-server.js'))) return undefined;
  const pages = await import(/* @vite-ignore */ pathToFileURL(resolve(PAGES, 'server/entry-server.js')).href);
  const manifest = JSON.parse(await readFile(resolve(PAGES, 'client/.vite/manifest.json'), 'utf8'));
  return {
    pages: pages.createPages(
      manifest,
      (file: string) => readFileSync(resolve(PAGES, 'client', file), 'utf8'),
      settings,
    ),
    clientDir: resolve(PAGES, 'client'),
    listen: async () => async () => {},
  };
};

/** The app serves every page by one catch-all route: the addresses are in the pages' own route table. */
export const pageRoutes = async (): Promise<string[]> => {
  const { routes } = await import('#web/all-routes.ts');
  const pathsOf = (route: RouteObject, above: string): string[] => {
    const path = route.path ? `${above}/${route.path}`.replaceAll('//', '/') : above;
    return [path || '/', ...(route.children ?? []).flatMap((child) => pathsOf(child, path))];
  };
  return [...new Set(routes.flatMap((route) => pathsOf(route, '')))];
};
