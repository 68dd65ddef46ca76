import {
  breakArticles,
  cardsOn,
  delayArticles,
  moreButton,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { back, RELATED, readings, title } from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

test("la page et sa suite disent qu'elles se chargent, et les articles qui ne viennent pas du tout", async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  await page.goto('/cookies');
  const repair = await breakArticles(page);
  const news = page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' });
  await news.click();
  await expect(page.getByText("Aucun article n'a été trouvé.")).toBeVisible();
  await repair();
  // The pointer would ask in advance for what comes under it.
  await page.mouse.move(0, 0);
  await page.goBack();
  await expect(page).toHaveURL('/cookies');

  const release = await delayArticles(page);
  await news.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement des articles...');
  release();
  await expect(cardsOn(page)).toHaveCount(10);

  const releaseMore = await delayArticles(page);
  await scrollToEnd(page);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement des articles...' }),
  ).toBeVisible();
  releaseMore();
  await expect(cardsOn(page)).toHaveCount(20);
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("la liste mène de page en page à un article, l'article à l'accueil, l'accueil à la jurisprudence", async ({
    page,
  }) => {
    // Without scripts a browser loads every image at once, visible or not: hundreds of them.
    await page.route('**/covers/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const read = readings(page);
    await page.goto('/actualite');
    await expect(page.getByRole('link', { name: 'Page précédente' })).toBeHidden();
    await expect(moreButton(page)).toBeHidden();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/actualite?page=2');
    await expect(cardsOn(page)).toHaveCount(20);
    await page.getByRole('link', { name: 'Page précédente' }).click();
    await expect(page).toHaveURL('/actualite');

    await cardsOn(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/article\//);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('main article').first().locator('p').first()).toBeVisible();
    await expect(page.getByRole('region', { name: RELATED }).getByRole('link')).toHaveCount(3);
    expect(read).toEqual([]);
    await back(page).click();

    await expect(page).toHaveURL('/');
    for (const name of [
      'La sélection de la rédaction',
      'Les dernières actus juridiques',
      'Les articles les plus populaires',
      'Zoom sur la jurisprudence',
      'Dernières annonces légales',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Article à la une' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Jurisprudence' }).click();

    for (const name of ['Décisions de justice récentes', 'Toute la jurisprudence'])
      await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  });
});
