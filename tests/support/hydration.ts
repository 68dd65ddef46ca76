import type { Page } from '@playwright/test';

const LIMIT_MS = 10_000;

/**
 * Makes `page.goto` and `page.reload` end when React has taken the page over. The server's HTML shows its
 * buttons before that, and a click then goes nowhere: faster than any reader, but not than a test.
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

/** Leaves React the time to say what it has to say of the page, for a test that ended at once. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(takenOver, LIMIT_MS);
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })),
  );
};

// Runs in the page. React leaves its mark on each element it has made its own, and the page's effects, which come
// after and listen to scrolls and clocks, end with the outermost one: it takes the scroll from the browser. An answer
// without a script (a text, an error of the server) has nothing to wait for.
const takenOver = (limit: number) =>
  new Promise<void>((resolve, reject) => {
    const begun = Date.now();
    const isMarked = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
    const isListening = () => history.scrollRestoration === 'manual';
    const look = () => {
      if (!document.querySelector('script[type="module"][src]') || (isMarked() && isListening())) resolve();
      else if (Date.now() - begun > limit) reject(new Error("React n'a pas pris la page en main"));
      else setTimeout(look, 10);
    };
    look();
  });
