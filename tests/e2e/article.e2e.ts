import { anArticle, back, cards, RELATED, readings, title } from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

test("l'article s'ouvre en haut, s'imprime seul, mène à ses mots-clés, et RETOUR d'où l'on vient ou à l'accueil", async ({
  page,
  context,
}) => {
  await page.goto('/actualite');
  const card = page.getByRole('main').getByRole('article').first();
  const headline = (await card.getByRole('heading').textContent()) ?? '';
  const { slug } = await anArticle(page);

  await card.getByRole('link').click();

  await expect(page).toHaveURL(`/article/${slug}`);
  await expect(title(page)).toHaveText(headline);
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(`${headline} — Parution`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const cover = page.getByRole('main').locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/covers\/v2\/[a-z-]+\/l-auto\/[a-z0-9-]+\.svg$/);
  const box = await cover.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(21 / 9, 1);
  const advertisement = page.getByRole('complementary', { name: 'Publicité' });
  expect((await advertisement.boundingBox())?.height).toBeLessThanOrEqual(120);

  await test.step("l'article s'imprime seul", async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^Parution, http.*/article/${slug}$`))).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(back(page)).toBeHidden();
    await expect(page.getByText('Publicité', { exact: true })).toBeHidden();
    await expect(page.getByText(RELATED)).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('un mot-clé mène aux articles qui en parlent', async () => {
    const tag = page.getByRole('navigation', { name: "Mots-clés de l'article" }).getByRole('link').first();
    const name = (await tag.textContent()) ?? '';
    await tag.click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(name)}`);
    await expect(title(page)).toContainText(name);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.goBack();
  });

  await test.step('RETOUR revient à la liste', async () => {
    await expect(title(page)).toHaveText(headline);
    await back(page).click();
    await expect(page).toHaveURL('/actualite');
    await expect(title(page)).toHaveText('Tous les articles');
  });

  await test.step("RETOUR mène à l'accueil dans un onglet qui n'a rien vu d'autre", async () => {
    const opened = context.waitForEvent('page');
    await page.evaluate((path) => void window.open(path, '_blank', 'noopener'), `/article/${slug}`);
    const fresh = await opened;
    await back(fresh).click();
    await expect(fresh).toHaveURL('/');
    await expect(fresh.getByRole('heading', { name: 'La sélection de la rédaction' })).toBeVisible();
  });
});

test('chaque chargement compte une lecture, une seule fois @both-engines', async ({ page }) => {
  const read = readings(page);
  const { id, slug } = await anArticle(page);

  await page.goto(`/article/${slug}`);
  await expect.poll(() => read).toEqual([id]);

  await page.getByRole('region', { name: RELATED }).getByRole('link').first().click();
  await expect(title(page)).toBeFocused();
  await expect.poll(() => read.length).toBe(2);
  expect(read[1]).not.toBe(id);

  await page.goBack();
  await expect(page).toHaveURL(`/article/${slug}`);
  await expect.poll(() => read.length).toBe(3);
  expect(read[2]).toBe(id);
});
