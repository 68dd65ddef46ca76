import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAssetFinder, type Manifest } from '#web/document/assets.ts';

const CLIENT = resolve('dist/web/client');
const MANIFEST = resolve(CLIENT, '.vite/manifest.json');
const KILOBYTE = 1_000;

/** What a screen loads once its scripts start; what it loads before is measured in a browser (page-weight.e2e.ts). */
const screens: readonly [
  name: string,
  routes: readonly string[],
  parts: readonly string[],
  kilobytes: number,
][] = [
  ['the home page', ['routes/HomeRoute'], [], 132],
  ['an article', ['routes/ArticleRoute'], [], 132],
  // A gesture beside the form downloads no more (entry-start.ts).
  ['the deposit form before it is touched', ['routes/AnnouncementsRoute'], [], 130],
  [
    'the deposit form without its editor',
    ['routes/AnnouncementsRoute'],
    ['features/announcement-form/SubmissionForm'],
    175,
  ],
  [
    'the first screen of the back-office',
    ['routes/admin-routes', 'routes/AdminRoute', 'features/admin-dashboard/Dashboard'],
    [],
    200,
  ],
];

// `npm test` builds the pages first.
describe.skipIf(!existsSync(MANIFEST))('the built scripts', () => {
  it.each(screens)('of %s are within their budget', (_name, routes, parts, kilobytes) => {
    const assetsOf = createAssetFinder(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest);
    const assets = assetsOf(routes, parts);
    const bytes = [assets.entry, ...assets.imports, ...assets.parts].map(
      (file) => statSync(`${CLIENT}${file}.gz`).size,
    );
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100 * KILOBYTE);
    expect(total).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  });

  it('keep the editor, the validation library, the charts and the generation out of the first screens', () => {
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
    const assetsOf = createAssetFinder(manifest);
    const apart = [
      'notice-form/editor/NoticeEditor.tsx',
      'notice-form/type-parts.ts',
      'features/announcement-form/later-steps.ts',
      'features/admin-dashboard/charts/ChartPanels.tsx',
      'features/admin-articles/edit/text/ArticleTextEditor.tsx',
      'features/admin-generation/GenerationPage.tsx',
    ].map((source) => `/${manifest[source]?.file}`);
    expect(apart).not.toContain('/undefined');
    for (const [, routes, parts] of screens) {
      const assets = assetsOf(routes, parts);
      expect([...assets.imports, ...assets.parts].filter((file) => apart.includes(file))).toEqual([]);
    }
  });
});
