import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
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
import { type SubmittedOrder, sendAndPay } from '#tests/support/buying.ts';
import { answerChanged } from '#tests/support/changed-answer.ts';
import { aMessage } from '#tests/support/correspondence.ts';
import {
  anArticle,
  BOB,
  call,
  deskOf,
  expect,
  follow,
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
  await logIn(page, site, TEAM['chief-editor']);
  const { id, slug } = await anArticle(page, site, { title: 'Un article que le chef publie' });
  await page.goto(editArticlePath(id));
  await pressed(page, 'Publier').click();
  await expect(pressed(page, 'Dépublier')).toBeVisible();
  expect((await page.request.get(`${site.url}${articlePath({ slug })}`)).status()).toBe(200);

  const sent = await sendAndPay(site);
  await logIn(page, site, TEAM['announcement-reviewer']);
  await page.goto(adminPaths.pending);
  await pressed(cardOf(page, sent.reference), 'Approuver et publier').click();
  await pressed(page.getByRole('alertdialog'), 'Approuver et publier').click();
  await expect(page.getByText(/a été approuvée et publiée\.$/)).toBeVisible();

  await logIn(page, site, TEAM.accountant);
  await page.goto(editAnnouncementPath(sent.id));
  const situation = page.getByRole('region', { name: 'Situation' });
  await pressed(situation, 'Rembourser').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Montant à rembourser (TTC)').fill('50,5');
  await dialog.getByLabel('Motif').fill('Publication en retard de deux jours');
  await pressed(dialog, 'Rembourser').click();
  await expect(page.getByText('Le remboursement est demandé.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(site, 'refund-made', sent.email)).length).toBe(1);

  await logIn(page, site, TEAM.observer);
  await page.goto(editAnnouncementPath(sent.id));
  await expect(situation).toContainText('Remboursée en partie : 50,50 €');
  await expect(pressed(situation, 'Rembourser')).toHaveCount(0);
});

type Screen = keyof typeof adminPaths;

/** A screen that each role loses while its tab is open. Those who are refused most come first. */
const lostScreens: readonly { role: keyof typeof TEAM; becomes: TeamRole; lost: Screen }[] = [
  { role: 'writer', becomes: 'accountant', lost: 'sources' },
  { role: 'accountant', becomes: 'writer', lost: 'announcements' },
  { role: 'chief-editor', becomes: 'accountant', lost: 'articles' },
  { role: 'announcement-reviewer', becomes: 'writer', lost: 'pending' },
  { role: 'observer', becomes: 'writer', lost: 'team' },
];

const neededFor = (screen: Screen): Permission => {
  const needed = screenPermissions[screen];
  if (!needed) throw new Error(`${screen} is open to everybody`);
  return needed;
};

test("chaque rôle a son menu, une adresse qu'il n'ouvre pas dit qui peut, aussi dans un onglet d'avant le changement de rôle", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/403/);
  const guarded = (Object.keys(adminPaths) as Screen[]).filter((screen) => screenPermissions[screen]);
  const refused = new Set<Screen>();
  const team = await openTeamDesk(site);
  await logIn(page, site, BOB);
  await page.goto(adminPaths.profile);
  const openProfile = async (role: TeamRole) => {
    await page.getByRole('link', { name: /Mon profil/ }).click();
    await expect(page.getByText(`rôle : ${teamRoleNames[role]}`)).toBeVisible();
  };
  try {
    for (const { role, becomes, lost } of lostScreens) {
      await team.become(BOB.email, role);
      await openProfile(role);
      expect(await sections(page), role).toEqual(menus[role]);

      // Each screen is refused to one of the roles, and each role is refused one of them: the rule is the same for all.
      const closed = guarded.filter((screen) => !permissionsOf(role).includes(neededFor(screen)));
      expect(closed.length, role).toBeGreaterThan(0);
      let shown: Permission | undefined;
      for (const screen of closed.filter((one, index) => index === 0 || !refused.has(one))) {
        const needed = neededFor(screen);
        // Two refusals of the same kind look alike: the profile comes between them.
        if (needed === shown) await openProfile(role);
        shown = needed;
        await follow(page, adminPaths[screen].replace(/:\w+/, randomUUID()));
        await expect(page.getByText(notPermitted(needed)), `${role}, ${screen}`).toBeVisible();
        refused.add(screen);
      }
      await expect(page.getByRole('link', { name: 'Retour au tableau de bord' }), role).toBeVisible();

      await openProfile(role);
      await team.become(BOB.email, becomes);
      await follow(page, adminPaths[lost]);
      await expect(page.getByText(notPermitted(neededFor(lost))).first(), role).toBeVisible();
      await expect(pressed(page, 'Réessayer'), role).toHaveCount(0);
    }
  } finally {
    await team.become(BOB.email, 'administrator');
  }
  expect([...refused].sort()).toEqual(guarded.sort());
});

