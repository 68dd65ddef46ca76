import { scrollToEnd } from '#tests/support/article-lists.ts';
import {
  cards,
  chips,
  clear,
  field,
  isSearchCall,
  NOTHING,
  PAGE_SIZE,
  pretendResults,
  searches,
  searchFromHome,
  title,
} from '#tests/support/searching.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('les résultats disent leur nombre et marquent les mots cherchés @both-engines', async ({ page }) => {
  const answer = await page.goto('/search?q=contrat');

  expect(answer?.status()).toBe(200);
  await expect(title(page)).toHaveText(/^Résultats pour «\u00a0contrat\u00a0» \(\d+ résultat\(s\)\)$/);
  await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveText(/Accueil.*Recherche/);
  await expect(field(page)).toHaveValue('contrat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(cards(page).locator('mark').first()).toHaveText(/^contrats?$/i);
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/article\//);
  await expect(page).toHaveTitle(/^contrat : résultats de recherche — Parution$/);
});

test("une panne vide les résultats sans insister, et rien de ce qui est cherché ou trouvé n'est pris pour du HTML", async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  const calls = searches(page);
  await page.route(isSearchCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await searchFromHome(page, 'contrat');

  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expect(title(page)).toContainText("La liste n'a pas pu être chargée.");
  await scrollToEnd(page);
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0);
  // One read, retried once.
  expect(calls).toHaveLength(2);

  await page.unroute(isSearchCall);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toContainText(/\([1-9]\d* résultat\(s\)\)/);

  const search = page.getByRole('banner').getByRole('combobox');
  await test.step('! : & | disparaissent avant la recherche', async () => {
    const before = calls.length;
    await search.fill('droit:travail & (bail) | !preuve');
    await search.press('Enter');
    await expect(title(page)).toContainText('droit:travail');
    await expect(title(page)).toBeFocused();
    expect(calls.slice(before).map(({ q }) => q)).toEqual(['droittravail (bail) preuve']);
  });

  await test.step('les chevrons restent du texte', async () => {
    await pretendResults(page, 1, {
      title: 'Le <img src=x onerror=alert(1)> bail',
      description: '<b>bail</b> & co',
    });
    await search.fill('<b>bail</b>');
    await search.press('Enter');
    await expect(title(page)).toContainText('<b>bail</b>');
    await expect(cards(page).getByRole('heading')).toHaveText('Le <img src=x onerror=alert(1)> bail');
    await expect(cards(page).locator('mark')).toHaveText(['bail', 'bail']);
    await expect(cards(page).locator('b, img[src="x"]')).toHaveCount(0);
  });
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on cherche, on filtre et on va plus loin', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('droit');
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();

    await expect(page).toHaveURL('/search?q=droit');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/search?q=droit&page=2');
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);

    await chips(page, 'Catégories').filter({ hasText: 'Affaires' }).click();
    await expect(page).toHaveURL('/search?q=droit&categories=Affaires');
    await expect(chips(page, 'Catégories').filter({ hasText: 'Affaires' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await clear(page).click();
    await expect(page).toHaveURL('/search?q=droit');
  });
});
