import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import {
  adminPaths,
  articlePath,
  editAnnouncementPath,
  editArticlePath,
  messagePath,
} from '#contract/paths.ts';
import { screenPermissions } from '#contract/screen-permissions.ts';
import { notPermitted, roleChangedTo, teamRoleNames } from '#contract/team.fr.ts';
import { type Permission, permissionsOf, type TeamRole } from '#domain/account/team-roles.ts';
import { sendAndPay } from '#tests/support/buying.ts';
import { aMessage } from '#tests/support/correspondence.ts';
import {
  anArticle,
  BOB,
  call,
  expect,
  logInAdmin,
  rowOf,
  sections,
  TEAM,
  test,
} from '#tests/support/newsroom-site.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { aBackOfficeNotice, cardOf } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';
import { logIn } from '#tests/support/visitors.ts';

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

/** The administrator and the writer have their own journey. */
const menus: Readonly<Record<keyof typeof TEAM, readonly string[]>> = {
  'chief-editor': ['Tableau de bord', 'Articles', 'Messages'],
  writer: ['Tableau de bord', 'Articles'],
  'announcement-reviewer': [
    ...['Tableau de bord', 'Annonces légales', 'Annonces en attente', 'Annonces à transmettre'],
    ...['Messages', 'Clients', 'Courriels'],
  ],
  accountant: ['Tableau de bord', 'Annonces légales', 'Paiements', 'Clients', 'Tarifs'],
  observer: ALL,
};

test('le rédacteur en chef publie, le relecteur approuve, le comptable rembourse, l’observateur lit tout @both-engines', async ({
  page,
  site,
}) => {
  const open = async (role: keyof typeof TEAM, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await sections(page), role).toEqual(menus[role]);
  };

  await logIn(page, site, TEAM['chief-editor']);
  const { id, slug } = await anArticle(page, site, { title: 'Un article que le chef publie' });
  await open('chief-editor', editArticlePath(id));
  await pressed(page, 'Publier').click();
  await expect(pressed(page, 'Dépublier')).toBeVisible();
  expect((await page.request.get(`${site.url}${articlePath({ slug })}`)).status()).toBe(200);

  const sent = await sendAndPay(site);
  await logIn(page, site, TEAM['announcement-reviewer']);
  await open('announcement-reviewer', adminPaths.pending);
  await pressed(cardOf(page, sent.reference), 'Approuver et publier').click();
  await pressed(page.getByRole('alertdialog'), 'Approuver et publier').click();
  await expect(page.getByText(/a été approuvée et publiée\.$/)).toBeVisible();

  await logIn(page, site, TEAM.accountant);
  await open('accountant', editAnnouncementPath(sent.id));
  const situation = page.getByRole('region', { name: 'Situation' });
  await pressed(situation, 'Rembourser').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Montant à rembourser (TTC)').fill('50,5');
  await dialog.getByLabel('Motif').fill('Publication en retard de deux jours');
  await pressed(dialog, 'Rembourser').click();
  await expect(page.getByText('Le remboursement est demandé.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(site, 'refund-made', sent.email)).length).toBe(1);

  await logIn(page, site, TEAM.observer);
  await open('observer', editAnnouncementPath(sent.id));
  await expect(situation).toContainText('Remboursée en partie : 50,50 €');
  await expect(pressed(situation, 'Rembourser')).toHaveCount(0);
  await open('observer', editArticlePath(id));
  await expect(page.getByText('Vous consultez cet article')).toBeVisible();
});

/** As a link of the site, or an address that is typed while the site is open. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test("une adresse que le rôle n'ouvre pas dit qui peut, pour chaque écran et chaque rôle", async ({
  page,
  site,
}) => {
  for (const role of Object.keys(TEAM) as (keyof typeof TEAM)[]) {
    await logIn(page, site, TEAM[role]);
    await page.goto(adminPaths.profile);
    await expect(page.getByText(`rôle : ${teamRoleNames[role]}`)).toBeVisible();
    const screens = Object.keys(adminPaths) as (keyof typeof adminPaths)[];
    const closed = screens.flatMap((screen) => {
      const needed = screenPermissions[screen];
      const path = adminPaths[screen].replace(/:\w+/, randomUUID());
      return needed === null || permissionsOf(role).includes(needed) ? [] : [{ path, needed }];
    });
    expect(closed.length, role).toBeGreaterThan(0);
    let shown: Permission | undefined;
    for (const { path, needed } of closed) {
      // Two refusals of the same kind look alike: the profile comes between them.
      if (needed === shown) {
        await follow(page, adminPaths.profile);
        await expect(page.getByText(`rôle : ${teamRoleNames[role]}`)).toBeVisible();
      }
      shown = needed;
      await follow(page, path);
      await expect(page.getByText(notPermitted(needed)), `${role}, ${path}`).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Retour au tableau de bord' }), role).toBeVisible();
  }
});

test("l'observateur ne trouve aucun bouton qui modifie", async ({ page, site }) => {
  await logIn(page, site, BOB);
  const { id } = await anArticle(page, site, { title: 'Un article à seulement lire' });
  const { announcements } = await call(page, site, 'GET', 'legal-announcements');
  await logIn(page, site, TEAM.observer);
  const changes =
    /Enregistrer|Publier|Dépublier|Supprimer|Rejeter|Approuver|Importer|Effacer|Restaurer|Vider|Préparer|Marquer|Corriger|Année suivante|Inviter|Gérer|Reformuler|Sélectionner|Nouve(l|lle) |Renvoyer|Envoyer|Répondre|Clore|Attribuer|Rembourser|Demander|Je m'en occupe|Ajouter|Rétablir|Régler /;
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
    await expect(page.getByText(/Modifier l'adresse|Glissez une image/), path).toHaveCount(0);
  }
});

test('un rédacteur ne sélectionne que ses brouillons, et son tableau de bord ne dit rien des annonces', async ({
  page,
  site,
}) => {
  await logIn(page, site, TEAM.writer);
  const { title } = await anArticle(page, site, { title: 'Un brouillon à sélectionner' });
  await page.goto(`${adminPaths.articles}?search=brouillon`);
  await expect(rowOf(page, title).getByRole('checkbox').first()).toBeVisible();
  await page.goto(`${adminPaths.articles}?search=archive`);
  await expect(rowOf(page, 'Archive 23 du droit civil')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Archive/ })).toHaveCount(0);

  await page.goto(adminPaths.dashboard);
  await expect(page.getByRole('figure', { name: 'Articles publiés par semaine' })).toBeVisible();
  await expect(page.getByText(/recettes|annonces/i)).toHaveCount(0);
});

type OpenForm = {
  typed: Locator;
  press: Locator;
  /** If it closes at the press. */
  reopen?: () => Promise<void>;
};

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
    who: TEAM.writer,
    becomes: 'accountant',
    refused: 'articles.write',
    open: async (page, site) => {
      const { id } = await anArticle(page, site, { title: 'Un brouillon de rédactrice' });
      await page.goto(editArticlePath(id));
      return { typed: page.getByRole('textbox', { name: 'Titre' }), press: pressed(page, 'Enregistrer') };
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
    who: TEAM['announcement-reviewer'],
    becomes: 'observer',
    refused: 'announcements.review',
    open: async (page, site) => {
      const { reference } = await sendAndPay(site);
      await page.goto(adminPaths.pending);
      const reopen = () =>
        cardOf(page, reference)
          .getByRole('button', { name: /^Rejeter/ })
          .click();
      await reopen();
      return {
        typed: page.getByRole('textbox', { name: /Motif envoyé/ }),
        press: pressed(page, "Rejeter l'annonce"),
        reopen,
      };
    },
  },
  {
    who: TEAM.accountant,
    becomes: 'observer',
    refused: 'payments.refund',
    open: async (page, site) => {
      await page.goto(editAnnouncementPath((await sendAndPay(site)).id));
      await pressed(page.getByRole('region', { name: 'Situation' }), 'Rembourser').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Montant à rembourser (TTC)').fill('50,5');
      return { typed: dialog.getByLabel('Motif'), press: pressed(dialog, 'Rembourser') };
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
  incidents.expect(/403/);
  const team = await openTeamDesk(browser, site);
  for (const { who, becomes, refused, open } of openForms) {
    const before = team.roleOf(who.email);
    await logIn(page, site, who);
    const { typed, press, reopen } = await open(page, site);
    await typed.fill(TYPED);
    await team.become(who.email, becomes);
    try {
      await press.click();
      await expect(page.getByText(notPermitted(refused)).first(), refused).toBeVisible();
      await expect(page.getByText(roleChangedTo(becomes)), refused).toBeVisible();
      // The banner says it all: what was read before stays, and nothing failed.
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/Erreur lors du chargement|pas pu être charg/), refused).toHaveCount(0);
      await reopen?.();
      await expect(typed, refused).toHaveValue(TYPED);
      // The menu follows at once.
      const shown = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'));
      expect(shown.teamRole, refused).toBe(becomes);
    } finally {
      await team.become(who.email, before);
    }
    // What is left unsaved is not asked about again. The page is left first: an answer that comes while its browser has
    // no user ends its session, and keeps the text for the next time that this person logs in.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
  }
  await team.close();
});

