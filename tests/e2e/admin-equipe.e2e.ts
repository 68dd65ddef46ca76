import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeOn, violationsOn } from '#tests/support/axe.ts';
import {
  anArticle,
  BOB,
  call,
  contentOf,
  deskOf,
  expect,
  logInAdmin,
  rowOf,
  sections,
  TEAM,
  test,
} from '#tests/support/newsroom-site.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import type { Site } from '#tests/support/site.ts';
import { logIn } from '#tests/support/visitors.ts';

const invitationLink = async (site: Site, email: string) => {
  const link = async () =>
    /\/invitation\/[\w-]+/.exec((await mailsTo(site, 'team-member-invited', email)).at(-1)?.text ?? '')?.[0];
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
};

test('un administrateur invite une rédactrice, qui écrit et donne à relire @both-engines', async ({
  page,
  site,
}) => {
  await logInAdmin(page, site);
  await page.goto('/admin/utilisateurs');
  await page.getByRole('button', { name: 'Inviter un utilisateur' }).click();
  const form = page.getByRole('form', { name: 'Invitation' });
  const email = 'zoe.roux@parution.test';
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Roux');
  await form.getByLabel('Rôle').selectOption('Rédacteur');
  await form.getByRole('button', { name: "Envoyer l'invitation" }).click();
  await expect(page.getByText(`Invitation envoyée à ${email}, valable 7 jours.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invité');

  // Zoé, in a browser that knows nobody; the page of the administrator is left first, or it would miss its session.
  await page.goto('/favicon.svg');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(await invitationLink(site, email));
  await expect(page.getByRole('heading', { name: "Bienvenue dans l'équipe" })).toBeVisible();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(BOB.password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(BOB.password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('link', { name: 'Se connecter' }).last()).toHaveAttribute('href', '/connexion');
  await logIn(page, site, { email, password: BOB.password });

  await page.goto('/admin/articles/create');
  await expect(page.getByRole('link', { name: /Rédaction manuelle/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Génération avec IA/ })).toHaveCount(0);
  expect(await sections(page)).toEqual(['Tableau de bord', 'Articles']);
  await page.getByRole('link', { name: /Rédaction manuelle/ }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill('Le bail de Zoé');
  await page.getByLabel('Description').fill('Ce que la Cour en dit.');
  await contentOf(page).fill('Aux termes de cet arrêt, la Cour précise quand le bail peut être résilié.');
  await page.getByLabel('Catégorie').selectOption('Affaires');
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Article créé avec succès')).toBeVisible();
  await page.getByLabel('Relecteur').selectOption('Bob Leroy');
  await page.getByRole('button', { name: 'Prêt à relire' }).click();
  await expect(page.getByText('Article prêt à relire : le relecteur est prévenu par e-mail')).toBeVisible();
});

test("un relecteur renvoie l'article, puis le travail est confié et le compte fermé", async ({
  page,
  site,
}) => {
  const title = 'Le bail donné à relire';
  await logIn(page, site, TEAM.writer);
  const { id } = await anArticle(page, site, { title });
  const { members } = await (await deskOf(site, BOB))('GET', 'users');
  const bob = members.find((member: { email: string }) => member.email === BOB.email);
  await call(page, site, 'PUT', `articles/${id}/review`, { reviewerId: bob.id });

  await logIn(page, site, BOB);
  await page.goto('/admin/articles');
  await expect(rowOf(page, title)).toContainText('Prêt à relire par Bob Leroy');
  await expect(page.getByText('Des articles sont prêts à relire')).toBeVisible();
  await page.getByRole('listitem').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Renvoyer au rédacteur' }).click();
  await page.getByRole('alertdialog').getByLabel('À reprendre').fill('Il manque le visa.');
  await page.getByRole('button', { name: "Renvoyer l'article" }).click();
  await expect(page.getByText('Article renvoyé à son rédacteur, prévenu par e-mail')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(site, 'article-review', TEAM.writer.email)).at(-1)?.text)
    .toContain('Il manque le visa.');

  await page.getByRole('link', { name: 'Utilisateurs' }).click();
  const row = page.getByRole('row').filter({ hasText: TEAM.writer.email });
  await row.getByRole('button', { name: /^Gérer/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Confier à').selectOption({ label: 'Admin Parution, administrateur' });
  await dialog.getByRole('button', { name: 'Confier ce travail' }).click();
  await expect(dialog.getByText(/confiés? à Admin Parution\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Désactiver le compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver le compte' }).click();
  await expect(dialog.getByText(/est désactivé, ses sessions sont fermées/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Réactiver le compte' }).click();
  await expect(dialog.getByText(/est réactivé/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(row).toContainText('Actif');
});

const codeOf = (secret: string) => new TOTP({ secret: secret.replaceAll(' ', '') }).generate();

const confirm = async (page: Page, password: string, button: string) => {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await question.getByRole('button', { name: button }).click();
};

const logInByForm = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/connexion');
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
};

test("un membre ferme une session d'ailleurs ; son application de codes, puis sa clé d'accès, sont demandées à la connexion", async ({
  page,
  site,
  context,
}) => {
  const { password } = TEAM.observer;
  // Another session than the one of this browser.
  await deskOf(site, TEAM.observer);
  await logIn(page, site, TEAM.observer);
  await page.goto('/admin/profil');
  await expect(page.getByText('rôle : Observateur')).toBeVisible();
  await expect(page.getByText('Cette session')).toBeVisible();
  await page
    .getByRole('button', { name: /^Fermer la session/ })
    .first()
    .click();
  await expect(page.getByText('La session est fermée.')).toBeVisible();

  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  await confirm(page, password, 'Continuer');
  const setup = page.getByRole('form', { name: 'Application de codes' });
  const secret = (await setup.locator('code').innerText()).trim();
  expect(await violationsOn(page, setup)).toEqual([]);
  await setup.getByLabel('Code à 6 chiffres').fill(codeOf(secret));
  await setup.getByRole('button', { name: "Enregistrer l'application" }).click();
  const given = page.getByRole('status').filter({ hasText: 'Vos codes de secours' });
  const codes = given.locator('code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  expect(await violationsOn(page, given)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect((await axeOn(page, 'layout', 'content')).violations).toEqual([]);

  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  await confirm(page, password, 'Continuer');
  await expect(page.getByText("La clé d'accès est enregistrée.")).toBeVisible();

  await logInByForm(page, TEAM.observer);
  await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect((await call(page, site, 'GET', 'session')).user).toMatchObject({ firstName: 'Camille' });

  await logInByForm(page, TEAM.observer);
  const step = page.getByRole('form', { name: 'Second facteur' });
  await expect(step.getByLabel('Code', { exact: true })).toBeFocused();
  await step.getByLabel('Code', { exact: true }).fill(recovery);
  expect(await violationsOn(page)).toEqual([]);
  await step.getByRole('button', { name: 'Valider le code' }).click();
  await expect(page).toHaveURL(`${site.url}/`);

  const admin = await deskOf(site, site.admin);
  const { members } = await admin('GET', 'users');
  const observer = members.find(({ email }: { email: string }) => email === TEAM.observer.email);
  expect(observer).toMatchObject({ secondFactor: true });
  await admin('DELETE', `users/${observer.id}/second-factor`);
});
