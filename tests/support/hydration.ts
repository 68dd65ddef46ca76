import type { Page } from '@playwright/test';

/** Only there to say what is wrong: a page that is never hydrated would end its test without a reason. */
const LIMIT_MS = 30_000;

/**
 * Makes `page.goto` and `page.reload` wait until React has hydrated the page. The server's HTML shows its
 * buttons before that, and a click has no effect yet: no reader is that fast, but a test is.
 */
export const waitForReact = (page: Page): Page => {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args);
    await page.evaluate(takenOver, LIMIT_MS);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args);
    await page.evaluate(takenOver, LIMIT_MS);
    return answer;
  };
  return page;
};

/** Waits for React's warnings about the page, for a test that ended at once. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(takenOver, LIMIT_MS);
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })),
  );
};

// Runs in the page, whose first script marks the document once React listens (entry-start.ts). An answer without that
// script (a text, a server error) needs no wait.
const takenOver = (limit: number) =>
  new Promise<void>((resolve, reject) => {
    const begun = Date.now();
    const look = () => {
      // The scripts of a page that is read wait for a gesture, those of a form until it is touched.
      window.dispatchEvent(new Event('click'));
      if (!document.querySelector('script[data-entry]') || 'hydrated' in document.documentElement.dataset)
        resolve();
      else if (Date.now() - begun > limit) reject(new Error("React n'a pas pris la page en main"));
      else setTimeout(look, 10);
    };
    look();
  });
