import type { Browser, Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { adminPaths, editAnnouncementPath, editArticlePath, messagePath } from '#contract/paths.ts';
import { notPermitted, roleChangedTo } from '#contract/team.fr.ts';
import type { Permission, TeamRole } from '#domain/account/team-roles.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { sendAndPay } from '#tests/support/buying.ts';
import { aMessage } from '#tests/support/correspondence.ts';
import {
  anArticle,
  BOB,
  call,
  contentOf,
  expect,
  logInAdmin,
  rowOf,
  TEAM,
  test,
} from '#tests/support/newsroom-site.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { aBackOfficeNotice, cardOf } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';
import { logIn } from '#tests/support/visitors.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' }).getByRole('link');

const sections = async (page: Page): Promise<string[]> =>
  (await menu(page).allInnerTexts()).map((text) => text.replace(/\d+/g, '').trim());

const invitationLink = async (site: Site, email: string) => {
  const link = async () =>
    /\/invitation\/[\w-]+/.exec((await mailsTo(site, 'team-member-invited', email)).at(-1)?.text ?? '')?.[0];
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
};

test('un administrateur invite une rédactrice, qui écrit et donne à relire', async ({
  page,
  site,
  browser,
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

  const zoes = await (await browser.newContext({ baseURL: site.url })).newPage();
  await zoes.goto(await invitationLink(site, email));
  await expect(zoes.getByRole('heading', { name: "Bienvenue dans l'équipe" })).toBeVisible();
  await zoes.getByLabel('Nouveau mot de passe', { exact: true }).fill('correct-cheval-pile');
  await zoes.getByLabel('Confirmer le mot de passe', { exact: true }).fill('correct-cheval-pile');
  await zoes.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await zoes.getByRole('link', { name: 'Se connecter' }).last().click();
  const login = zoes.getByRole('form', { name: 'Connexion' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Mot de passe', { exact: true }).fill('correct-cheval-pile');
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await zoes.waitForURL((url) => !url.pathname.startsWith('/connexion'));

  await zoes.goto('/admin/articles/create');
  await expect(zoes.getByRole('link', { name: /Rédaction manuelle/ })).toBeVisible();
  await expect(zoes.getByRole('link', { name: /Génération avec IA/ })).toHaveCount(0);
  expect(await sections(zoes)).toEqual(['Tableau de bord', 'Articles']);
  await zoes.getByRole('link', { name: /Rédaction manuelle/ }).click();
  await zoes.getByRole('textbox', { name: 'Titre' }).fill('Le bail de Zoé');
  await zoes.getByLabel('Description').fill('Ce que la Cour en dit.');
  await contentOf(zoes).fill('Aux termes de cet arrêt, la Cour précise quand le bail peut être résilié.');
  await zoes.getByLabel('Catégorie').selectOption('Affaires');
  await expect(zoes.getByRole('button', { name: 'Publier', exact: true })).toHaveCount(0);
  await zoes.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(zoes.getByText('Article créé avec succès')).toBeVisible();
  await zoes.getByLabel('Relecteur').selectOption('Bob Leroy');
  await zoes.getByRole('button', { name: 'Prêt à relire' }).click();
  await expect(zoes.getByText('Article prêt à relire : le relecteur est prévenu par e-mail')).toBeVisible();

  await zoes.context().close();
});

test("un relecteur renvoie l'article, puis le travail est confié et le compte fermé", async ({
  page,
  site,
}) => {
  const title = 'Le bail donné à relire';
  await logInAdmin(page, site);
  const { members } = await call(page, site, 'GET', 'users');
  const idOf = ({ email }: { email: string }): string =>
    members.find((member: { email: string }) => member.email === email).id;
  await logIn(page, site, TEAM.writer);
  const { id } = await anArticle(page, site, { title });
  await call(page, site, 'PUT', `articles/${id}/review`, { reviewerId: idOf(BOB) });

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

  await page.goto('/admin/utilisateurs');
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

const ALL = [
  'Tableau de bord',
  'Articles',
  'Annonces légales',
  'Annonces en attente',
  'Annonces à transmettre',
  'Messages',
  'Paiements',
  'Clients',
  'Courriels',
  'Tarifs',
  'Journal',
  'Données personnelles',
  'Utilisateurs',
  'Réglages',
  'État du système',
];

test("chaque rôle n'a au menu que ce qu'il ouvre, et un refus dit qui peut", async ({ page, site }) => {
  for (const [role, shown, closed, needed] of [
    [
      'chief-editor',
      ['Tableau de bord', 'Articles', 'Messages'],
      '/admin/legal-announcements/pending',
      'announcements.read',
    ],
    ['writer', ['Tableau de bord', 'Articles'], '/admin/articles/create/ia', 'articles.generate'],
    [
      'announcement-reviewer',
      [
        ...['Tableau de bord', 'Annonces légales', 'Annonces en attente', 'Annonces à transmettre'],
        ...['Messages', 'Clients', 'Courriels'],
      ],
      '/admin/articles',
      'articles.read',
    ],
    [
      'accountant',
      ['Tableau de bord', 'Annonces légales', 'Paiements', 'Clients', 'Tarifs'],
      '/admin/journal',
      'journal.read',
    ],
    ['observer', ALL, '/admin/legal-announcements/create', 'announcements.write'],
  ] as const) {
    await logIn(page, site, TEAM[role]);
    await page.goto(closed);
    await expect(page.getByText(notPermitted(needed)), role).toBeVisible();
    expect(await sections(page), role).toEqual(shown);
    await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
    await expect(page.getByRole('heading', { name: 'Tableau de bord' }), role).toBeAttached();
  }
});

test("l'observateur ne trouve aucun bouton qui modifie", async ({ page, site }) => {
  await logIn(page, site, BOB);
  const { id } = await anArticle(page, site, { title: 'Un article à seulement lire' });
  const { announcements } = await call(page, site, 'GET', 'legal-announcements');
  await logIn(page, site, TEAM.observer);
  const changes =
    /Enregistrer|Publier|Dépublier|Supprimer|Rejeter|Approuver|Importer|Effacer|Restaurer|Vider|Préparer|Marquer|Corriger|Année suivante|Inviter|Gérer|Reformuler|Sélectionner|Nouve(l|lle) |Renvoyer|Envoyer|Répondre|Clore|Attribuer|Rembourser|Demander|Je m'en occupe|Ajouter|Rétablir/;
  for (const path of [
    '/admin/articles',
    '/admin/articles/trash',
    '/admin/articles/sources',
    `/admin/articles/edit/${id}`,
    '/admin/legal-announcements',
    '/admin/legal-announcements/pending',
    '/admin/legal-announcements/trash',
    '/admin/legal-announcements/transmissions',
    `/admin/legal-announcements/edit/${announcements[0].id}`,
    '/admin/legal-announcements/pending/figures',
    '/admin/messages',
    '/admin/paiements',
    '/admin/clients',
    '/admin/courriels',
    '/admin/tarifs',
    '/admin/utilisateurs',
    '/admin/reglages',
    '/admin/donnees-personnelles',
    '/admin/systeme',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The links of these lists are named by what was written.
    const isWritten = ['/admin/messages', '/admin/courriels'].includes(path);
    for (const kind of isWritten ? (['button'] as const) : (['button', 'link', 'checkbox'] as const))
      await expect(
        page.getByRole('main').getByRole(kind, { name: changes, disabled: false }),
        path,
      ).toHaveCount(0);
  }
});

type OpenForm = { typed: Locator; press: Locator };

/** Forms that are open while the role of their author changes: what is refused, and what was typed. */
const openForms: readonly {
  who: { email: string; password: string };
  becomes: TeamRole;
  refused: Permission;
  open: (page: Page, site: Site) => Promise<OpenForm>;
}[] = [
  {
    who: TEAM['chief-editor'],
    becomes: 'writer',
    refused: 'articles.publish',
    open: async (page, site) => {
      const { id } = await anArticle(page, site, { title: 'Un article publié par personne' });
      await page.goto(editArticlePath(id));
      return { typed: page.getByRole('textbox', { name: 'Titre' }), press: pressed(page, 'Publier') };
    },
  },
  {
    who: TEAM['chief-editor'],
    becomes: 'accountant',
    refused: 'messages.answer',
    open: async (page, site) => {
      await page.goto(messagePath((await aMessage(page, site)).id));
      return { typed: page.getByLabel('Votre réponse'), press: pressed(page, 'Envoyer') };
    },
  },
  {
    who: TEAM['announcement-reviewer'],
    becomes: 'observer',
    refused: 'announcements.write',
    open: async (page, site) => {
      await page.goto(editAnnouncementPath((await aBackOfficeNotice(page, site)).id));
      return { typed: page.getByLabel('Titre', { exact: true }), press: pressed(page, 'Enregistrer') };
    },
  },
  {
    who: TEAM['announcement-reviewer'],
    becomes: 'writer',
    refused: 'announcements.review',
    open: async (page, site) => {
      const { reference } = await sendAndPay(site);
      await page.goto(adminPaths.pending);
      await pressed(cardOf(page, reference), 'Demander une correction').click();
      return {
        typed: page.getByRole('textbox', { name: /Autre point/ }),
        press: pressed(page, 'Demander la correction'),
      };
    },
  },
  {
    who: BOB,
    becomes: 'observer',
    refused: 'settings.manage',
    open: async (page) => {
      await page.goto(adminPaths.settings);
      return {
        typed: page.getByRole('textbox', { name: "Nom de l'éditeur" }),
        press: pressed(page, 'Enregistrer : Éditeur et hébergeur'),
      };
    },
  },
];

const pressed = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const TYPED = 'Tapé avant le changement';

/** What an administrator does with the accounts of others, in a browser of their own. */
const openTeamDesk = async (browser: Browser, site: Site) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await logInAdmin(page, site);
  const { members } = await call(page, site, 'GET', 'users');
  const idOf = (email: string): string =>
    members.find((member: { email: string }) => member.email === email).id;
  return {
    become: (email: string, teamRole: TeamRole) =>
      call(page, site, 'PUT', `users/${idOf(email)}/role`, { teamRole }),
    setAccess: (email: string, access: 'enable' | 'disable') =>
      call(page, site, 'PUT', `users/${idOf(email)}/access`, { access }),
    roleOf: (email: string): TeamRole =>
      members.find((member: { email: string }) => member.email === email).teamRole,
    close: () => page.context().close(),
  };
};

test('un formulaire ouvert avant un changement de rôle est refusé, dit qui peut et garde ce qui est tapé', async ({
  page,
  site,
  incidents,
  browser,
}) => {
  test.setTimeout(120_000);
  incidents.expect(/403/);
  const team = await openTeamDesk(browser, site);
  for (const { who, becomes, refused, open } of openForms) {
    const before = team.roleOf(who.email);
    await logIn(page, site, who);
    const { typed, press } = await open(page, site);
    await typed.fill(TYPED);
    await team.become(who.email, becomes);
    try {
      await press.click();
      await expect(page.getByText(notPermitted(refused)).first(), refused).toBeVisible();
      await expect(page.getByText(roleChangedTo(becomes)), refused).toBeVisible();
      await expect(typed, refused).toHaveValue(TYPED);
      // The menu follows at once.
      const shown = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'));
      expect(shown.teamRole, refused).toBe(becomes);
    } finally {
      await team.become(who.email, before);
    }
    // What is left unsaved is not asked about again.
    await page.evaluate(() => localStorage.clear());
  }
  await team.close();
});

test('un compte désactivé pendant une réponse la garde, et la reprend une fois réactivé', async ({
  page,
  site,
  incidents,
  browser,
}) => {
  incidents.expect(/401/);
  const who = TEAM['chief-editor'];
  const team = await openTeamDesk(browser, site);
  await logIn(page, site, who);
  const { id } = await aMessage(page, site);
  await page.goto(messagePath(id));
  await page.getByLabel('Votre réponse').fill(TYPED);
  await team.setAccess(who.email, 'disable');
  try {
    await pressed(page, 'Envoyer').click();
    await expect(page.getByText('Session expirée, votre texte est gardé')).toBeVisible();
  } finally {
    await team.setAccess(who.email, 'enable');
    await team.close();
  }
  const login = page.getByRole('form', { name: 'Connexion' });
  await login.getByLabel('Email').fill(who.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(who.password);
  await pressed(login, 'Se connecter').click();
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page).toHaveURL(messagePath(id));
  await expect(page.getByLabel('Votre réponse')).toHaveValue(TYPED);
});

test('un membre voit ses sessions ouvertes et en ferme une', async ({ page, site, browser }) => {
  await logIn(page, site, TEAM.accountant);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await logIn(other, site, TEAM.accountant);
  await page.goto('/admin/profil');
  await expect(page.getByText('rôle : Comptable')).toBeVisible();
  await expect(page.getByText('Cette session')).toBeVisible();
  await page
    .getByRole('button', { name: /^Fermer la session/ })
    .first()
    .click();
  await expect(page.getByText('La session est fermée.')).toBeVisible();
  await elsewhere.close();
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

test("une application de codes, puis une clé d'accès, sont demandées à la connexion", async ({
  page,
  site,
  context,
}) => {
  const { password } = TEAM.observer;
  await logIn(page, site, TEAM.observer);
  await page.goto('/admin/profil');
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  await confirm(page, password, 'Continuer');
  const setup = page.getByRole('form', { name: 'Application de codes' });
  const secret = (await setup.locator('code').innerText()).trim();
  expect(await violationsOn(page)).toEqual([]);
  await setup.getByLabel('Code à 6 chiffres').fill(codeOf(secret));
  await setup.getByRole('button', { name: "Enregistrer l'application" }).click();
  const codes = page.getByRole('status').filter({ hasText: 'Vos codes de secours' }).locator('code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page), `${width} px`).toEqual([]);
  }

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
  await page.goto('/admin');
  await expect(page.getByText('Bienvenue, Camille')).toBeVisible();

  await logInByForm(page, TEAM.observer);
  const step = page.getByRole('form', { name: 'Second facteur' });
  await expect(step.getByLabel('Code', { exact: true })).toBeFocused();
  await step.getByLabel('Code', { exact: true }).fill(recovery);
  expect(await violationsOn(page)).toEqual([]);
  await step.getByRole('button', { name: 'Valider le code' }).click();
  await expect(page).toHaveURL(`${site.url}/`);

  await logInAdmin(page, site);
  const { members } = await call(page, site, 'GET', 'users');
  const observer = members.find(({ email }: { email: string }) => email === TEAM.observer.email);
  expect(observer).toMatchObject({ secondFactor: true });
  await call(page, site, 'DELETE', `users/${observer.id}/second-factor`);
});
