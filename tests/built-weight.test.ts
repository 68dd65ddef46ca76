import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAssetFinder, type Manifest } from '#web/document/assets.ts';

const CLIENT = resolve('dist/web/client');
const MANIFEST = resolve(CLIENT, '.vite/manifest.json');
const KILOBYTE = 1_000;

/** What a screen loads once its scripts start; what it loads before is measured in a browser (page-weight.e2e.ts). */
const screens: readonly [name: string, routes: readonly string[], kilobytes: number][] = [
  ['the home page', ['routes/HomeRoute'], 135],
  ['an article', ['routes/ArticleRoute'], 135],
  [
    'the deposit form without its editor',
    ['routes/AnnouncementsRoute', 'features/announcement-form/SubmissionForm'],
    252,
  ],
  [
    'the first screen of the back-office',
    ['routes/admin-routes', 'routes/AdminRoute', 'features/admin-dashboard/Dashboard'],
    200,
  ],
];

// `npm test` builds the pages first.
describe.skipIf(!existsSync(MANIFEST))('the built scripts', () => {
  it.each(screens)('of %s are within their budget', (_name, routes, kilobytes) => {
    const assetsOf = createAssetFinder(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest);
    const { entry, imports } = assetsOf(routes, false);
    const bytes = [entry, ...imports].map((file) => statSync(`${CLIENT}${file}.gz`).size);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100 * KILOBYTE);
    expect(total).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  });
});
