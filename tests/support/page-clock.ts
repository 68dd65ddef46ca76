import type { Page } from '@playwright/test';

/** Stops the page's clock: it then moves only when the test moves it. Call `resume` before the end. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2_000);
};
