import { expect, test } from '#tests/support/test.ts';

test("la page d'accueil répond et porte son titre", async ({ page }) => {
  const answer = await page.goto('/');

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('sans contenu', () => {
  test.use({ content: 'none' });

  test("la page d'accueil d'une base vide répond aussi", async ({ page }) => {
    const answer = await page.goto('/');

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
