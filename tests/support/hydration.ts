import type { Page } from '@playwright/test';

const LIMIT_MS = 10_000;

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

// Runs in the page. React marks each element that it has hydrated. The page's effects run afterwards, and the
// outermost one comes last: it takes scroll restoration over from the browser. An answer without a script (a
// text, a server error) needs no wait.
const takenOver = (limit: number) =>
  new Promise<void>((resolve, reject) => {
    const begun = Date.now();
    const isMarked = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
    const isListening = () => history.scrollRestoration === 'manual';
    const look = () => {
      // The scripts of a page that is read wait for a gesture, those of a form until it is touched.
      window.dispatchEvent(new Event('focusin'));
      if (!document.querySelector('script[data-entry]') || (isMarked() && isListening())) resolve();
      else if (Date.now() - begun > limit) reject(new Error("React n'a pas pris la page en main"));
      else setTimeout(look, 10);
    };
    look();
  });
