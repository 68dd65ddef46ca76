import type { Page } from '@playwright/test';
import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { answerChanged } from '#tests/support/changed-answer.ts';
import {
  anArticle,
  back,
  cards,
  newest,
  pretendArticle,
  RELATED,
  readings,
  title,
  UNAVAILABLE,
} from '#tests/support/one-article.ts';
import { expect, test } from '#tests/support/test.ts';

/** Back to the list, where every call is answered by the server again. */
const returnToList = async (page: Page) => {
  await page.unrouteAll();
  // The pointer would ask in advance for the article that comes under it.
  await page.mouse.move(0, 0);
  await page.goBack();
  await expect(title(page)).toHaveText('Tous les articles');
};

test('une panne du texte se dit, celle des voisins, de l’image ou du compte des lectures ne se voit pas', async ({
  page,
  incidents,
}) => {
  for (const status of [/404/, /500/, /503/]) incidents.expect(status);
  const read = readings(page);

  await test.step("une lecture qui n'a pas pu être comptée n'est ni renvoyée ni montrée", async () => {
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

  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualité' }).click();
  await expect(title(page)).toHaveText('Tous les articles');

  await test.step("un article qui n'a pas pu être chargé le dit, et n'est pas compté", async () => {
    await page.route('**/api/articles/slug/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    );
    await cards(page).nth(1).click();
    await expect(title(page)).toHaveText(UNAVAILABLE);
    await expect(page.getByRole('link', { name: "Retourner à l'accueil" })).toBeVisible();
    expect(read).toHaveLength(1);
    await returnToList(page);
  });

  await test.step('sans article voisin, la section ne paraît pas', async () => {
    await page.route('**/api/articles?**', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    );
    await cards(page).nth(2).click();
    await expect(back(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: RELATED })).toHaveCount(0);
    await returnToList(page);
  });

  await test.step('une image cassée laisse place à une gravure', async () => {
    await pretendArticle(page, { image_url: '/assets/audience.jpg', image_alt: 'Une salle d’audience' });
    await page.route('**/assets/audience.jpg', (route) => route.fulfill({ status: 404 }));
    await cards(page).nth(3).click();
    await expect(back(page)).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/parution\.svg$/);
  });
});

test('un article qui a changé d’adresse, qui tarde, qui est ancien ou large se lit comme les autres', async ({
  page,
}) => {
  await page.goto('/actualite');

  await test.step("une ancienne adresse mène à l'adresse présente, et Retour à la liste", async () => {
    const [, second] = await newest(page, 2);
    await page.route('**/api/articles/slug/*', (route) =>
      answerChanged(route, (body) => body, new URL(`/api/articles/slug/${second?.slug}`, page.url()).href),
    );
    await cards(page).first().click();
    await expect(page).toHaveURL(`/article/${second?.slug}`);
    await returnToList(page);
    await expect(page).toHaveURL('/actualite');
  });

  await test.step('un article qui tarde dit ce qui se charge', async () => {
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/articles/slug/*', async (route) => {
      await answers.promise;
      await route.continue();
    });
    await cards(page).nth(2).click();
    await expect(page.getByRole('status').filter({ hasText: "Chargement de l'article..." })).toBeVisible();
    answers.resolve();
    await expect(back(page)).toBeVisible();
    await expect(title(page)).toBeFocused();
    await returnToList(page);
  });

  await test.step("un article de plus d'un an, jamais mis à jour, le dit", async () => {
    await pretendArticle(page, { published_at: '2020-03-01T08:00:00.000Z', updated_at: null });
    await cards(page).nth(3).click();
    await expect(page.getByText(/n'a pas été mis à jour depuis plus d'un an/)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await returnToList(page);
  });

  await test.step('un texte large ne fait pas dépasser la page', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const cells = Array.from({ length: 12 }, (_, index) => `<td>colonne${index}</td>`).join('');
    await pretendArticle(page, {
      content: `<p>${'anticonstitutionnellement'.repeat(8)}</p><table><tbody><tr>${cells}</tr></tbody></table>`,
    });
    await cards(page).nth(4).click();
    await expect(page.getByText('colonne11')).toBeAttached();
    expect(await overflowOf(page)).toBe(0);
  });
});
