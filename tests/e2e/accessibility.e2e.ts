import { adminPaths, paths } from '#contract/paths.ts';
import { anArticle, BOB, call, test as newsroom, TEAM } from '#tests/support/newsroom-site.ts';
import { accounts } from '#tests/support/screens/accounts.ts';
import { announcing, buying } from '#tests/support/screens/announcements.ts';
import { announcementsAdmin, articlesAdmin } from '#tests/support/screens/newsroom.ts';
import { correspondence, operations } from '#tests/support/screens/operations.ts';
import { empty, reading, searching } from '#tests/support/screens/reading.ts';
import { sweep } from '#tests/support/sweep.ts';
import { expect, test } from '#tests/support/test.ts';
import { logIn } from '#tests/support/visitors.ts';

/** The addresses that are not pages: files, the API, former addresses that redirect. */
const notPages: readonly string[] = [
  paths.formerCategory,
  paths.submission,
  paths.failedPayment,
  paths.feed,
  paths.announcementFeed,
  paths.sitemap,
  paths.newsSitemap,
  paths.sitemapParts,
  paths.api,
];

test('chaque page du site est dans le tableau des écrans', () => {
  const opened = new Set(
    [
      reading,
      searching,
      accounts,
      announcing,
      buying,
      articlesAdmin,
      announcementsAdmin,
      correspondence,
      operations,
    ]
      .flat()
      .map(({ route }) => route),
  );
  const declared = [...Object.values(paths), ...Object.values(adminPaths), '*', '/admin/*'];

  expect([...opened].sort()).toEqual(declared.filter((path) => !notPages.includes(path)).sort());
});

for (const [name, screens] of Object.entries({
  'les écrans de lecture': reading,
  'les écrans de la recherche et des textes légaux': searching,
  'les écrans du compte et du contact': accounts,
  'les écrans des annonces': announcing,
  'les écrans du paiement et du suivi': buying,
}))
  test(`${name} s'ouvrent sans incident, et axe n'y trouve rien`, async ({ page, site, incidents }) => {
    if (screens.some(({ status }) => status === 404)) incidents.expect(/404/);
    await sweep(page, site, screens);
  });

test('des couleurs imposées laissent voir l’entrée, la page et l’onglet courants', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, current] of [
    [
      '/annonces-legales?page=2',
      page.getByRole('navigation', { name: /agination/ }).locator('[aria-current]'),
    ],
    ['/connexion', page.getByRole('tab', { selected: true })],
  ] as const) {
    await page.goto(address);
    await expect(current.first()).toHaveCSS('outline-style', 'solid');
  }
});
test.describe('site vide', () => {
  test.use({ content: 'none' });

  test("les écrans sans contenu s'ouvrent sans incident, et axe n'y trouve rien", async ({ page, site }) => {
    await sweep(page, site, empty);
  });
});

newsroom(
  "ce qu'un rôle consulte ou n'ouvre pas s'affiche sans incident, et axe n'y trouve rien",
  async ({ page, site }) => {
    await logIn(page, site, BOB);
    const article = await anArticle(page, site);
    const { announcements } = await call(page, site, 'GET', 'legal-announcements');
    await logIn(page, site, TEAM.observer);
    await sweep(page, site, [
      {
        route: adminPaths.editArticle,
        path: `/admin/articles/edit/${article.id}`,
        shows: ['Vous consultez cet article'],
      },
      {
        route: adminPaths.editAnnouncement,
        path: `/admin/legal-announcements/edit/${announcements[0].id}`,
        shows: ['Vous consultez cette annonce'],
      },
      { route: adminPaths.createArticle, shows: ["Cette page n'est pas ouverte à votre rôle"] },
    ]);
  },
);

for (const [name, screens] of Object.entries({
  "les écrans de l'administration des articles": articlesAdmin,
  "les écrans de l'administration des annonces": announcementsAdmin,
  "les écrans de l'administration des échanges et des paiements": correspondence,
  "les écrans de l'administration du site": operations,
}))
  newsroom(`${name} s'ouvrent sans incident, et axe n'y trouve rien`, async ({ page, site, incidents }) => {
    if (screens.some(({ status }) => status === 404)) incidents.expect(/404/);
    for (const { refused } of screens) if (refused) incidents.expect(refused);
    await logIn(page, site, BOB);
    await sweep(page, site, screens);
  });
