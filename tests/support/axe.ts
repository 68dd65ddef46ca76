import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has to say against the page as it stands, one line for each rule. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ html }) => html).join(' | ')}`);
};
