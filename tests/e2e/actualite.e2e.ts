import {
  articleTotal,
  breakArticles,
  cardsOn,
  delayArticles,
  END_OF_LIST,
  moreButton,
  scrollToEnd,
} from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

test('la page montre les dix derniers articles, chacun avec image, titre, extrait et date', async ({
  page,
}) => {
  await page.goto('/actualite');

  await expect(page).toHaveTitle('Tous les articles — Parution');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les articles');
  await expect(cardsOn(page)).toHaveCount(10);
  const first = cardsOn(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/article\/[a-z0-9-]+$/);
  await expect(first.locator('img')).toBeVisible();
  await expect(first.getByText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)).toBeVisible();
  expect(await first.getByRole('paragraph').count()).toBe(3);

  // Three columns, two below 992 px, one below 576 px.
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator('main ul')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };

  expect([await columns(992), await columns(991), await columns(576), await columns(575)]).toEqual([
    3, 2, 2, 1,
  ]);
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
  await expect(cardsOn(page)).toHaveCount(10);

  const releaseMore = await delayArticles(page);
  await scrollToEnd(page);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement des articles...' }),
  ).toBeVisible();
  releaseMore();
  await expect(cardsOn(page)).toHaveCount(20);
});

test("une page qui arrive pendant qu'on ouvre un article ne change pas l'adresse de l'article", async ({
  page,
}) => {
  await page.goto('/actualite');
  await expect(cardsOn(page)).toHaveCount(10);
  // The router has set the article's address while the list is still on the screen when its page arrives.
  await page.evaluate(() => {
    window.history.pushState({ ...window.history.state, idx: 1 }, '', '/article/un-autre');
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(cardsOn(page)).not.toHaveCount(10);
  expect(new URL(page.url()).pathname).toBe('/article/un-autre');
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les liens de page mènent à tous les articles', async ({ page }) => {
    const total = await articleTotal(page);
    const pages = Math.ceil(total / 10);
    // Without scripts a browser loads every image at once, visible or not: hundreds of them.
    await page.route('**/covers/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto('/actualite');
    await expect(page.getByRole('link', { name: 'Page précédente' })).toBeHidden();
    await expect(moreButton(page)).toBeHidden();

    const next = page.getByRole('link', { name: 'Page suivante' });
    for (let last = 2; last <= pages; last++) {
      await expect(next).toHaveAttribute('rel', 'next');
      await next.click();
      await expect(page).toHaveURL(`/actualite?page=${last}`);
      await expect(cardsOn(page)).toHaveCount(Math.min(total, last * 10));
    }
    await expect(next).toBeHidden();
    await expect(page.getByText(END_OF_LIST)).toBeVisible();

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
