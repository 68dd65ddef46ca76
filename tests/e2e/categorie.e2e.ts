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
import { follow } from '#tests/support/newsroom-site.ts';
import { expect, test } from '#tests/support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actualité' }).click();
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click();
  // It would ask in advance for the article that comes under it.
  await page.mouse.move(0, 0);
};

test("la catégorie dit qu'elle se charge, défiler amène chaque page une fois, en changer recommence en haut", async ({
  page,
}) => {
  await page.goto('/cookies');

  await test.step('elle a sa couleur, un grand article, et dit ce qui se charge', async () => {
    const release = await delayArticles(page);
    await choose(page, 'Pénal');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement de la catégorie...');
    release();
    await expect(title(page)).toHaveText('Pénal');
    await expect(page.getByRole('main').locator('header')).toHaveCSS(
      'background-color',
      'rgb(248, 227, 231)',
    );
    // The first article is large, the others form a grid.
    const widthOf = async (rank: number) => (await cardsOn(page).nth(rank).boundingBox())?.width ?? 0;
    expect(await widthOf(0)).toBeGreaterThan(2.5 * (await widthOf(1)));
    await expect(page.getByText(END_OF_LIST)).toBeVisible();
  });

  await test.step("défiler va, par le numéro de la catégorie, jusqu'au total", async () => {
    await pretendArticles(page, 23);
    const calls = listCalls(page);
    await choose(page, 'Civil');
    await expect(title(page)).toHaveText('Civil');
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
    expect(
      calls.map((query) => `${query.get('category')} ${query.get('page')} ${query.get('limit')}`),
    ).toEqual(['3 1 10', '3 2 10', '3 3 10']);
  });

  await test.step('une autre catégorie recommence en haut, à la première page', async () => {
    await choose(page, 'Social');
    await expect(title(page)).toHaveText('Social');
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL('/actualite/social');
    await expect(cardsOn(page)).toHaveCount(10);
    await expect(cardsOn(page).first()).toContainText('Article 1 de 10');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('son ancienne adresse mène à elle, sans que la page se recharge', async () => {
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await follow(page, '/categorie/droit-penal');
    await expect(title(page)).toHaveText('Pénal');
    await expect(page).toHaveURL('/actualite/droit-penal');
    expect(await loadedAt()).toBe(before);
  });
});

test("une réponse en retard n'entre pas dans la catégorie suivante ; une qui échoue arrête la liste, ou se dit", async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  await page.goto('/cookies');
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

  await test.step('un chargement qui échoue arrête la liste', async () => {
    await breakArticles(page);
    const calls = listCalls(page);
    await scrollToEnd(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollToEnd(page);
    await expect(cardsOn(page)).toHaveCount(20);
    expect(calls).toHaveLength(2);
  });

  await test.step('des articles qui ne viennent pas laissent le message de la page', async () => {
    await choose(page, 'Fiscal');
    await expect(title(page)).toHaveText('Fiscal');
    await expect(page.getByText('Aucun article disponible pour cette catégorie.')).toBeVisible();
  });
});
