import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type PageWeight = { scripts: number; styles: number; requests: number };

/** Opens a page and measures, in gzipped bytes, the code that the browser loaded for it. */
export const weighPage = async (page: Page, path: string): Promise<PageWeight> => {
  const loaded: Promise<{ kind: string; weight: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    const counts = response.ok() && /javascript|css/.test(kind);
    loaded.push(
      counts
        ? response.body().then((body) => ({ kind, weight: gzipSync(body).length }))
        : Promise.resolve({ kind, weight: 0 }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const files = await Promise.all(loaded);
  const inline = await page.evaluate(inlineCode);
  const weightOf = (pattern: RegExp) =>
    files.filter(({ kind }) => pattern.test(kind)).reduce((sum, { weight }) => sum + weight, 0);
  return {
    scripts: weightOf(/javascript/) + gzipped(inline.scripts),
    styles: weightOf(/css/) + gzipped(inline.styles),
    requests: files.length,
  };
};

const gzipped = (text: string) => (text ? gzipSync(text).length : 0);

// Runs in the page. Inline code counts like code in a file; JSON data is not code.
const inlineCode = () => {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join('');
  return { scripts: textOf('script:not([src], [type*="json"])'), styles: textOf('style') };
};
