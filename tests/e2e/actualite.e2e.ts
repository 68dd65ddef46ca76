import type { Page } from '@playwright/test';
import {
  breakArticles,
  delayArticles,
  listCalls,
  overflowOf,
  scrollToDistance,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const END = 'Vous avez atteint la fin des résultats';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const links = (page: Page) => cards(page).getByRole('link');
const more = (page: Page) => page.getByRole('button', { name: 'Charger plus' });
const pagesOf = (calls: readonly URLSearchParams[]) => calls.map((query) => query.get('page'));

const totalOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/articles?page=1&limit=1');
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  return pagination.total;
};

/** Goes on to the end of the page, as often as it takes for each of these counts to be reached. */
const readOn = async (page: Page, ...counts: number[]) => {
  for (const count of counts) {
    await scrollToEnd(page);
    await expect(cards(page)).toHaveCount(count);
  }
};

test('la page montre les dix derniers articles, chacun avec image, titre, extrait et date', async ({
  page,
}) => {
  await page.goto('/actualite');

  await expect(page).toHaveTitle('Tous les articles — Parution');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les articles');
  await expect(cards(page)).toHaveCount(10);
  const first = cards(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/article\/[a-z0-9-]+$/);
  await expect(first.locator('img')).toBeVisible();
  await expect(first.getByText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)).toBeVisible();
  expect(await first.getByRole('paragraph').count()).toBe(3);
});

test('la grille a trois colonnes, deux à 992 px, une à 576 px', async ({ page }) => {
  await page.goto('/actualite');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator('main ul')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };

  expect([await columns(993), await columns(992), await columns(577), await columns(576)]).toEqual([
    3, 2, 2, 1,
  ]);
});

test("défiler jusqu'au bout amène chaque page une fois, dans l'ordre, puis dit la fin", async ({ page }) => {
  const total = await totalOf(page);
  const pages = Math.ceil(total / 10);
  const calls = listCalls(page);
  await page.goto('/actualite');

  for (let last = 2; last <= pages; last++) {
    await expect(page.getByText(END)).toBeHidden();
    await scrollToEnd(page);
    const shown = Math.min(total, last * 10);
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`chargés?, ${shown} sur ${total}$`),
    );
    await expect(page).toHaveURL(`/actualite?page=${last}`);
  }

  await expect(page.getByText(END)).toBeVisible();
  await expect(more(page)).toBeHidden();
  expect(pagesOf(calls)).toEqual(Array.from({ length: pages - 1 }, (_, index) => `${index + 2}`));
  expect(new Set(calls.map((query) => query.get('limit')))).toEqual(new Set(['10']));
  const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(total);
});

test('la page suivante est demandée à 500 px du bas, pas avant', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');

  await scrollToDistance(page, 520);
  await page.clock.runFor(1_000);
  expect(calls).toEqual([]);

  await scrollToDistance(page, 480);
  await page.clock.runFor(1_000);
  await expect(cards(page)).toHaveCount(20);
  expect(pagesOf(calls)).toEqual(['2']);
});

test("un écran plus haut que la page la remplit peu après l'arrivée", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4_000 });
  await page.goto('/actualite');

  await expect(cards(page)).toHaveCount(20);
});

test('au clavier, « Charger plus » amène la suite et continue sur le premier article venu', async ({
  page,
}) => {
  const total = await totalOf(page);
  await page.goto('/actualite');

  await more(page).focus();
  await page.keyboard.press('Enter');

  await expect(cards(page)).toHaveCount(20);
  await expect(links(page).nth(10)).toBeFocused();
  await expect(links(page).nth(10)).toBeInViewport();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`10 articles chargés, 20 sur ${total}`);
});

test('la touche Tab va du dernier article au pied de page sans rien charger', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');

  await links(page).last().focus();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Tab');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(1_000);

  const first = page.getByRole('contentinfo').getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  expect(calls).toEqual([]);
});

