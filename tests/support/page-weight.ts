import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { elementsIn, parsePage, textOf, textsIn } from './page-html.ts';

/** What a browser loads for a page before anybody touches it; code in gzipped bytes, fonts as they are. */
export type PageWeight = {
  /** The HTML, compressed as the server does. */
  document: number;
  scripts: number;
  scriptFiles: number;
  styles: number;
  fonts: number;
  requests: number;
  /** The files that the first paint waits for. */
  blocking: string[];
  /** Cumulative layout shift. */
  shift: number;
};

type Loaded = { kind: string; weight: number };

/**
 * Opens a page, without a gesture: `page` must not be one that waits for React. Fonts come after the first paint, as on
 * a slow network: what they move counts.
 */
export const weighPage = async (page: Page, address: string): Promise<PageWeight> => {
  const loaded: Promise<Loaded>[] = [];
  const note = (response: Response) => loaded.push(weigh(response));
  page.on('response', note);
  const end = await openWithLateFonts(page, address);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  await end();
  const files = await Promise.all(loaded);
  const seen = await page.evaluate(paintOf);
  const ofKind = (pattern: RegExp) => files.filter(({ kind }) => pattern.test(kind));
  const weightOf = (pattern: RegExp) => ofKind(pattern).reduce((sum, { weight }) => sum + weight, 0);
  return {
    document: weightOf(/html/),
    scripts: weightOf(/javascript/) + gzipped(seen.inline.scripts),
    scriptFiles: ofKind(/javascript/).length,
    styles: weightOf(/css/) + gzipped(seen.inline.styles),
    fonts: weightOf(/font/),
    requests: files.length,
    blocking: seen.blocking,
    shift: seen.shift,
  };
};

/**
 * Opens a page whose fonts come after its first paint, without what the browser kept of other pages, until the returned
 * function is called. Only the fonts pass through the test: `page.route` would have every request do so.
 */
export const openWithLateFonts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const painted = Promise.withResolvers<void>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', async ({ requestId }) => {
    await painted.promise;
    await browser.send('Fetch.continueRequest', { requestId });
  });
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }, { urlPattern: '*.otf' }] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  return () => browser.detach();
};

const weigh = async (response: Response): Promise<Loaded> => {
  const kind = response.headers()['content-type'] ?? '';
  if (!response.ok() || !/html|javascript|css|font/.test(kind)) return { kind, weight: 0 };
  const known = weights.get(response.url());
  if (known !== undefined) return { kind, weight: known };
  const body = await response.body();
  if (kind.includes('html')) return { kind, weight: brotliCompressSync(body, BROTLI).length };
  const weight = kind.includes('font') ? body.length : gzipSync(body).length;
  weights.set(response.url(), weight);
  return { kind, weight };
};

/** Of built files, which never change: most pages load the same ones. */
const weights = new Map<string, number>();

/** The weight of a page's HTML, and what it has a browser load and run: two pages that name the same weigh the same. */
export const readDocument = async (address: string): Promise<{ document: number; loads: string[] }> => {
  const html = await (await fetch(address)).text();
  const page = parsePage(html);
  const code = elementsIn(page, 'script').filter(({ attribs }) => !attribs.type?.includes('json'));
  return {
    document: brotliCompressSync(html, BROTLI).length,
    loads: [
      ...elementsIn(page, 'link', { rel: /stylesheet|preload|prefetch/ }).map(
        ({ attribs }) => attribs.href ?? '',
      ),
      ...code.map((script) => script.attribs.src ?? textOf(script)),
      ...textsIn(page, 'style'),
      ...elementsIn(page, 'img').map(({ attribs }) => attribs.src ?? ''),
    ],
  };
};

/** As pages are sent (packed-page.ts). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Notes the scripts that a page requests from now on, with their gzipped bytes. */
export const watchScripts = (page: Page): { paths: string[]; weight: () => Promise<number> } => {
  const paths: string[] = [];
  const responses: Response[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) paths.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  const weight = async () => {
    await expect.poll(() => responses.length).toBe(paths.length);
    // Read only now: a script that comes later may still be on its way when the test ends.
    return (await Promise.all(responses.map(weigh))).reduce((sum, { weight }) => sum + weight, 0);
  };
  return { paths, weight };
};

const gzipped = (text: string) => (text ? gzipSync(text).length : 0);

// Runs in the page. Inline code counts like code in a file; JSON data is not code.
const paintOf = async () => {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join('');
  const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const shift = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // A page without a shift has no entry to report.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
  return {
    inline: {
      scripts: textOf('script:not([src], [type*="json"])'),
      styles: textOf('style'),
    },
    blocking: files
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    shift,
  };
};
