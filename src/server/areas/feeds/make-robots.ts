import { adminPaths, paths } from '#contract/paths.ts';
import { freshUntil } from '#server/pages/freshness.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { FeedDeps } from './fresh-document.ts';

/** Paths that are not pages, or have no content of their own. */
const CLOSED = [paths.api, adminPaths.dashboard, paths.login, paths.search];

export const makeRobots = async ({ clock, publicUrl }: Omit<FeedDeps, 'db'>): Promise<FreshPage> => {
  const keys = new Set([surrogateKeys.site]);
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl()}${paths.sitemap}`,
    `Sitemap: ${publicUrl()}${paths.newsSitemap}`,
    '',
  ];
  return {
    status: 200,
    html: lines.join('\n'),
    type: 'text/plain; charset=utf-8',
    keys,
    freshUntil: freshUntil(keys, clock.now()),
  };
};
