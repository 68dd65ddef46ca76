import { expect, test } from '#tests/support/test.ts';

const pages = [
  { path: '/terms', title: /^Conditions générales d’utilisation et de vente$/, link: 'Conditions générales' },
  { path: '/privacy', title: /^Confidentialité et données personnelles$/, link: 'Confidentialité' },
  { path: '/disclaimer', title: /^Mentions légales$/, link: 'Mentions légales' },
  { path: '/cookies', title: /^Cookies$/, link: 'Cookies' },
  { path: '/tarifs', title: /^Tarifs des annonces légales$/, link: 'Tarifs' },
  { path: '/accessibilite', title: /^Déclaration d’accessibilité$/, link: 'Accessibilité' },
];

test('le pied de page mène à chacune, et leurs autres noms y mènent pour toujours', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const { path, title, link } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('link')).toHaveText([
      'Accueil',
    ]);
  }

  for (const [alias, path] of [
    ['/cgv', '/terms'],
    ['/conditions-generales', '/terms'],
    ['/confidentialite', '/privacy'],
    ['/donnees-personnelles', '/privacy'],
    ['/mentions-legales', '/disclaimer'],
  ] as const) {
    const answer = await request.get(alias, { maxRedirects: 0 });
    expect(answer.status(), alias).toBe(301);
    expect(answer.headers().location, alias).toBe(path);
  }
});

test('les conditions disent les prix, et leur sommaire mène à ses parties, sous l’en-tête', async ({
  page,
}) => {
  await page.goto('/terms');

  const offers = page.getByRole('region', { name: 'Offres et prix' });
  await expect(offers.getByRole('heading', { level: 3 })).toHaveText([
    'Offre Standard',
    'Offre Premium',
    'Offre Entreprise',
  ]);
  for (const price of [/^149\s€ TTC/, /^199\s€ TTC/, /^299\s€ TTC/])
    await expect(offers.getByText(price)).toBeVisible();
  await expect(offers.getByText(/paiement unique, sans abonnement/)).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Droit de rétractation' })
    .click();

  await expect(page).toHaveURL('/terms#retractation');
  const heading = page.getByRole('heading', { name: 'Droit de rétractation' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test("ce que l'éditeur n'a pas dit reste à compléter, rien n'est inventé", async ({ page }) => {
  await page.goto('/disclaimer');

  await expect(page.getByText('à compléter par l’éditeur')).toHaveCount(6);
  await expect(page.getByText('Directeur de la publication', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Droit de réponse' })).toBeVisible();
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les pages se lisent en entier', async ({ page }) => {
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    }
  });
});
