import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import {
  back,
  cards,
  newest,
  openFromList,
  pretendArticle,
  RELATED,
  readings,
  title,
  UNAVAILABLE,
} from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

test('un article absent répond 404 et offre de retourner à l’accueil', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const read = readings(page);
  const answer = await page.goto('/article/cet-article-n-existe-pas');

  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText(UNAVAILABLE);
  expect(read).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: "Retourner à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test("une adresse qu'aucun article ne peut avoir répond 404", async ({ page }) => {
  for (const slug of ['%00', 'a'.repeat(250), '..%2F..%2Fadmin', '%3Cscript%3E']) {
    const answer = await page.request.get(`/article/${slug}`);
    expect(answer.status(), slug).toBe(404);
  }
});

test("une panne dit que l'article n'a pas pu être chargé", async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.route('**/api/articles/slug/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await openFromList(page);

  await expect(title(page)).toHaveText(UNAVAILABLE);
  await expect(page.getByRole('link', { name: "Retourner à l'accueil" })).toBeVisible();
});

test('sans article voisin, la section ne paraît pas', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await page.goto('/actualite');
  await page.route('**/api/articles?**', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await cards(page).first().click();

  await expect(back(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: RELATED })).toHaveCount(0);
});

test("une ancienne adresse mène à l'adresse présente", async ({ page }) => {
  await page.goto('/actualite');
  const [, second] = await newest(page, 2);
  await page.route('**/api/articles/slug/*', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL(`/api/articles/slug/${second?.slug}`, page.url()).href }),
    }),
  );

  await cards(page).first().click();

  await expect(page).toHaveURL(`/article/${second?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL('/actualite');
});

test('un h1 du texte devient un h2, et le texte est dans une seule balise article', async ({ page }) => {
  await pretendArticle(page, {
    content: `<article><h1>Un grand titre</h1><p>L'arrêt dit : « oui » ; "non" ?</p></article>`,
  });

  await openFromList(page);

  const text = page.locator('main article').filter({ hasText: 'Un grand titre' });
  await expect(text).toHaveCount(1);
  await expect(text.getByRole('heading', { level: 2, name: 'Un grand titre' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await text.locator('p').textContent()).toContain('L’arrêt dit\u00a0: «\u00a0oui\u00a0»\u202f;');

  await page.unrouteAll();
  await pretendArticle(page, { content: '<p>Un texte nu.</p>' });

  await openFromList(page);

  await expect(page.locator('main article').filter({ hasText: 'Un texte nu.' })).toHaveCount(1);
});

test("un article de plus d'un an, jamais mis à jour, le dit ; mis à jour, il dit quand", async ({ page }) => {
  await pretendArticle(page, { published_at: '2020-03-01T08:00:00.000Z', updated_at: null });

  await openFromList(page);

  await expect(page.getByText(/n'a pas été mis à jour depuis plus d'un an/)).toBeVisible();
  await expect(page.getByText('1er mars 2020')).toBeVisible();
  await expect(page.getByText(/Mis à jour le/)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  // Updated, it is no longer old.
  await page.unrouteAll();
  const yesterday = new Date(Date.now() - 86_400_000);
  await pretendArticle(page, {
    published_at: '2020-03-01T08:00:00.000Z',
    updated_at: yesterday.toISOString(),
  });

  await openFromList(page);

  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    yesterday,
  );
  await expect(page.getByText(`Mis à jour le ${day}`)).toBeVisible();
  await expect(page.getByText(/plus d'un an/)).toHaveCount(0);
});

test("l'image de l'article est décrite ; cassée, elle laisse place à une gravure", async ({
  page,
  incidents,
}) => {
  incidents.expect(/404/);
  await pretendArticle(page, { image_url: '/assets/audience.jpg', image_alt: 'Une salle d’audience' });
  await page.route('**/assets/audience.jpg', (route) => route.fulfill({ status: 404 }));

  await openFromList(page);

  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/parution\.svg$/);
});

test('un article qui tarde dit ce qui se charge', async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/articles/slug/*', async (route) => {
    await answers.promise;
    await route.continue();
  });

  await openFromList(page);

  await expect(page.getByRole('status').filter({ hasText: "Chargement de l'article..." })).toBeVisible();
  answers.resolve();
  await expect(title(page)).toBeFocused();
});

test('un texte large ne fait pas dépasser la page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const cells = Array.from({ length: 12 }, (_, index) => `<td>colonne${index}</td>`).join('');
  await pretendArticle(page, {
    content: `<p>${'anticonstitutionnellement'.repeat(8)}</p><table><tbody><tr>${cells}</tr></tbody></table>`,
  });

  await openFromList(page);

  await expect(page.getByText('colonne11')).toBeAttached();
  expect(await overflowOf(page)).toBe(0);
});
