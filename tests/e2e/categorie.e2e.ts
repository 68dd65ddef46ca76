import type { Page } from '@playwright/test';
import {
  breakArticles,
  cardsOn,
  delayArticles,
  END_OF_LIST,
  listCalls,
  pretendArticles,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

const NONE = 'Aucun article disponible pour cette catégorie.';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actualité' }).click();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click();
};

test('la page porte le nom, la description et la couleur de sa catégorie, et ses articles', async ({
  page,
}) => {
  await page.goto('/actualite/droit-penal');

  await expect(page).toHaveTitle('Pénal — Parution');
  await expect(title(page)).toHaveText('Pénal');
  const header = page.getByRole('main').locator('header');
  await expect(header.getByText(/^Infractions, enquêtes, procès et peines/)).toBeVisible();
  await expect(header).toHaveCSS('background-color', 'rgb(248, 227, 231)');

  // The first article is large, the others form a grid.
  const answer = await page.request.get('/api/articles?page=1&limit=10&category=5');
  const { articles } = (await answer.json()) as { articles: { slug: string }[] };
  const shown = cardsOn(page).getByRole('link');
  expect(await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    articles.map(({ slug }) => `/article/${slug}`),
  );
  const widthOf = async (rank: number) => (await cardsOn(page).nth(rank).boundingBox())?.width ?? 0;
  expect(await widthOf(0)).toBeGreaterThan(2.5 * (await widthOf(1)));
  await expect(page.getByText(END_OF_LIST)).toBeVisible();
});

test("un numéro, un nom ou l'autre adresse mènent à l'adresse de la catégorie", async ({ page }) => {
  for (const address of [
    '/actualite/5',
    '/actualite/P%C3%A9nal',
    '/categorie/droit-penal',
    '/categorie/5',
    '/categorie/p%C3%A9nal',
  ]) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(301);
    expect(answer.headers().location, address).toBe('/actualite/droit-penal');
  }
  await page.goto('/categorie/social');
  await expect(page).toHaveURL('/actualite/social');
  await expect(title(page)).toHaveText('Social');
});

test("une catégorie qui n'existe pas répond 404 et ramène à l'accueil", async ({ page, incidents }) => {
  incidents.expect(/404/);
  const answer = await page.goto('/actualite/astronomie');

  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('Catégorie non trouvée');
  await expect(
    page.getByText("La catégorie que vous recherchez n'existe pas ou a été supprimée."),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test("défiler amène chaque page une fois, par le numéro de la catégorie, jusqu'au total", async ({
  page,
}) => {
  await page.goto('/');
  await pretendArticles(page, 23);
  const calls = listCalls(page);
  await choose(page, 'Civil');
  await expect(cardsOn(page)).toHaveCount(10);

  for (const shown of [20, 23]) {
    await scrollToEnd(page);
    await expect(cardsOn(page)).toHaveCount(shown);
  }
  await expect(page.getByText(END_OF_LIST)).toBeVisible();
  await expect(page).toHaveURL('/actualite/civil?page=3');
  await expect(cardsOn(page).getByRole('link')).toHaveText(
    Array.from({ length: 23 }, (_, index) => `Article ${index + 1} de 3`),
  );
  expect(calls.map((query) => `${query.get('category')} ${query.get('page')} ${query.get('limit')}`)).toEqual(
    ['3 1 10', '3 2 10', '3 3 10'],
  );
});

test('changer de catégorie recommence en haut, à la première page', async ({ page }) => {
  await page.goto('/');
  await pretendArticles(page, 40);
  await choose(page, 'Civil');
  await expect(cardsOn(page)).toHaveCount(10);
  await scrollToEnd(page);
  await expect(cardsOn(page)).toHaveCount(20);

  await choose(page, 'Social');

  await expect(title(page)).toHaveText('Social');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL('/actualite/social');
  await expect(cardsOn(page)).toHaveCount(10);
  await expect(cardsOn(page).first()).toContainText('Article 1 de 10');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("une réponse en retard de l'ancienne catégorie n'entre pas dans la nouvelle", async ({ page }) => {
  await page.goto('/');
  await pretendArticles(page, 40);
  await choose(page, 'Civil');
  await expect(cardsOn(page)).toHaveCount(10);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/articles\?.*page=2.*category=3/, async (route) => {
    await released;
    await route.fallback();
  });
  const asked = page.waitForRequest(/page=2/);
  await scrollToEnd(page);
  await asked;

  await choose(page, 'Social');
  await expect(title(page)).toHaveText('Social');
  release();
  await scrollToEnd(page);

  await expect(cardsOn(page)).toHaveCount(20);
  await expect(cardsOn(page).getByRole('link')).toHaveText(Array(20).fill(/ de 10$/));
});

test('un chargement qui échoue arrête la liste', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.goto('/');
  await pretendArticles(page, 40);
  await choose(page, 'Civil');
  await expect(cardsOn(page)).toHaveCount(10);
  await breakArticles(page);
  const calls = listCalls(page);

  await scrollToEnd(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToEnd(page);

  await expect(cardsOn(page)).toHaveCount(10);
  expect(calls).toHaveLength(2);
});

test('quand les articles ne viennent pas, la page dit son message', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.goto('/');
  await breakArticles(page);

  await choose(page, 'Fiscal');

  await expect(title(page)).toHaveText('Fiscal');
  await expect(page.getByText(NONE)).toBeVisible();
});

test("le temps qu'elle vienne, la page dit ce qui se charge", async ({ page }) => {
  await page.goto('/');
  const release = await delayArticles(page);

  await choose(page, 'Fiscal');

  await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement de la catégorie...');
  release();
  await expect(title(page)).toHaveText('Fiscal');
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la catégorie se lit en entier', async ({ page }) => {
    await page.goto('/actualite/justice');

    await expect(title(page)).toHaveText('Justice');
    await expect(cardsOn(page).first().getByRole('link')).toBeVisible();
    await expect(page.getByText(END_OF_LIST)).toBeVisible();
  });
});
