import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds on the current page, one line per rule. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(atRest);
  // A document keeps axe until the next navigation: reading its 500 kB again would take longer than the check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(violations, TAGS);
};

// Runs in the page. Only the violations are computed: describing every element that passes takes ten times longer.
// Nothing is preloaded: it would read every style sheet again, for one rule about sounds that start by themselves,
// and no page holds a sound.
const violations = async (tags: string[]) => {
  const run = (globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe
    .run;
  const { violations: found } = await run({ runOnly: tags, reporter: 'no-passes', preload: false });
  return found.map(({ id, nodes }) => `${id} : ${nodes.map(({ html }) => html).join(' | ')}`);
};

// Runs in the page. During a transition a text has a colour that is not its final one; endless animations are
// not waited for.
const atRest = async () => {
  const transitions = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};
