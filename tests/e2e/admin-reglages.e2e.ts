import { call, expect, logInAdmin, test } from '#tests/support/newsroom-site.ts';

test('un administrateur change le téléphone, que chaque page montre aussitôt, puis une clé, que rien ne montre, puis ce qu’un autre vient de changer', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/400/);
  incidents.expect(/409/);
  /** As a reader gets it. */
  const read = async (path: string) => (await fetch(site.url + path)).text();
  expect(await read('/cookies')).toMatch(/<footer.*href="tel:\+33100000000"[^>]*>.*01 00 00 00 00/s);

  await logInAdmin(page, site);
  await page.goto('/admin/reglages');
  const saved = 'Réglages enregistrés : ils sont en vigueur.';
  await test.step('le téléphone', async () => {
    const contact = page.getByRole('form', { name: 'Coordonnées et réseaux' });
    const save = contact.getByRole('button', { name: 'Enregistrer : Coordonnées' });
    await contact.getByLabel('Téléphone').fill('bientôt');
    await save.click();
    await expect(contact.getByText('« Téléphone » doit être un numéro de téléphone').first()).toBeVisible();
    await contact.getByLabel('Téléphone').fill('04 72 11 22 33');
    await save.click();
    await expect(contact.getByText(saved)).toBeVisible();
    expect(await read('/cookies')).toMatch(/<footer.*href="tel:\+33472112233"[^>]*>.*04 72 11 22 33/s);
    expect(await read('/disclaimer')).toMatch(/<main.*04 72 11 22 33.*<\/main>/s);
  });

  await test.step('une clé, et le retour à la première version', async () => {
    const secret = 'cle-secrete-du-service-1234';
    const kept = 'Enregistrée. Saisissez-en une autre pour la remplacer.';
    const writing = page.getByRole('form', { name: 'Rédaction assistée' });
    await writing.getByLabel('Adresse du service').fill('https://ia.exemple.fr/v1');
    await writing.getByLabel('Modèle').fill('petit');
    await writing.getByLabel('Clé du service').fill(secret);
    await writing.getByRole('button', { name: 'Enregistrer : Rédaction assistée' }).click();
    await expect(writing.getByText(saved)).toBeVisible();
    await expect(writing.getByLabel('Clé du service')).toHaveValue('');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/settings'));
    await page.reload();
    expect(await (await answered).text()).not.toContain(secret);
    await expect(writing.getByText(kept)).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    // Back to the first version: the telephone stays, and so does the key.
    await page.getByRole('button', { name: 'Rétablir la version 1', exact: true }).click();
    await page.getByRole('button', { name: 'Rétablir cette version' }).click();
    await expect(page.getByText('La version 1 est rétablie : elle est en vigueur.')).toBeVisible();
    await expect(writing.getByLabel('Modèle')).toHaveValue('');
    await expect(writing.getByText(kept)).toBeVisible();
  });

  await test.step('le second à changer la même rubrique apprend qui, quoi, et ne perd rien', async () => {
    const { settings } = await call(page, site, 'GET', 'settings');
    const values = { EDITOR_NAME: 'Nom de la première' };
    await call(page, site, 'PUT', 'settings', { version: settings.version, values });
    const editor = page.getByRole('form', { name: 'Éditeur et hébergeur' });
    const name = editor.getByLabel("Nom de l'éditeur");
    const save = editor.getByRole('button', { name: 'Enregistrer : Éditeur et hébergeur' });
    await name.fill('Nom de la seconde');
    await save.click();
    await expect(editor.getByText(/a changé « Nom de l'éditeur » le .*Rien n'est enregistré/)).toBeVisible();
    await expect(name).toHaveValue('Nom de la seconde');
    await expect(editor.getByText('Enregistré entre-temps par un autre : Nom de la première')).toBeVisible();
    await save.click();
    await expect(editor.getByText('Réglages enregistrés')).toBeVisible();
    expect(await read('/disclaimer')).toMatch(/<main.*Nom de la seconde.*<\/main>/s);
  });
});
