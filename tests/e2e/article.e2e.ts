import {
  anArticle,
  back,
  cards,
  openFromList,
  RELATED,
  readings,
  title,
} from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

test("l'article a sa catégorie, sa date, son temps de lecture, son titre, son image et son texte", async ({
  page,
}) => {
  await page.goto('/actualite');
  const card = page.getByRole('main').getByRole('article').first();
  const headline = (await card.getByRole('heading').textContent()) ?? '';

  await card.getByRole('link').click();

  await expect(title(page)).toHaveText(headline);
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const main = page.getByRole('main');
  await expect(main.locator('header').getByRole('link')).toHaveAttribute('href', /^\/actualite\/[a-z-]+$/);
  await expect(main.locator('header').locator('time').first()).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u);
  await expect(main.getByText(/^\d+ minute\(s\) de lecture$/)).toBeVisible();
  await expect(main.locator('header').getByText(/^Par \p{L}+/u)).toBeVisible();
  const cover = main.locator('img').first();
  await expect(cover).toHaveAttribute('src', /^\/covers\/v2\/[a-z-]+\/l-auto\/[a-z0-9-]+\.svg$/);
  const box = await cover.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(21 / 9, 1);
  expect(await main.locator('article').first().getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
  await expect(page).toHaveTitle(`${headline} — Parution`);

  // Three articles of the same category follow, never this one.
  const { slug } = await anArticle(page);
  await expect(page).toHaveURL(`/article/${slug}`);
  const related = page.getByRole('region', { name: RELATED }).getByRole('article');
  await expect(related).toHaveCount(3);
  const chip = await page.getByRole('main').locator('header').getByRole('link').textContent();
  for (const card of await related.all())
    await expect(card.getByText(chip ?? '', { exact: true })).toBeVisible();
  await expect(related.locator(`a[href="/article/${slug}"]`)).toHaveCount(0);

  // The advertisement is labelled as such and loads nothing.
  const advertisement = page.getByRole('complementary', { name: 'Publicité' });
  await expect(advertisement.getByText('Publicité', { exact: true })).toBeVisible();
  expect((await advertisement.boundingBox())?.height).toBeLessThanOrEqual(120);
  await expect(advertisement.locator('img, iframe, script')).toHaveCount(0);
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

test("une lecture qui n'a pas pu être comptée n'est ni renvoyée ni montrée", async ({ page, incidents }) => {
  incidents.expect(/503/);
  const read = readings(page);
  await page.route('**/increment-read-count', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Indisponible' } }),
  );
  const { slug } = await anArticle(page);

  await page.goto(`/article/${slug}`);

  await expect.poll(() => read).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(read).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("RETOUR revient à la page d'où l'on vient", async ({ page }) => {
  await openFromList(page);
  await expect(back(page)).toBeVisible();

  await back(page).click();

  await expect(page).toHaveURL('/actualite');
  await expect(title(page)).toHaveText('Tous les articles');
});

test("RETOUR mène à l'accueil dans un onglet qui n'a rien vu d'autre", async ({ page, context }) => {
  const { slug } = await anArticle(page);
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => void window.open(path, '_blank', 'noopener'), `/article/${slug}`);
  const fresh = await opened;

  await back(fresh).click();

  await expect(fresh).toHaveURL('/');
  await expect(fresh.getByRole('heading', { name: 'La sélection de la rédaction' })).toBeVisible();
});

test("l'article s'imprime seul, et un mot-clé mène aux articles qui en parlent", async ({ page }) => {
  const { slug } = await anArticle(page);
  await page.goto(`/article/${slug}`);
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

  const tag = page.getByRole('navigation', { name: "Mots-clés de l'article" }).getByRole('link').first();
  const name = (await tag.textContent()) ?? '';

  await tag.click();

  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(name)}`);
  await expect(title(page)).toContainText(name);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test("rien ne bouge pendant que l'article s'affiche", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { slug } = await anArticle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/article/${slug}`, { waitUntil: 'networkidle' });
    const total = await page.evaluate(
      () => (globalThis as unknown as { shifts: { total: number } }).shifts.total,
    );
    // A font that loads late moves the drop cap by a pixel.
    expect(total, `${width} px`).toBeLessThan(0.01);
  }
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("l'article se lit en entier et mène ailleurs", async ({ page }) => {
    const { slug } = await anArticle(page);
    const read = readings(page);
    await page.goto(`/article/${slug}`);

    await expect(title(page)).toBeVisible();
    await expect(page.locator('main article').first().locator('p').first()).toBeVisible();
    await expect(page.getByRole('region', { name: RELATED }).getByRole('link')).toHaveCount(3);
    expect(read).toEqual([]);
    await back(page).click();
    await expect(page).toHaveURL('/');
  });
});
