import {
  aStored,
  cards,
  count,
  dateFilter,
  delayList,
  HINT,
  isListCall,
  LIST,
  LOADING,
  NOTHING,
  PAGE_SIZE,
  pager,
  pretendPages,
  reset,
  typeFilter,
} from '#tests/support/announcing.ts';
import { overflowOf } from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('des types absents, une recherche lente, une panne et une foule se disent, et les filtres restent', async ({
  page,
  incidents,
}) => {
  incidents.expect(/types/);
  incidents.expect(/500/);
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/legal-announcements/types', async (route) => {
    asked += 1;
    if (asked <= 2) return route.abort();
    await promise;
    return route.fallback();
  });
  await page.goto('/cookies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Annonces légales' }).click();

  await test.step('les types qui ne sont pas venus se demandent encore', async () => {
    await expect(typeFilter(page).getByRole('option').first()).toHaveText('Chargement des types...');
    resolve();
    await expect(typeFilter(page).getByRole('option').first()).toHaveText('Tous les types');
    await expect(typeFilter(page).getByRole('option')).toHaveCount(27);
  });

  await test.step('une recherche lente le dit et garde ses filtres', async () => {
    const release = await delayList(page);
    await typeFilter(page).focus();
    await typeFilter(page).selectOption('Fusion');
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(typeFilter(page)).toHaveValue('fusion');
    await expect(typeFilter(page)).toBeFocused();
    release();
    await expect(page.getByText(LOADING)).toHaveCount(0);
    await expect(cards(page).first().getByText('Fusion', { exact: true })).toBeVisible();
  });

  await test.step('une panne montre le message vide, jusqu’au retour du réseau', async () => {
    await page.route(isListCall, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    );
    await typeFilter(page).selectOption('Scission');
    await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
    await expect(page.getByText(HINT)).toBeVisible();
    await expect(page.getByText("La liste n'a pas pu être chargée.")).toBeVisible();
    await expect(page.getByText(/0 annonce/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await page.unroute(isListCall);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(cards(page).first().getByText('Scission', { exact: true })).toBeVisible();
  });

  await test.step('au-delà de ce que le serveur compte, la page dit « plus de 10 000 »', async () => {
    await pretendPages(page, { total: 10_000, totalIsMore: true, total_pages: 834 });
    await dateFilter(page).selectOption('Le dernier mois');
    await expect(count(page)).toHaveText(/^plus de 10\s000 annonces trouvées$/);
    await expect(page.getByText('Page 1 sur plus de 834')).toBeVisible();
  });
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('la page tient dans un téléphone, qui rend toutes les annonces quand rien n’est trouvé', async ({
    page,
  }) => {
    await page.goto(`${LIST}?q=xyzzyxqwv`);
    await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
    await expect(page.getByText(HINT)).toBeVisible();
    await page.getByRole('button', { name: 'Voir toutes les annonces' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(cards(page)).toHaveCount(PAGE_SIZE);

    expect(await overflowOf(page)).toBe(0);
    const firstTitle = cards(page).first().getByRole('heading');
    await expect(firstTitle).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click();
    await typeFilter(page).selectOption('Constitution');
    await expect(page).toHaveURL(`${LIST}?type=constitution`);
    await expect(cards(page).first().getByText('Constitution', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeFocused();
    await expect(page.getByText(/annonces? trouvée/)).toBeInViewport({ ratio: 1 });
    await expect(firstTitle).toBeInViewport({ ratio: 1 });

    await pager(page).getByRole('link', { name: 'Suivant' }).click();
    await expect(page).toHaveURL(`${LIST}?type=constitution&page=2`);
    await expect(page.getByText('Page 2 sur')).toBeVisible();
    await expect(firstTitle).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
  });
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la liste et ses questions se lisent, se filtrent et se tournent ; le formulaire dit ce qui lui manque', async ({
    page,
  }) => {
    const { slug } = await aStored(page);
    await page.goto(`${LIST}?annonce=${slug}`);
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page.getByText("Lire l'annonce :").getByRole('link')).toBeVisible();
    await expect(page.getByText(/24 à 48 heures après la validation/)).toBeVisible();
    await typeFilter(page).selectOption('Dissolution');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(page).toHaveURL(/type=dissolution/);
    await expect(cards(page).first().getByText('Dissolution', { exact: true })).toBeVisible();

    await reset(page).click();
    await expect(page).toHaveURL(/\/annonces-legales\??$/);
    await pager(page).getByRole('link', { name: 'Suivant' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);

    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('button', { name: 'Voir les détails' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goBack();
    await page.getByRole('button', { name: 'Publier une annonce', exact: true }).first().click();
    await expect(page.getByText(/Le formulaire de publication a besoin de JavaScript/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Publier une annonce légale' })).toBeVisible();
    await expect(page.getByText('Chargement du formulaire...')).toBeHidden();
  });
});
