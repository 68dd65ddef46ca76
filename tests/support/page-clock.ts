import type { Page } from '@playwright/test';

/** Stops the page's clock: from now on it moves when the journey says so. `resume` it before the end. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2_000);
};
