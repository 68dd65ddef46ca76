import type { Page } from '@playwright/test';
import { breakArticles, delayArticles, listCalls } from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click();

test('chaque page a sa couleur, tient en une demande, dit ce qui se charge ou manque, et cherche ailleurs', async ({
  page,
  incidents,
}) => {
  incidents.expect(/500/);
  await page.goto('/jurisprudence');
  const ground = page.getByRole('main').locator('header');
  await expect(ground).toHaveCSS('background-color', 'rgb(239, 228, 244)');

  await test.step('le champ ne cherche rien ici : il offre de chercher partout', async () => {
    const field = page.getByRole('main').getByRole('searchbox');
    const elsewhere = page.getByRole('link', { name: /dans tous les articles$/ });
    await field.fill('  ');
    await expect(elsewhere).toBeHidden();
    await field.fill(' bail & loyer ');
    await field.press('Enter');
    await expect(page).toHaveURL('/jurisprudence');
    await expect(elsewhere).toHaveText('Rechercher "bail & loyer" dans tous les articles');
    await expect(elsewhere).toHaveAttribute('href', '/search?q=bail%20%26%20loyer');
    const recent = page.getByRole('region', { name: 'Décisions de justice récentes' });
    await expect(recent.getByRole('article')).toHaveCount(4);
    await field.fill('');
    await expect(elsewhere).toBeHidden();
  });

  const calls = listCalls(page);
  await test.step('la législation tient en une demande, et dit qu’elle se charge', async () => {
    const release = await delayArticles(page);
    await open(page, 'Législation');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement des articles...');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Législation' })).toBeFocused();
    await expect(ground).toHaveCSS('background-color', 'rgb(221, 244, 246)');
    expect(
      calls.map((query) => `${query.get('category')} ${query.get('page')} ${query.get('limit')}`),
    ).toEqual(['droit 1 10']);
  });

  await test.step('quand les articles ne viennent pas, chaque section dit son message', async () => {
    await breakArticles(page);
    await open(page, 'Jurisprudence');
    for (const message of [
      'Aucune décision récente à afficher pour le moment.',
      'Aucun décryptage à afficher pour le moment.',
      'Aucun article de jurisprudence à afficher pour le moment.',
    ])
      await expect(page.getByText(message)).toBeVisible();
    expect(calls.at(-1)?.get('category')).toBe('justice');
  });
});
