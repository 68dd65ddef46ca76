import { weighPage } from '#tests/support/page-weight.ts';
import { expect, test } from '#tests/support/test.ts';

const KILOBYTE = 1_000;

// A request to another host fails this test, as every other: see tests/support/incidents.ts.
test("la page d'accueil reste légère", async ({ page }) => {
  const { scripts, styles } = await weighPage(page, '/');

  expect(scripts, 'JavaScript, gzip').toBeGreaterThan(0);
  expect(scripts, 'JavaScript, gzip').toBeLessThanOrEqual(130 * KILOBYTE);
  expect(styles, 'CSS, gzip').toBeGreaterThan(0);
  expect(styles, 'CSS, gzip').toBeLessThanOrEqual(25 * KILOBYTE);
});
