import { expect, test } from '#tests/support/test.ts';

test('une adresse inconnue répond 404, avec la page prévue', async ({ page, incidents }) => {
  incidents.expect(/404/);
  const answer = await page.goto('/nulle-part/ailleurs');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Introuvable' })).toBeVisible();
  await expect(page.getByText("Oups ! La page que vous recherchez n'existe pas.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'La sélection de la rédaction' })).toBeVisible();
});

for (const path of ['/article/%ff', '/%5Cexemple', '/%0d%0ax'])
  test(`${path} mène à la page introuvable`, async ({ request, site }) => {
    const answer = await request.get(site.url + path);

    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('404 - Page Introuvable');
  });

test("une adresse de l'API inconnue répond 404 en JSON", async ({ request, site }) => {
  const answer = await request.get(`${site.url}/api/nulle-part`);

  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'not-found',
    message: "La ressource demandée n'existe pas.",
  });
});
