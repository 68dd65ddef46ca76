import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { aVisitor, register } from '#tests/support/visitors.ts';

const login = (page: Page) => page.getByRole('form', { name: 'Connexion' });
const registration = (page: Page) => page.getByRole('form', { name: 'Inscription' });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

const type = async (form: ReturnType<typeof login>, label: string, text: string) => {
  await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel(label, { exact: true }).blur();
};

test('la connexion dit ce qui manque une fois le champ touché, et une panne avec les mots prévus, que l’autre onglet efface', async ({
  page,
  incidents,
}) => {
  incidents.expect(/ERR_FAILED/);
  incidents.expect(/500/);
  await page.goto('/connexion');
  const form = login(page);
  const submit = form.getByRole('button', { name: 'Se connecter' });
  await expect(submit).toBeDisabled();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );

  await form.getByLabel('Email').focus();
  await form.getByLabel('Email').blur();
  await expect(form.getByText("L'email est requis")).toBeVisible();
  await type(form, 'Mot de passe', '12345');
  await expect(form.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expect(submit).toBeDisabled();
  await type(form, 'Email', 'elise@parution.example');
  await type(form, 'Mot de passe', 'tulipe jaune');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await submit.click();
  await expect(alertOf(page)).toHaveText('Une erreur est survenue. Veuillez réessayer.');
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await submit.click();
  await expect(alertOf(page)).toHaveText(/^Erreur: .+/);
  await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveValue('tulipe jaune');

  await page.getByRole('tab', { name: 'Inscription' }).click();
  await page.getByRole('tab', { name: 'Connexion' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Email')).toHaveValue('elise@parution.example');
  await form.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveURL('/mot-de-passe-oublie');
});

test("l'inscription dit ce qui manque, conseille sur le mot de passe sans le refuser, et refuse une adresse déjà prise", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409/);
  const { email } = aVisitor();
  await register(site, aVisitor({ email }));
  await page.goto('/connexion');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  const form = registration(page);
  const submit = form.getByRole('button', { name: "S'inscrire" });

  for (const [label, text, message] of [
    ['Prénom', '', 'Le prénom est requis'],
    ['Nom', ' ', 'Le nom est requis'],
    ['Email', 'elise', 'Veuillez entrer une adresse email valide'],
    ['Mot de passe', 'court', 'Le mot de passe doit contenir au moins 6 caractères'],
    ['Confirmer le mot de passe', 'autre', 'Les mots de passe ne correspondent pas.'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).focus();
    await type(form, label, text);
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(submit).toBeDisabled();

  await type(form, 'Prénom', 'Élise');
  await type(form, 'Nom', 'Marvaudon');
  await type(form, 'Email', email.toUpperCase());
  // The confirmation is checked again when the password changes after it.
  await type(form, 'Confirmer le mot de passe', 'soleil75');
  await type(form, 'Mot de passe', 'soleil75');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText(
    'Mot de passe très courant : il serait parmi les premiers essayés.',
  );
  await submit.click();
  await expect(alertOf(page)).toHaveText('Un compte existe déjà avec cette adresse email.');
});

test('un compte se crée, le mot de passe est long et collé, et la page mène à l’accueil', async ({
  page,
  site,
}) => {
  const visitor = aVisitor({ password: 'é 漢 '.repeat(16) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto('/connexion');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  const form = registration(page);
  await type(form, 'Prénom', visitor.firstName);
  await type(form, 'Nom', visitor.lastName);
  await type(form, 'Email', visitor.email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), visitor.password);
  for (const label of ['Mot de passe', 'Confirmer le mot de passe']) {
    await form.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+V');
  }
  await form.getByRole('button', { name: 'Afficher : Mot de passe', exact: true }).click();
  await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveValue(visitor.password);
  await form.getByRole('button', { name: "S'inscrire" }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Compte de Élise' })).toHaveText(/ÉM/);
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('currentUser') ?? '{}'),
  }));
  expect(stored.token).toBeTruthy();
  expect(stored.user).toMatchObject({ firstName: 'Élise', email: visitor.email, role: 'reader' });
  expect(JSON.stringify(stored)).not.toContain(visitor.password);
});

test('toute la connexion se fait au clavier', async ({ page, site }) => {
  const visitor = aVisitor();
  await register(site, visitor);
  await page.goto('/connexion');

  await page.getByRole('tab', { name: 'Connexion' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Inscription' })).toBeFocused();
  await expect(registration(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(login(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(login(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Compte de Élise' })).toBeVisible();
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les formulaires et l’administration disent qu’ils en ont besoin', async ({ page }) => {
    for (const [path, sentence] of [
      ['/connexion', /Ce formulaire a besoin de JavaScript/],
      ['/mot-de-passe-oublie', /Ce formulaire a besoin de JavaScript/],
      [
        '/contact',
        /Le formulaire a besoin de JavaScript\. Sans lui, écrivez-nous à contact@parution\.example ou/,
      ],
      ['/admin', /L'administration a besoin de JavaScript/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });
});
