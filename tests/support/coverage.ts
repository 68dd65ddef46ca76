import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { writableFolder } from './writable-folder.ts';

/** Where `npm run coverage` collects what every process and every page executed; undefined in all other runs. */
const FOLDER = process.env.COVERAGE_FOLDER;

/** For a program of the product: what it executes is recorded when it ends. Code from the cache would be counted badly. */
export const programEnvironment = (): Record<string, string> =>
  FOLDER
    ? { NODE_V8_COVERAGE: join(FOLDER, 'programs'), NODE_DISABLE_COMPILE_CACHE: '1' }
    : { NODE_COMPILE_CACHE: writableFolder('node_modules/.cache/compile') };

/** The file that starts a site: covered are the sources themselves, which Node reads as well as what is built of them. */
export const SITE_PROGRAM = FOLDER ? 'src/server/main.ts' : 'dist/server/main.js';

/**
 * For the browser: a page that gave each of its documents a frame of its own would forget, at the next one, what the last
 * one executed.
 */
export const BROWSER_OPTIONS: readonly string[] = FOLDER
  ? ['--disable-features=RenderDocument,BackForwardCache,ProactivelySwapBrowsingInstance']
  : [];

/** Records what the pages of this context execute, until each is closed or the returned function is called. */
export const coverPages = async (
  context: BrowserContext,
  { testId }: TestInfo,
): Promise<() => Promise<void>> => {
  if (!FOLDER) return async () => {};
  const folder = join(FOLDER, 'pages');
  mkdirSync(folder, { recursive: true });
  let reports = 0;
  const cover = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const record = async () => {
      if (page.isClosed()) return;
      const { result } = await session.send('Profiler.takePreciseCoverage');
      const scripts = result.filter(({ url }) => /^https?:\/\/[^/]+\/assets\//.test(url));
      writeFileSync(join(folder, `${testId}-${reports++}.json`), JSON.stringify({ result: scripts }));
    };
    const close = page.close.bind(page);
    page.close = async (options) => {
      await record().catch(ignore);
      await close(options);
    };
    return record;
  };
  const pages: Promise<() => Promise<void>>[] = [];
  context.on('page', (page) => pages.push(cover(page)));
  return async () => {
    for (const page of pages) await page.then((record) => record()).catch(ignore);
  };
};

/** A page may go while it is read. */
const ignore = () => {};