test('« Aller au pied de page » y mène sans rien charger', async ({ page }) => {
  await page.clock.install();
  const calls = listCalls(page);
  await page.goto('/actualite');

  await page.getByRole('link', { name: 'Aller au pied de page' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);

  await expect(page.getByRole('contentinfo')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  expect(calls).toEqual([]);
});

test("Retour rend la liste avec ses pages, en haut, et de quoi reprendre à l'article ouvert", async ({
  page,
}) => {
  await page.goto('/actualite');
  await readOn(page, 20, 30);
  const opened = links(page).nth(24);
  const title = (await opened.textContent()) ?? '';
  await opened.click();
  await expect(page).toHaveURL(/\/article\//);

  await page.goBack();

  await expect(page).toHaveURL('/actualite?page=3');
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les articles' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const resume = page.getByRole('button', { name: `Reprendre à l'article ${title}` });
  await resume.click();
  await expect(opened).toBeInViewport();
  await expect(opened).toBeFocused();
  await expect(resume).toBeHidden();

  await readOn(page, 40);
  await expect(page).toHaveURL('/actualite?page=4');
});

test('une nouvelle visite de la liste ne propose rien à reprendre', async ({ page }) => {
  await page.goto('/actualite');
  await links(page).nth(8).click();
  await expect(page).toHaveURL(/\/article\//);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tous les articles' })).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeHidden();
});

test('une adresse avec page=3 montre les trois premières pages, et la suite vient', async ({ page }) => {
  const calls = listCalls(page);
  await page.goto('/actualite?page=3');

  await expect(page).toHaveTitle('Tous les articles, page 3 — Parution');
  await expect(cards(page)).toHaveCount(30);
  expect(calls).toEqual([]);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(40);
  expect(pagesOf(calls)).toEqual(['4']);
});

test("une page qui n'existe pas mène à une page qui existe", async ({ page }) => {
  const pages = Math.ceil((await totalOf(page)) / 10);
  for (const given of ['abc', '0', '-1', '1e9']) {
    await page.goto(`/actualite?page=${given}`);
    await expect(page).toHaveURL('/actualite');
  }
  await page.goto('/actualite?page=999');
  await expect(page).toHaveURL(`/actualite?page=${pages}`);
  await expect(page.getByText(END)).toBeVisible();
});

test('une page qui ne vient pas arrête la liste, le dit, et peut être redemandée', async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  const calls = listCalls(page);
  await page.goto('/actualite');
  const repair = await breakArticles(page);

  await scrollToEnd(page);
  await expect(page.getByRole('alert')).toHaveText("La suite de la liste n'a pas pu être chargée.");
  // Each read is tried once more before it counts as failed.
  expect(pagesOf(calls)).toEqual(['2', '2']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText(END)).toBeHidden();

  await repair();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page)).toHaveCount(20);
  expect(pagesOf(calls)).toEqual(['2', '2', '2']);
  await expect(links(page).nth(10)).toBeFocused();
});

test('quand les articles ne viennent pas du tout, la page le dit comme prévu', async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  await page.goto('/');
  await breakArticles(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();

  await expect(page.getByText("Aucun article n'a été trouvé.")).toBeVisible();
});

test("la page et sa suite disent qu'elles se chargent", async ({ page }) => {
  await page.goto('/');
  const release = await delayArticles(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement des articles...');
  release();
  await expect(cards(page)).toHaveCount(10);

  const releaseMore = await delayArticles(page);
  await scrollToEnd(page);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement des articles...' }),
  ).toBeVisible();
  releaseMore();
  await expect(cards(page)).toHaveCount(20);
});

for (const width of [390, 1440])
  test(`à ${width} px, axe ne trouve rien et rien ne déborde`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/actualite?page=2');
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    await links(page).last().click();
    await expect(page).toHaveURL(/\/article\//);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les liens de page mènent à tous les articles', async ({ page }) => {
    const total = await totalOf(page);
    const pages = Math.ceil(total / 10);
    // Without scripts a browser loads every picture at once, seen or not: hundreds of them, on the way to the end.
    await page.route('**/covers/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto('/actualite');
    await expect(page.getByRole('link', { name: 'Page précédente' })).toBeHidden();
    await expect(more(page)).toBeHidden();

    const next = page.getByRole('link', { name: 'Page suivante' });
    for (let last = 2; last <= pages; last++) {
      await expect(next).toHaveAttribute('rel', 'next');
      await next.click();
      await expect(page).toHaveURL(`/actualite?page=${last}`);
      await expect(cards(page)).toHaveCount(Math.min(total, last * 10));
    }
    await expect(next).toBeHidden();
    await expect(page.getByText(END)).toBeVisible();

    await page.getByRole('link', { name: 'Page précédente' }).click();
    await expect(page).toHaveURL(`/actualite?page=${pages - 1}`);
  });
});

test('le HTML donne les liens de page aux robots, cachés aux autres', async ({ page, request }) => {
  const html = await (await request.get('/actualite?page=2')).text();
  expect(html).toMatch(
    /<a[^>]*rel="next"[^>]*href="\/actualite\?page=3"|<a[^>]*href="\/actualite\?page=3"[^>]*rel="next"/,
  );
  expect(html).toMatch(/<a[^>]*rel="prev"/);

  await page.goto('/actualite?page=2');
  await expect(page.getByRole('link', { name: 'Page suivante' })).toBeHidden();
});

test.describe('site vide', () => {
  test.use({ content: 'none' });

  test("la page dit qu'il n'y a pas d'article", async ({ page }) => {
    const answer = await page.goto('/actualite');

    expect(answer?.status()).toBe(200);
    await expect(page.getByText("Aucun article n'a été trouvé.")).toBeVisible();
    await expect(page.getByText(END)).toBeHidden();
    await expect(more(page)).toBeHidden();
    expect(await violationsOn(page)).toEqual([]);
  });
});
