import {
  anArticle,
  call,
  expect,
  follow,
  logInAdmin,
  tableOverflow,
  test,
} from '#tests/support/newsroom-site.ts';

test.beforeEach(({ page, site }) => logInAdmin(page, site));

test('le tableau de bord : ses chiffres, un article populaire à son adresse du moment, une catégorie ; le cadre et le journal', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const quick = page.getByRole('navigation', { name: 'Actions rapides' });
  for (const [name, href] of [
    ['Créer un nouvel article', '/admin/articles/create'],
    ['Créer une annonce légale', '/admin/legal-announcements/create'],
    ['Annonces en attente', '/admin/legal-announcements/pending'],
  ] as const)
    await expect(quick.getByRole('link', { name })).toHaveAttribute('href', href);
  const articles = page.getByRole('region', { name: 'Articles', exact: true });
  for (const name of [/^Total/, /^Publiés/, /^Brouillons/, /^Lectures totales/])
    await expect(articles.getByRole('link', { name })).toHaveAttribute('href', '/admin/articles');
  const announcements = page.getByRole('region', { name: 'Annonces légales' });
  // Other tests publish here too.
  const counts = await call(page, site, 'GET', 'legal-announcements/stats');
  const published = new RegExp(`^Publiés\\s*${counts.publishedLegalAnnouncements}$`);
  await expect(announcements.getByRole('link', { name: published })).toHaveAttribute(
    'href',
    '/admin/legal-announcements',
  );
  await expect(announcements.getByRole('link', { name: /^En attente/ })).toHaveAttribute(
    'href',
    '/admin/legal-announcements/pending',
  );
  const shares = [
    ['Publiées', counts.publishedLegalAnnouncements],
    ['Rejetées', counts.rejectedLegalAnnouncements],
    ['Brouillons', counts.draftLegalAnnouncements],
    ['En attente', counts.pendingLegalAnnouncements],
  ];
  await expect(announcements.getByRole('list', { name: 'Répartition des annonces' })).toHaveText(
    new RegExp(shares.map(([name, count]) => `${name} ${count}`).join('\\s*')),
  );
  for (const name of [
    'Lectures par jour, sur 30 jours',
    'Articles publiés par semaine',
    'Annonces déposées et recettes par semaine',
  ])
    await expect(page.getByRole('figure', { name })).toBeVisible();
  const reprise = page.getByRole('region', { name: 'Part de reprise' });
  await expect(reprise.getByRole('img', { name: /limite 50\s%$/ })).toBeVisible();
  await page.getByText('Voir les chiffres').first().click();
  await expect(
    page.getByRole('table', { name: 'Lectures par jour, sur 30 jours' }).getByRole('row'),
  ).toHaveCount(31);

  const popular = page.getByRole('region', { name: 'Articles les plus populaires' });
  const first = popular.getByRole('row').nth(1);
  await expect(first).toContainText('Archive');
  const lookup = page.waitForRequest(/\/api\/articles\/[0-9a-f-]{36}$/);
  await first.click({ position: { x: 20, y: 8 } });
  await lookup;
  await expect(page).toHaveURL(/\/article\/article-/);
  await page.goBack();
  await page
    .getByRole('region', { name: 'Répartition par catégorie' })
    .getByRole('link', { name: 'Civil' })
    .click();
  await expect(page).toHaveURL('/admin/articles?category=civil');

  await test.step('le cadre dit où l’on est, le journal dit qui a fait quoi', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const { id, title } = await anArticle(page, site, { title: `Le journal et ses ${'lignes'.repeat(25)}` });
    const history = `/admin/journal?object=article&object_id=${id}`;
    const line = page.getByRole('row').filter({ hasText: title });
    // A page number above the last is the last page.
    await follow(page, `${history}&page=900`);
    await expect(page).toHaveURL(history);
    await line.getByRole('link', { name: `Ouvrir : ${title}` }).click();
    await expect(page).toHaveURL(`/admin/articles/edit/${id}`);
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await expect(menu.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').getByText('Articles', { exact: true })).toBeVisible();
    await expect(page.getByText('Bienvenue, Admin')).toBeVisible();

    await menu.getByRole('link', { name: 'Journal' }).click();
    await expect(line).toContainText("a créé l'article");
    expect(await tableOverflow(page)).toBe(0);
    await line.getByRole('link', { name: 'Son histoire' }).click();
    await expect(page).toHaveURL(history);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Action').selectOption('article.published');
    await expect(page.getByText('Rien à ce sujet dans le journal.')).toBeVisible();
    await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
    await expect(page).toHaveURL('/admin/journal');
  });
});

test("sans statistiques, tout est à zéro ; un écran qui ne peut pas s'afficher laisse le cadre en place", async ({
  page,
  incidents,
}) => {
  incidents.expect(/Les statistiques n'ont pas pu être chargées/);
  incidents.expect(/TypeError/);
  await page.route('**/api/admin/**/stats', (route) => route.fulfill({ json: { total: '12' } }));
  await page.route('**/api/admin/audit?*', (route) =>
    route.fulfill({ json: { events: [{ id: 'x' }], actors: [], pagination: { total: 1 } } }),
  );
  await page.goto('/admin');
  for (const name of ['Articles', 'Annonces légales'])
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('link', { name: /^Total\s*0$/ }),
    ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
  await expect(menu).toBeVisible();
});
