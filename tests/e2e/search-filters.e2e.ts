import {
  cards,
  chips,
  clear,
  field,
  isSearchCall,
  NOTHING,
  PAGE_SIZE,
  pretendResults,
  title,
} from '#tests/support/searching.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('une catégorie ou un mot-clé se choisit, s’ajoute, se retire et se défait par Retour, le clavier reste sur lui', async ({
  page,
}) => {
  await page.goto('/search?q=contrat');
  const all = Number(/\((\d+)/.exec((await title(page).textContent()) ?? '')?.[1]);
  const affaires = chips(page, 'Catégories').filter({ hasText: 'Affaires' });
  const count = Number(/\d+/.exec((await affaires.textContent()) ?? '')?.[0]);
  await expect(affaires).toHaveAttribute('aria-pressed', 'false');

  await affaires.focus();
  await page.keyboard.press('Space');

  await expect(page).toHaveURL('/search?q=contrat&categories=Affaires');
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');
  await expect(affaires).toBeFocused();
  await expect(title(page)).toContainText(`(${count} résultat(s))`);
  await expect(cards(page)).toHaveCount(Math.min(count, PAGE_SIZE));

  const civil = chips(page, 'Catégories').filter({ hasText: 'Civil' });
  await civil.click();
  await expect(page).toHaveURL('/search?q=contrat&categories=Affaires%2CCivil');
  await expect(civil).toHaveAttribute('aria-pressed', 'true');

  await affaires.click();
  await expect(page).toHaveURL('/search?q=contrat&categories=Civil');
  await expect(affaires).toHaveAttribute('aria-pressed', 'false');

  await page.goBack();
  await expect(page).toHaveURL('/search?q=contrat&categories=Affaires%2CCivil');
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');

  await clear(page).click();
  await expect(page).toHaveURL('/search?q=contrat');
  await expect(title(page)).toContainText(`(${all} résultat(s))`);
  await expect(clear(page)).toHaveCount(0);

  await test.step('un mot-clé filtre, seul ou avec une catégorie', async () => {
    const tag = chips(page, 'Mots-clés').first();
    const name = /^\D+/.exec((await tag.textContent()) ?? '')?.[0].trim() ?? '';
    await tag.click();
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'contrat', tags: name })}`);
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await chips(page, 'Catégories').first().click();
    await expect(page).toHaveURL(/categories=.*&tags=/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  await test.step('sans résultat, la recherche se reprend sans filtre', async () => {
    await page.goto('/search?q=contrat&tags=introuvable');
    await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
    await page.getByRole('link', { name: 'Chercher sans filtre' }).click();
    await expect(page).toHaveURL('/search?q=contrat');
    await expect(title(page)).toContainText(`(${all} résultat(s))`);
  });
});

test('un filtre qui tarde laisse la page en place et dit ce qui se charge ; changer de mots garde les filtres', async ({
  page,
}) => {
  await page.goto('/search?q=contrat');
  const answers = Promise.withResolvers<void>();
  await page.route(isSearchCall, async (route) => {
    await answers.promise;
    await route.continue();
  });
  const affaires = chips(page, 'Catégories').filter({ hasText: 'Affaires' });

  await affaires.click();

  await expect(page.getByRole('status').filter({ hasText: 'Chargement des résultats...' })).toBeVisible();
  await expect(affaires).toBeFocused();
  answers.resolve();
  await expect(affaires).toHaveAttribute('aria-pressed', 'true');
  await expect(affaires).toBeFocused();
  expect(await cards(page).count()).toBeGreaterThan(0);

  await pretendResults(page, 40);
  await field(page).fill('  bail commercial ');
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/search?q=bail+commercial&categories=Affaires');
  await expect(field(page)).toHaveValue('bail commercial');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=bail+commercial&categories=Affaires');
});
