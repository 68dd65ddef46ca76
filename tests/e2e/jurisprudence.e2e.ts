import type { Page } from '@playwright/test';
import { breakArticles, delayArticles, listCalls } from '#tests/support/article-lists.ts';
import { expect, test } from '#tests/support/test.ts';

const screens = [
  {
    path: '/jurisprudence',
    name: 'Jurisprudence',
    category: 'justice',
    ground: 'rgb(239, 228, 244)',
    sections: ['Décisions de justice récentes', 'Décryptage de jurisprudence', 'Toute la jurisprudence'],
    empty: [
      'Aucune décision récente à afficher pour le moment.',
      'Aucun décryptage à afficher pour le moment.',
      'Aucun article de jurisprudence à afficher pour le moment.',
    ],
  },
  {
    path: '/legislation',
    name: 'Législation',
    category: 'droit',
    ground: 'rgb(221, 244, 246)',
    sections: ['Textes législatifs récents', 'Décryptage de législation', 'Toute la législation'],
    empty: [
      'Aucun texte récent à afficher pour le moment.',
      'Aucun décryptage à afficher pour le moment.',
      'Aucun article de législation à afficher pour le moment.',
    ],
  },
] as const;

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click();

for (const { path, name, category, ground, sections, empty } of screens) {
  const linksIn = (page: Page, section: string) =>
    page.getByRole('region', { name: section }).getByRole('article').getByRole('link');

  test(`${path} a ses trois sections, de quatre, deux et six articles`, async ({ page }) => {
    const answer = await page.request.get(`/api/articles?page=1&limit=10&category=${category}`);
    const { articles } = (await answer.json()) as { articles: { slug: string }[] };
    const firsts = (count: number) => articles.slice(0, count).map(({ slug }) => `/article/${slug}`);
    await page.goto(path);

    await expect(page).toHaveTitle(`${name} — Parution`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').locator('header')).toHaveCSS('background-color', ground);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...sections]);
    const counts = [4, 2, 6];
    for (const [rank, section] of sections.entries()) {
      const addresses = linksIn(page, section).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(await addresses, section).toEqual(firsts(counts[rank] ?? 0));
    }
    // Only the category on a small card; category, excerpt and date on the others.
    const paragraphs = (section: string) =>
      page.getByRole('region', { name: section }).getByRole('article').first().getByRole('paragraph');
    await expect(paragraphs(sections[0])).toHaveCount(1);
    await expect(paragraphs(sections[1])).toHaveCount(3);
    await expect(paragraphs(sections[2])).toHaveCount(3);

    // The field searches nothing here: it offers to search everywhere.
    const field = page.getByRole('main').getByRole('searchbox');
    const elsewhere = page.getByRole('link', { name: /dans tous les articles$/ });

    await field.fill('  ');
    await expect(elsewhere).toBeHidden();
    await field.fill(' bail & loyer ');
    await field.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(elsewhere).toHaveText('Rechercher "bail & loyer" dans tous les articles');
    await expect(elsewhere).toHaveAttribute('href', '/search?q=bail%20%26%20loyer');
    await expect(page.getByRole('region', { name: sections[0] }).getByRole('article')).toHaveCount(4);

    await field.fill('');
    await expect(elsewhere).toBeHidden();
  });

  test(`${path} tient en une demande, et dit qu'elle se charge`, async ({ page }) => {
    await page.goto('/');
    const calls = listCalls(page);
    const release = await delayArticles(page);

    await open(page, name);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Chargement des articles...');
    release();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

    expect(
      calls.map((query) => `${query.get('category')} ${query.get('page')} ${query.get('limit')}`),
    ).toEqual([`${category} 1 10`]);
  });

  test(`quand les articles de ${path} ne viennent pas, chaque section dit son message`, async ({
    page,
    incidents,
  }) => {
    incidents.expect(/500/);
    await page.goto('/');
    await breakArticles(page);

    await open(page, name);

    for (const message of empty) await expect(page.getByText(message)).toBeVisible();
  });
}

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chaque page se lit en entier', async ({ page }) => {
    for (const { path, sections } of screens) {
      await page.goto(path);

      for (const section of sections)
        await expect(page.getByRole('region', { name: section }).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    }
  });
});
