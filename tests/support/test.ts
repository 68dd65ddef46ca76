import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { BROWSER_OPTIONS, coverPages } from './coverage.ts';
import { expect } from './expect.ts';
import { settle, waitForReact } from './hydration.ts';
import { type Incidents, watchIncidents } from './incidents.ts';
import { hasSharedMemory } from './shared-memory.ts';
import { type Content, type Site, startSite } from './site.ts';
import { type Engine, fromTemplate } from './site-templates.ts';

export { expect };

/** What a worker starts once: a site, or a site with a server of its own beside it. */
type Started = { stop: () => Promise<void> };

export type WorkerFixtures = {
  /** The database of every site: chosen by the project of playwright.config.ts. */
  engine: Engine;
  /**
   * Calls `start` at its first use and returns the same result to the worker's later tests. Every site goes
   * through it: a worker fixture of a single test file would make Playwright end the worker, its browser and
   * its sites before that file and after it.
   */
  startOnce: <T extends Started>(start: (engine: Engine) => Promise<T>) => Promise<T>;
};

type TestFixtures = {
  /** Which site `page` visits: `test.use({ content: 'none' })` for the empty one. */
  content: Content;
  /** The site `page` visits: `page.goto('/')` is relative to it. */
  site: Site;
  /** For tests that provoke an error on purpose; any other incident fails the test. */
  incidents: Incidents;
};

// Playwright keeps the stack of each call of a test, and of each message to the browser, and looks up 200 frames of it in
// source maps. Node loads the tests as they lie: there is nothing to look up.
Reflect.deleteProperty(Error, 'prepareStackTrace');
Error.stackTraceLimit = 20;

// External host names do not resolve: the tests are the same with and without a network.
const STAY_HOME =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

// A quarter of Chromium's processor time: no journey looks at what is drawn (no memory for it), and none runs long enough
// to gain by what V8 would optimise.
const WITHOUT_DRAWING = ['--force-gpu-mem-available-mb=0', '--js-flags=--no-opt --no-maglev'];

// A journey visits one site: a process for each origin, and one kept ready for the next, only cost their start.
const FEWER_PROCESSES = ['--disable-site-isolation-trials'];

// Because containers often have 64 MB of shared memory, Playwright makes Chromium share files: one for each answer.
const IN_FILES = '--disable-dev-shm-usage';

const start: Record<Content, (engine: Engine) => Promise<Site>> = {
  demo: async (engine) => startSite(await fromTemplate(engine, 'demo')),
  none: async (engine) => startSite(await fromTemplate(engine, 'none')),
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, args, env } = await findChromium();
      await use({
        ...launchOptions,
        executablePath,
        args: [...args, STAY_HOME, ...WITHOUT_DRAWING, ...FEWER_PROCESSES, ...BROWSER_OPTIONS],
        ignoreDefaultArgs: (await hasSharedMemory()) ? [IN_FILES] : [],
        // Without a locale Chromium does not find a downloads folder whose name has accents.
        env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
      });
    },
    { scope: 'worker' },
  ],
  engine: ['server', { option: true, scope: 'worker' }],
  startOnce: [
    async ({ engine }, use) => {
      const started = new Map<(engine: Engine) => Promise<Started>, Promise<Started>>();
      await use(<T extends Started>(start: (engine: Engine) => Promise<T>) => {
        const result = started.get(start) ?? start(engine);
        started.set(start, result);
        return result as Promise<T>;
      });
      await Promise.all([...started.values()].map(async (result) => (await result).stop()));
    },
    { scope: 'worker' },
  ],

  content: ['demo', { option: true }],
  site: async ({ startOnce, content }, use) => use(await startOnce(start[content])),
  baseURL: async ({ site }, use) => use(site.url),

  // A connection that was idle as long as the server keeps it may end in the moment it is used. A browser calls again by
  // itself; the calls that a test makes beside it do so here.
  context: async ({ context }, use, testInfo) => {
    const { request } = context;
    const fetch = request.fetch.bind(request);
    request.fetch = (url, options) => fetch(url, { maxRetries: 1, ...options });
    const writeCoverage = await coverPages(context, testInfo);
    await use(context);
    await writeCoverage();
  },
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : waitForReact(page)),

  incidents: [
    async ({ context, site, javaScriptEnabled }, use, testInfo) => {
      const incidents = await watchIncidents(context, site.url);
      const outputBefore = site.output().length;
      const calls = recordCalls(context);
      await use(incidents);
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      // A test that failed may have left its page waiting for ever, its clock stopped for instance: its own error counts.
      if (javaScriptEnabled !== false && !hasFailed) await Promise.all(context.pages().map(settle));
      if (hasFailed) {
        for (const [name, body] of [
          ['serveur', site.output().slice(outputBefore)],
          ['appels', calls.join('\n')],
        ] as const)
          await testInfo.attach(name, { body, contentType: 'text/plain' });
        // A page that crashed or closes cannot be printed: the test's own error counts.
        for (const [index, page] of context.pages().entries())
          await print(page, testInfo.outputPath(`page-${index + 1}.pdf`)).catch(() => {});
      }
      expect(incidents.report(), 'ce que la console et le réseau du navigateur ont à redire').toEqual([]);
    },
    { auto: true },
  ],
});

/** The whole page as it was left. Printed: nothing is drawn on a screen (`WITHOUT_DRAWING`). */
const print = async (page: Page, file: string): Promise<void> => {
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.emulateMedia({ media: 'screen' });
  await page.pdf({ path: file, width: `${width}px`, height: `${height}px`, printBackground: true });
};

/** The calls of the API that the browser made, with their answers and times, for the report of a failure. */
const recordCalls = (context: BrowserContext): string[] => {
  const calls: string[] = [];
  const record = (request: Request, end: string | number) => {
    if (request.url().includes('/api/'))
      calls.push(`${new Date().toISOString()} ${request.method()} ${request.url()} : ${end}`);
  };
  context.on('response', (response) => record(response.request(), response.status()));
  context.on('requestfailed', (request) => record(request, request.failure()?.errorText ?? 'failed'));
  return calls;
};
