import type { Page } from '@playwright/test';

/** Stops the page's clock: it then moves only when the test moves it. Call `resume` before the end. */
export const stopClock = async (page: Page): Promise<void> => {
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  // On a busy machine that moment may be past when Playwright gets it: it refuses, with the clock already stopped.
  await pause().catch(pause);
};

type Held = { drawFrames: () => void };

/** Draws no frame, however fast the keys are, until the returned function is called. */
export const holdFrames = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => held.push(callback);
    const drawFrames = () => {
      window.requestAnimationFrame = draw;
      for (const callback of held) draw(callback);
    };
    Object.assign(window, { drawFrames });
  });
  return () => page.evaluate(() => (window as unknown as Held).drawFrames());
};
