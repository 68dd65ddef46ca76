import { scrollToEnd } from '#tests/support/article-lists.ts';
import {
  cards,
  END,
  isSearchCall,
  PAGE_SIZE,
  pretendResults,
  searches,
  searchFromHome,
  title,
} from '#tests/support/searching.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('la suite vient à 80 % de la page, chaque page une fois, puis la fin est dite', async ({ page }) => {
  await pretendResults(page, 30);
  await searchFromHome(page, 'bail');
  await expect(cards(page)).toHaveCount(12);
  const calls = searches(page);

  const scrollToShare = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight * part - window.innerHeight);
    }, share);
  await scrollToShare(0.81);
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL('/search?q=bail&page=2');
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByText(END)).toBeVisible();
  expect(calls.map((call) => call.page)).toEqual(['2', '3']);
});

test('une page suivante qui manque arrête la liste, sans rien effacer', async ({ page, incidents }) => {
  incidents.expect(/500/);
  await pretendResults(page, 30);
  await searchFromHome(page, 'bail');
  await expect(cards(page)).toHaveCount(12);
  await page.route(isSearchCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );

  await scrollToEnd(page);

  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test('une adresse donne ses pages, Précédent les rend et propose de reprendre ; Suivant retourne à l’article', async ({
  page,
}) => {
  await page.goto('/search?q=droit&page=2');
  await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
  const opened = cards(page).nth(15).getByRole('link');
  const name = (await opened.textContent()) ?? '';

  await opened.click();
  await expect(title(page)).toHaveText(name);
  await page.goBack();

  await expect(page).toHaveURL('/search?q=droit&page=2');
  await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
  await expect(page.getByRole('button', { name: /^Reprendre à l'article/ })).toBeVisible();
  await page.goForward();
  await expect(title(page)).toHaveText(name);
});
