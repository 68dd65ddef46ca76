import { expect, logInAdmin, overflow, test } from '#tests/support/newsroom-site.ts';

test("un administrateur change son nom, et l'administration le nomme ainsi", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/400/);
  await logInAdmin(page, site);
  await page.goto('/admin');
  await page.getByRole('link', { name: /Mon profil/ }).click();
  await expect(page.getByRole('heading', { name: 'Mon profil', level: 1 })).toBeVisible();
  await expect(page.getByText(site.admin.email)).toBeVisible();
  const form = page.getByRole('form', { name: 'Votre nom' });
  await form.getByLabel('Prénom').fill('');
  await expect(form.getByText('Le prénom est requis')).toBeVisible();
  await form.getByLabel('Prénom').fill('Anne-Laure-Élisabeth');
  await form.getByLabel('Nom', { exact: true }).fill('de La Rochefoucauld-Montmorency-Saint-Hilaire');
  await form.getByRole('button', { name: 'Enregistrer le nom' }).click();
  await expect(page.getByText('Votre nom est enregistré.')).toBeVisible();
  await expect(page.getByText('Bienvenue, Anne-Laure-Élisabeth')).toBeVisible();
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(
    page.getByText(/^Anne-Laure-Élisabeth de La Rochefoucauld.* a changé le nom du compte/),
  ).toBeVisible();

  await page.getByRole('link', { name: /Mon profil/ }).click();
  const password = page.getByRole('form', { name: 'Votre mot de passe' });
  await password.getByLabel('Mot de passe actuel', { exact: true }).fill('ce-n-est-pas-lui');
  await password.getByLabel('Nouveau mot de passe', { exact: true }).fill('onze-lettre');
  await expect(
    password.getByText("Le mot de passe d'un administrateur doit contenir au moins 12 caractères"),
  ).toBeVisible();
  await password.getByLabel('Nouveau mot de passe', { exact: true }).fill('correct-cheval-pile-neuf');
  await password.getByLabel('Confirmer le mot de passe', { exact: true }).fill('correct-cheval-pile-neuf');
  await password.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(password.getByText('Ce mot de passe est incorrect.')).toBeVisible();

  await page.getByRole('form', { name: 'Votre nom' }).getByLabel('Prénom').fill('Admin');
  await page.getByRole('form', { name: 'Votre nom' }).getByLabel('Nom', { exact: true }).fill('Parution');
  await page.getByRole('button', { name: 'Enregistrer le nom' }).click();
  await expect(page.getByText('Bienvenue, Admin')).toBeVisible();
});