/** A screen that each role has just lost, opened in a tab from before the change. */
const lostScreens: readonly {
  role: keyof typeof TEAM;
  becomes: TeamRole;
  screen: keyof typeof adminPaths;
}[] = [
  { role: 'chief-editor', becomes: 'accountant', screen: 'articles' },
  { role: 'writer', becomes: 'accountant', screen: 'sources' },
  { role: 'announcement-reviewer', becomes: 'writer', screen: 'pending' },
  { role: 'accountant', becomes: 'writer', screen: 'announcements' },
  { role: 'observer', becomes: 'writer', screen: 'team' },
];

test("un écran ouvert dans un onglet d'avant le changement de rôle dit qui peut, et non une erreur", async ({
  page,
  site,
  incidents,
  browser,
}) => {
  incidents.expect(/403/);
  const team = await openTeamDesk(browser, site);
  for (const { role, becomes, screen } of lostScreens) {
    const { email } = TEAM[role];
    const needed = screenPermissions[screen];
    if (!needed) throw new Error(`${screen} is open to everybody`);
    await logIn(page, site, TEAM[role]);
    await page.goto(adminPaths.profile);
    await expect(page.getByText(`rôle : ${teamRoleNames[role]}`)).toBeVisible();
    await team.become(email, becomes);
    try {
      await follow(page, adminPaths[screen]);
      await expect(page.getByText(notPermitted(needed)).first(), role).toBeVisible();
      await expect(page.getByRole('button', { name: 'Réessayer' }), role).toHaveCount(0);
    } finally {
      await team.become(email, role);
    }
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
  const ids: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${id}/answers`)) ids.push(request.postDataJSON().id);
  });
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
  // The same answer as before: had the server taken it, it would not be sent a second time.
  await pressed(page, 'Envoyer').click();
  await expect(page.getByText('Réponse en file, envoyée dans un instant.')).toBeVisible();
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});
