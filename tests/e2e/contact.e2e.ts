import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { expect, test } from '#tests/support/test.ts';
import { aVisitor } from '#tests/support/visitors.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const progress = (page: Page) => page.getByLabel('Progression du formulaire');

const fill = async (page: Page, email: string) => {
  await field(page, 'Prénom').fill('Théo');
  await field(page, 'Nom').fill('Lancquier');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill('Bonjour,\nune question sur une annonce.');
};

/** Nobody fills in a form in less than three seconds; a test does. */
const takeTime = (page: Page) => page.clock.fastForward(5_000);

test("le panneau d'information est complet, et le menu mène à la page", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('contact@parution.example')).toBeVisible();
  await expect(main.getByText('01 00 00 00 00')).toBeVisible();
  await expect(main.getByText('Du lundi au vendredi, 9h-18h')).toBeVisible();
  await expect(main.getByText('12 rue des Gravures, 75002 Paris')).toBeVisible();
});

test("les erreurs attendent l'envoi, et la page va au premier champ en faute", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/contact');
  await field(page, 'Prénom').focus();
  await field(page, 'Prénom').blur();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(progress(page)).toHaveJSProperty('value', 17);

  await field(page, 'Sujet').selectOption('');
  await field(page, 'Téléphone (facultatif)').fill('123');
  await submit(page).click();
  for (const message of [
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Veuillez entrer un numéro de téléphone valide',
    'Le sujet est requis',
    'Le message est requis',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'Prénom')).toBeFocused();
  await expect(field(page, 'Prénom')).toBeInViewport();

  for (const [label, text, message] of [
    ['Prénom', 'T', 'Le prénom doit contenir au moins 2 caractères'],
    ['Nom', 'L', 'Le nom doit contenir au moins 2 caractères'],
    ['Email', 'theo@', 'Veuillez entrer une adresse email valide'],
    ['Message', 'Bonjour', 'Le message doit contenir au moins 10 caractères'],
  ] as const) {
    await field(page, label).fill(text);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }

  await field(page, 'Sujet').selectOption('Presse');
  await fill(page, 'theo@lancquier.example');
  await field(page, 'Nom').fill('L');
  await field(page, 'Message').focus();
  await field(page, 'Message').press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Nom')).toBeFocused();
  await expect(field(page, 'Nom')).toBeInViewport();
  await expect(progress(page)).toHaveJSProperty('value', 67);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('un message part, est confirmé, et le formulaire recommence', async ({ page, site }) => {
  const { email } = aVisitor();
  await page.clock.install();
  await page.goto('/contact');
  await expect(field(page, 'Sujet')).toHaveValue('general');
  await expect(field(page, 'Sujet').locator('option')).toHaveText([
    'Choisissez un sujet',
    ...['Demande générale', 'Abonnement', 'Problème technique', 'Partenariat', 'Presse', 'Autre'],
  ]);
  await fill(page, email);
  await field(page, 'Sujet').selectOption('Presse');
  await field(page, 'Téléphone (facultatif)').fill('+33 (0)1 00-00-00');
  await expect(progress(page)).toHaveJSProperty('value', 100);
  await expect(page.getByText('100 %')).toBeVisible();
  await takeTime(page);
  await submit(page).click();

  const panel = page.getByRole('main').getByRole('status');
  await expect(panel.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeFocused();
  await expect(panel).toContainText('Nous vous répondrons dans les plus brefs délais.');
  await expect(panel).toContainText(/Numéro de référence : CT-[\w-]+/);
  await expect(panel).toContainText('Un e-mail de confirmation vous a été envoyé.');
  await expect(submit(page)).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  const reference = (await panel.getByRole('strong').textContent()) ?? '';
  await expect
    .poll(async () => (await mailsTo(site, 'contact-received', email)).map(({ subject }) => subject))
    .toEqual([expect.stringContaining(reference)]);

  await panel.getByRole('button', { name: 'Envoyer un nouveau message' }).click();
  await expect(field(page, 'Prénom')).toBeFocused();
  for (const label of ['Prénom', 'Nom', 'Email', 'Téléphone (facultatif)', 'Message'])
    await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Sujet')).toHaveValue('general');
});

test('un envoi manqué garde le texte, dit pourquoi, et se recommence', async ({ page, incidents }) => {
  incidents.expect(/503/);
  incidents.expect(/ERR_FAILED/);
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, aVisitor().email);
  await field(page, 'Sujet').selectOption('Autre');
  const message = 'Le service est momentanément indisponible.';
  await page.route('**/api/contact/submit', (route) => route.fulfill({ status: 503, json: { message } }));
  await submit(page).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByRole('heading', { name: 'Une erreur est survenue' })).toBeFocused();
  await expect(panel).toContainText(message);
  await expect(field(page, 'Message')).toHaveValue('Bonjour,\nune question sur une annonce.');
  expect(await violationsOn(page)).toEqual([]);

  await page.unroute('**/api/contact/submit');
  await page.route('**/api/contact/submit', (route) => route.abort());
  await submit(page).click();
  await expect(panel).toContainText('Une erreur est survenue. Veuillez réessayer ultérieurement.');

  await panel.getByRole('button', { name: 'Effacer et recommencer' }).click();
  await expect(panel).toBeHidden();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Sujet')).toHaveValue('general');

  await page.unroute('**/api/contact/submit');
  await fill(page, aVisitor().email);
  await takeTime(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
});

test("pendant l'envoi le bouton le dit et ne répond plus ; le champ piège reste vide", async ({ page }) => {
  await page.goto('/contact');
  await fill(page, aVisitor().email);
  const sent = Promise.withResolvers<unknown>();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/contact/submit', async (route) => {
    sent.resolve(route.request().postDataJSON());
    await release.promise;
    await route.fulfill({ json: { success: true, message: 'Message envoyé avec succès !', data: {} } });
  });
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Envoi en cours...' });
  await expect(busy).toBeDisabled();
  expect(await sent.promise).toMatchObject({
    website: '',
    elapsedMs: expect.any(Number),
    subject: 'general',
  });
  release.resolve();
  const panel = page.getByRole('main').getByRole('status');
  await expect(panel).toContainText('Nous vous répondrons dans les plus brefs délais.');
  await expect(panel).not.toContainText('Numéro de référence');
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la page donne les autres moyens de joindre la rédaction', async ({ page }) => {
    await page.goto('/contact');
    await expect(
      page.getByText(/Le formulaire a besoin de JavaScript\. Sans lui, écrivez-nous à/),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'contact@parution.example' }),
    ).toBeVisible();
  });
});
