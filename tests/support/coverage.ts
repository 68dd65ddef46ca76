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

/** Records what the pages of this context execute, until each is closed or the returned function is called. */
export const coverPages = async (
  context: BrowserContext,
  { testId }: TestInfo,
): Promise<() => Promise<void>> => {
  if (!FOLDER) return async () => {};
  const folder = join(FOLDER, 'pages');
  mkdirSync(folder, { recursive: true });
  const pages: Promise<() => Promise<void>>[] = [];
  const cover = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    let isTaken = false;
    const take = async () => {
      if (isTaken || page.isClosed()) return;
      isTaken = true;
      const { result } = await session.send('Profiler.takePreciseCoverage');
      const scripts = result.filter(({ url }) =>
        new URL(url || 'about:blank').pathname.startsWith('/assets/'),
      );
      writeFileSync(
        join(folder, `${testId}-${pages.length}-${Date.now()}.json`),
        JSON.stringify({ result: scripts }),
      );
    };
    const close = page.close.bind(page);
    page.close = async (options) => {
      await take();
      await close(options);
    };
    return take;
  };
  const watch = (page: Page) => pages.push(cover(page));
  context.pages().forEach(watch);
  context.on('page', watch);
  return async () => {
    for (const page of pages) await (await page.catch(() => undefined))?.().catch(() => {});
  };
};
