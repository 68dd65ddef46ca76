import { expect, logInAdmin, test } from '#tests/support/newsroom-site.ts';

test('un administrateur change le téléphone, que chaque page montre aussitôt, puis une clé, que rien ne montre', async ({
  page,
  site,
  browser,
  incidents,
}) => {
  incidents.expect(/400/);
  const reader = await (await browser.newContext({ baseURL: site.url })).newPage();
  await reader.goto('/cookies');
  const foot = reader.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: '01 00 00 00 00' })).toBeVisible();

  await logInAdmin(page, site);
  await page.goto('/admin/reglages');
  const contact = page.getByRole('form', { name: 'Coordonnées et réseaux' });
  await contact.getByLabel('Téléphone').fill('bientôt');
  await contact.getByRole('button', { name: 'Enregistrer : Coordonnées' }).click();
  await expect(contact.getByText('« Téléphone » doit être un numéro de téléphone').first()).toBeVisible();
  await contact.getByLabel('Téléphone').fill('04 72 11 22 33');
  await contact.getByRole('button', { name: 'Enregistrer : Coordonnées' }).click();
  await expect(contact.getByText('Réglages enregistrés : ils sont en vigueur.')).toBeVisible();

  await reader.reload();
  await expect(foot.getByRole('link', { name: '04 72 11 22 33' })).toHaveAttribute(
    'href',
    'tel:+33472112233',
  );
  await reader.goto('/disclaimer');
  await expect(reader.getByRole('main').getByText('04 72 11 22 33')).toBeVisible();

  const secret = 'cle-secrete-du-service-1234';
  const writing = page.getByRole('form', { name: 'Rédaction assistée' });
  await writing.getByLabel('Adresse du service').fill('https://ia.exemple.fr/v1');
  await writing.getByLabel('Modèle').fill('petit');
  await writing.getByLabel('Clé du service').fill(secret);
  await writing.getByRole('button', { name: 'Enregistrer : Rédaction assistée' }).click();
  await expect(writing.getByText('Réglages enregistrés : ils sont en vigueur.')).toBeVisible();
  await expect(writing.getByLabel('Clé du service')).toHaveValue('');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/settings'));
  await page.reload();
  expect(await (await answered).text()).not.toContain(secret);
  await expect(writing.getByText('Enregistrée. Saisissez-en une autre pour la remplacer.')).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  // Back to the first version: the telephone stays, and so does the key.
  await page.getByRole('button', { name: 'Rétablir la version 1', exact: true }).click();
  await page.getByRole('button', { name: 'Rétablir cette version' }).click();
  await expect(page.getByText('La version 1 est rétablie : elle est en vigueur.')).toBeVisible();
  await expect(writing.getByLabel('Modèle')).toHaveValue('');
  await expect(writing.getByText('Enregistrée. Saisissez-en une autre pour la remplacer.')).toBeVisible();
});

test('deux administrateurs changent la même rubrique : le second apprend qui, quoi, et ne perd rien', async ({
  page,
  site,
  browser,
  incidents,
}) => {
  incidents.expect(/409/);
  await logInAdmin(page, site);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await logInAdmin(other, site);
  for (const one of [page, other]) await one.goto('/admin/reglages');
  const formOf = (one: typeof page) => one.getByRole('form', { name: 'Éditeur et hébergeur' });
  const save = (one: typeof page) =>
    formOf(one).getByRole('button', { name: 'Enregistrer : Éditeur et hébergeur' }).click();
  await formOf(other).getByLabel("Nom de l'éditeur").fill('Nom de la première');
  await save(other);
  await expect(formOf(other).getByText('Réglages enregistrés')).toBeVisible();

  await formOf(page).getByLabel("Nom de l'éditeur").fill('Nom de la seconde');
  await save(page);
  await expect(
    formOf(page).getByText(/a changé « Nom de l'éditeur » le .*Rien n'est enregistré/),
  ).toBeVisible();
  await expect(formOf(page).getByLabel("Nom de l'éditeur")).toHaveValue('Nom de la seconde');
  await expect(
    formOf(page).getByText('Enregistré entre-temps par un autre : Nom de la première'),
  ).toBeVisible();
  await save(page);
  await expect(formOf(page).getByText('Réglages enregistrés')).toBeVisible();
  await other.goto('/disclaimer');
  await expect(other.getByRole('main').getByText('Nom de la seconde')).toBeVisible();
});
