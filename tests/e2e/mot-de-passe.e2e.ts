import { mailsTo } from '#tests/support/outbox.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, test } from '#tests/support/test.ts';
import { aVisitor, logIn, register } from '#tests/support/visitors.ts';

const PROMISE =
  "Si un compte existe avec cette adresse, un e-mail contenant un lien de réinitialisation vient d'être envoyé. Ce lien est valable 30 minutes.";

const linkIn = async (site: Site, address: string) => {
  const [mail] = await mailsTo(site, 'password-reset', address);
  return /https?:\/\/\S+\/reinitialisation\/[\w-]+/.exec(mail?.text ?? '')?.[0];
};

test("un mot de passe oublié se remplace par le lien de l'e-mail, une seule fois", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/401/);
  incidents.expect(/400/);
  const visitor = aVisitor();
  await register(site, visitor);
  await logIn(page, site, visitor);

  await page.goto('/mot-de-passe-oublie');
  const ask = page.getByRole('button', { name: 'Recevoir un lien' });
  await expect(ask).toBeDisabled();
  await page.getByLabel('Email').fill('x');
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
  await page.getByLabel('Email').fill(visitor.email);
  await ask.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(PROMISE);
  await expect.poll(() => linkIn(site, visitor.email)).toBeTruthy();
  const link = (await linkIn(site, visitor.email)) ?? '';
  expect(link.startsWith(`${site.url}/reinitialisation/`)).toBe(true);

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const submit = page.getByRole('button', { name: 'Enregistrer le mot de passe' });
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('12345');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('1234');
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
  await expect(submit).toBeDisabled();

  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('pivoine rouge vent');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('pivoine rouge vent');
  await submit.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Votre mot de passe a été modifié. Vous pouvez vous connecter.',
  );
  // Every session has ended, this browser's included.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(visitor.password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Adresse email ou mot de passe incorrect.',
  );
  await form.getByLabel('Mot de passe', { exact: true }).fill('pivoine rouge vent');
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('encore un autre');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('encore un autre');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "Ce lien de réinitialisation n'est plus valable. Veuillez en demander un nouveau.",
  );
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL('/mot-de-passe-oublie');
});
