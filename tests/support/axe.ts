import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the current page, one line per rule. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ html }) => html).join(' | ')}`);
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
