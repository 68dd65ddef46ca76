import { test as base, expect } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { settle, waitForReact } from './hydration.ts';
import { type Incidents, watchIncidents } from './incidents.ts';
import { type Content, type Site, startSite } from './site.ts';
import { templateOf } from './site-templates.ts';

export { expect };

type WorkerFixtures = {
  /** Starts the product at the first request for a content and reuses it for the worker's other tests. */
  siteWith: (content: Content) => Promise<Site>;
};

type TestFixtures = {
  /** Which site `page` visits: `test.use({ content: 'none' })` for the empty one. */
  content: Content;
  /** The site `page` visits: `page.goto('/')` is relative to it. */
  site: Site;
  /** The product with its demonstration content, whatever `page` visits. */
  demoSite: Site;
  /** The product with an empty database, whatever `page` visits. */
  emptySite: Site;
  /** For tests that provoke an error on purpose; any other incident fails the test. */
  incidents: Incidents;
};

// External host names do not resolve: the tests are the same with and without a network.
const STAY_HOME =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, args, env } = await findChromium();
      await use({
        ...launchOptions,
        executablePath,
        args: [...args, STAY_HOME],
        env: { ...process.env, ...env },
      });
    },
    { scope: 'worker' },
  ],
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const started = new Map<Content, Promise<Site>>();
      await use((content) => {
        const site = started.get(content) ?? startSite({ content, from: templateOf(content) });
        started.set(content, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],

  content: ['demo', { option: true }],
  site: async ({ siteWith, content }, use) => use(await siteWith(content)),
  demoSite: async ({ siteWith }, use) => use(await siteWith('demo')),
  emptySite: async ({ siteWith }, use) => use(await siteWith('none')),
  baseURL: async ({ site }, use) => use(site.url),

  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : waitForReact(page)),

  incidents: [
    async ({ context, site, javaScriptEnabled }, use, testInfo) => {
      const incidents = await watchIncidents(context, site.url);
      const outputBefore = site.output().length;
      await use(incidents);
      if (javaScriptEnabled !== false) await Promise.all(context.pages().map(settle));
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('serveur', {
          body: site.output().slice(outputBefore),
          contentType: 'text/plain',
        });
      expect(incidents.report(), 'ce que la console et le réseau du navigateur ont à redire').toEqual([]);
    },
    { auto: true },
  ],
});
