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

test("les erreurs attendent l'envoi, et la page va au premier champ en faute", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'contact@parution.example' })).toBeVisible();
  for (const text of ['01 00 00 00 00', 'Du lundi au vendredi, 9h-18h', '12 rue des Gravures, 75002 Paris'])
    await expect(main.getByText(text)).toBeVisible();
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

  // From then on they follow what is typed.
  await field(page, 'Message').fill('Bonjour');
  await expect(
    page.getByText('Le message doit contenir au moins 10 caractères', { exact: true }),
  ).toBeVisible();

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

test('un message part, dit pourquoi il ne part pas, garde le texte, est confirmé, et le formulaire recommence', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/503/);
  incidents.expect(/ERR_FAILED/);
  const { email } = aVisitor();
  const outcome = page.getByRole('main').getByRole('status');
  await page.clock.install();
  await page.goto('/contact');
  await expect(field(page, 'Sujet')).toHaveValue('general');
  await expect(field(page, 'Sujet').locator('option')).toHaveText([
    'Choisissez un sujet',
    ...['Demande générale', 'Abonnement', 'Problème technique', 'Partenariat', 'Presse', 'Autre'],
  ]);

  await test.step("pendant l'envoi le bouton le dit et ne répond plus ; le champ piège reste vide", async () => {
    await fill(page, email);
    const sent = Promise.withResolvers<unknown>();
    const release = Promise.withResolvers<void>();
    await page.route('**/api/contact/submit', async (route) => {
      sent.resolve(route.request().postDataJSON());
      await release.promise;
      await route.fulfill({ json: { success: true, message: 'Message envoyé avec succès !', data: {} } });
    });
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    expect(await sent.promise).toMatchObject({
      website: '',
      elapsedMs: expect.any(Number),
      subject: 'general',
    });
    release.resolve();
    await expect(outcome).toContainText('Nous vous répondrons dans les plus brefs délais.');
    await expect(outcome).not.toContainText('Numéro de référence');
    await page.unroute('**/api/contact/submit');
    await outcome.getByRole('button', { name: 'Envoyer un nouveau message' }).click();
    await expect(field(page, 'Prénom')).toBeFocused();
    for (const label of ['Prénom', 'Nom', 'Email', 'Téléphone (facultatif)', 'Message'])
      await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'Sujet')).toHaveValue('general');
  });

  await test.step('un envoi manqué garde le texte, dit pourquoi, et se recommence', async () => {
    await fill(page, email);
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
    await page.unroute('**/api/contact/submit');
    await panel.getByRole('button', { name: 'Effacer et recommencer' }).click();
    await expect(panel).toBeHidden();
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(field(page, 'Sujet')).toHaveValue('general');
  });

  await test.step('le message part', async () => {
    await fill(page, email);
    await field(page, 'Sujet').selectOption('Presse');
    await field(page, 'Téléphone (facultatif)').fill('+33 (0)1 00-00-00');
    await expect(progress(page)).toHaveJSProperty('value', 100);
    await expect(page.getByText('100 %')).toBeVisible();
    await takeTime(page);
    await submit(page).click();
    await expect(outcome.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeFocused();
    await expect(outcome).toContainText(/Numéro de référence : CT-[\w-]+/);
    await expect(outcome).toContainText('Un e-mail de confirmation vous a été envoyé.');
    await expect(submit(page)).toBeHidden();
    expect(await violationsOn(page)).toEqual([]);
    const reference = (await outcome.getByRole('strong').textContent()) ?? '';
    await expect
      .poll(async () => (await mailsTo(site, 'contact-received', email)).map(({ subject }) => subject))
      .toEqual([expect.stringContaining(reference)]);
  });
});
