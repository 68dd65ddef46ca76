import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const WIDTHS = [390, 820, 1440];

const violationsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ html }) => html).join(' | ')}`);
};

for (const width of WIDTHS)
  test(`axe ne trouve rien sur l'accueil à ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(await violationsOn(page)).toEqual([]);
  });

test("axe ne trouve rien dans les détails d'une annonce", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Voir les détails' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(await violationsOn(page)).toEqual([]);
});

test('axe ne trouve rien dans les menus ouverts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Actualité' }).click();
  expect(await violationsOn(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test('des couleurs imposées laissent voir l’entrée, la page et l’onglet courants', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, current] of [
    [
      '/annonces-legales?page=2',
      page.getByRole('navigation', { name: /agination/ }).locator('[aria-current]'),
    ],
    ['/connexion', page.getByRole('tab', { selected: true })],
  ] as const) {
    await page.goto(address);
    await expect(current.first()).toHaveCSS('outline-style', 'solid');
  }
});

test.describe('site vide', () => {
  test.use({ content: 'none' });

  for (const path of ['/', '/nulle-part'])
    test(`axe ne trouve rien sur ${path}`, async ({ page, incidents }) => {
      if (path !== '/') incidents.expect(/404/);
      await page.goto(path, { waitUntil: 'networkidle' });

      expect(await violationsOn(page)).toEqual([]);
    });
});