test("l'observateur ne trouve aucun bouton qui modifie, un rédacteur ne sélectionne que ses brouillons", async ({
  page,
  site,
}) => {
  await logIn(page, site, BOB);
  const { id } = await anArticle(page, site, { title: 'Un article à seulement lire' });
  const { announcements } = await call(page, site, 'GET', 'legal-announcements');
  const waiting = await sendAndPay(site);
  await pretendTwoPages(page);
  await logIn(page, site, TEAM.observer);
  const main = page.getByRole('main');
  const changes =
    /Enregistrer|Publier|Dépublier|Supprimer|Rejeter|Approuver|Importer|Effacer|Restaurer|Vider|Préparer|Marquer|Corriger|Année suivante|Inviter|Gérer|Reformuler|Sélectionner|Nouve(l|lle) |Renvoyer|Envoyer|Répondre|Clore|Attribuer|Rembourser|Demander|Je m'en occupe|Ajouter|Rétablir|Régler /;
  const expectOnlyReading = async (path: string, roles = 'button|link|checkbox') => {
    const lines = (await main.ariaSnapshot()).split('\n');
    const isFree = (line: string) =>
      new RegExp(`^\\s*- '?(${roles}) "`).test(line) && !line.includes('[disabled]');
    expect(
      lines.filter((line) => isFree(line) && changes.test(line)),
      path,
    ).toEqual([]);
    expect(
      lines.filter((line) => /Modifier l'adresse|Glissez une image/.test(line)),
      path,
    ).toEqual([]);
  };

  // Their parts come one after the other.
  for (const path of [editArticlePath(id), editAnnouncementPath(announcements[0].id)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOnlyReading(path);
  }
  for (const [path, title] of [
    [adminPaths.articles, 'Gestion des articles'],
    [adminPaths.trash, 'Corbeille'],
    [adminPaths.sources, 'Sources'],
    [adminPaths.announcements, 'Gestion des annonces légales'],
    [adminPaths.announcementTrash, 'Corbeille'],
    [adminPaths.pending, 'Annonces légales en attente'],
    [adminPaths.reviewFigures, 'Chiffres de la relecture'],
    [adminPaths.transmissions, 'Annonces à transmettre'],
    [adminPaths.messages, 'Messages'],
    [adminPaths.payments, 'Paiements'],
    [adminPaths.customers, 'Clients'],
    [adminPaths.mails, 'Courriels'],
    [adminPaths.tariffs, 'Tarifs'],
    [adminPaths.team, 'Utilisateurs'],
    [adminPaths.settings, 'Réglages'],
    [adminPaths.privacy, 'Données personnelles'],
    [adminPaths.system, 'État du système'],
  ] as const) {
    await follow(page, path);
    await expect(main.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    // What is read shows that it loads until it is there.
    await expect(main.getByRole('status').filter({ hasText: /\.\.\.$/ }), path).toHaveCount(0);
    // The links of these lists are named by what was written.
    const isWritten = path === adminPaths.messages || path === adminPaths.mails;
    await expectOnlyReading(path, isWritten ? 'button' : undefined);
    if (path === adminPaths.pending) {
      await expect(cardOf(page, waiting.reference).getByRole('link', { name: 'Consulter' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${path}?page=2`);
    }
  }

  await test.step('un rédacteur ne sélectionne que ses brouillons, et son tableau de bord ne dit rien des annonces', async () => {
    await logIn(page, site, TEAM.writer);
    const { title } = await anArticle(page, site, { title: 'Un brouillon à sélectionner' });
    await page.goto(`${adminPaths.articles}?search=brouillon`);
    await expect(rowOf(page, title).getByRole('checkbox').first()).toBeVisible();
    await follow(page, `${adminPaths.articles}?search=archive`);
    await expect(rowOf(page, 'Archive 23 du droit civil')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Archive/ })).toHaveCount(0);

    await follow(page, adminPaths.dashboard);
    await expect(page.getByRole('figure', { name: 'Articles publiés par semaine' })).toBeVisible();
    await expect(page.getByText(/recettes|annonces/i)).toHaveCount(0);
  });
});

/** The queue as it is, said to have a second page. */
const pretendTwoPages = (page: Page) =>
  page.route('**/api/admin/legal-announcements/pending?page=1&page_size=10', (route) =>
    answerChanged(route, (body: { pagination: object }) => ({
      ...body,
      pagination: { ...body.pagination, total: 11, pages: 2 },
    })),
  );

type OpenForm = {
  typed: Locator;
  press: Locator;
  /** If it closes at the press. */
  reopen?: () => Promise<void>;
};

/** Forms that are open while the role of their author changes: what is refused, and what was typed. */
const openForms: readonly {
  role: TeamRole;
  becomes: TeamRole;
  refused: Permission;
  open: (page: Page, site: Site, sent: SubmittedOrder) => Promise<OpenForm>;
  /** Another button of the same form, refused to another role. */
  also?: { becomes: TeamRole; refused: Permission; press: string };
}[] = [
  {
    role: 'chief-editor',
    becomes: 'writer',
    refused: 'articles.publish',
    open: async (page, site) => {
      const { id } = await anArticle(page, site, { title: 'Un article publié par personne' });
      await page.goto(editArticlePath(id));
      return { typed: page.getByRole('textbox', { name: 'Titre' }), press: pressed(page, 'Publier') };
    },
    also: { becomes: 'accountant', refused: 'articles.write', press: 'Enregistrer' },
  },
  {
    role: 'chief-editor',
    becomes: 'accountant',
    refused: 'messages.answer',
    open: async (page, site) => {
      await page.goto(messagePath((await aMessage(page, site)).id));
      return { typed: page.getByLabel('Votre réponse'), press: pressed(page, 'Envoyer') };
    },
  },
  {
    role: 'announcement-reviewer',
    becomes: 'observer',
    refused: 'announcements.write',
    open: async (page, site) => {
      await page.goto(editAnnouncementPath((await aBackOfficeNotice(page, site)).id));
      return { typed: page.getByLabel('Titre', { exact: true }), press: pressed(page, 'Enregistrer') };
    },
  },
  {
    role: 'announcement-reviewer',
    becomes: 'writer',
    refused: 'announcements.review',
    open: async (page, _site, { reference }) => {
      await page.goto(adminPaths.pending);
      await pressed(cardOf(page, reference), 'Demander une correction').click();
      return {
        typed: page.getByRole('textbox', { name: /Autre point/ }),
        press: pressed(page, 'Demander la correction'),
      };
    },
  },
  {
    role: 'announcement-reviewer',
    becomes: 'observer',
    refused: 'announcements.review',
    open: async (page, _site, { reference }) => {
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
    role: 'accountant',
    becomes: 'observer',
    refused: 'payments.refund',
    open: async (page, _site, { id }) => {
      await page.goto(editAnnouncementPath(id));
      await pressed(page.getByRole('region', { name: 'Situation' }), 'Rembourser').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Montant à rembourser (TTC)').fill('50,5');
      return { typed: dialog.getByLabel('Motif'), press: pressed(dialog, 'Rembourser') };
    },
  },
  {
    role: 'administrator',
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

/** What an administrator does with the accounts of others. */
const openTeamDesk = async (site: Site) => {
  const send = await deskOf(site, site.admin);
  type Member = { id: string; email: string; teamRole: TeamRole };
  const { members } = (await send('GET', 'users')) as { members: Member[] };
  const memberOf = (email: string): Member => {
    const found = members.find((member) => member.email === email);
    if (!found) throw new Error(`${email} is not of the team`);
    return found;
  };
  return {
    become: async (email: string, teamRole: TeamRole) => {
      const member = memberOf(email);
      // The server refuses to give a role to who has it.
      if (member.teamRole !== teamRole) await send('PUT', `users/${member.id}/role`, { teamRole });
      member.teamRole = teamRole;
    },
    setAccess: (email: string, access: 'enable' | 'disable') =>
      send('PUT', `users/${memberOf(email).id}/access`, { access }),
  };
};

test('un formulaire ouvert avant un changement de rôle est refusé, dit qui peut et garde ce qui est tapé', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/403/);
  const team = await openTeamDesk(site);
  await logIn(page, site, BOB);
  // What one form left unsaved is not asked about in the next.
  await page.addInitScript(() => localStorage.removeItem('unsaved-work'));
  // Nothing that is refused changes it.
  const sent = await sendAndPay(site);
  const expectRefusal = async (press: Locator, becomes: TeamRole, refused: Permission) => {
    await team.become(BOB.email, becomes);
    await press.click();
    await expect(page.getByText(notPermitted(refused)).first(), refused).toBeVisible();
    await expect(page.getByText(roleChangedTo(becomes)), refused).toBeVisible();
    // The banner says it all: what was read before stays, and nothing failed.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Erreur lors du chargement|pas pu être charg/), refused).toHaveCount(0);
    // The menu follows at once.
    const shown = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'));
    expect(shown.teamRole, refused).toBe(becomes);
  };
  try {
    for (const { role, becomes, refused, open, also } of openForms) {
      await team.become(BOB.email, role);
      const { typed, press, reopen } = await open(page, site, sent);
      await typed.fill(TYPED);
      await expectRefusal(press, becomes, refused);
      if (also) await expectRefusal(pressed(page, also.press), also.becomes, also.refused);
      await reopen?.();
      await expect(typed, refused).toHaveValue(TYPED);
    }
  } finally {
    await team.become(BOB.email, 'administrator');
  }
});

test('un compte désactivé pendant une réponse la garde, et la reprend une fois réactivé', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/401/);
  const who = TEAM['chief-editor'];
  const team = await openTeamDesk(site);
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
