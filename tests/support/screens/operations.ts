import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminPaths, customerPath, mailPath, messagePath, paths } from '#contract/paths.ts';
import { sendAndPay } from '../buying.ts';
import { aMail, aMessage } from '../correspondence.ts';
import { call, FAILED_MAIL } from '../newsroom-site.ts';
import type { Site } from '../site.ts';
import { act, nothing, type Screen, table } from '../sweep.ts';
import { expect } from '../test.ts';

const aDeletedOrder = async (page: Page, site: Site) => {
  const sent = await sendAndPay(site);
  for (const action of ['reject', 'delete'])
    await call(page, site, 'POST', `legal-announcements/bulk-${action}`, {
      ids: [sent.id],
      reason: 'Doublon',
    });
  return sent;
};

export const correspondence: Screen[] = [
  {
    route: adminPaths.payments,
    path: async (page, site) => {
      await aDeletedOrder(page, site);
      return adminPaths.payments;
    },
    shows: [/\(dans la corbeille\)/],
    ready: table,
    states: [
      {
        name: 'ses colonnes',
        show: (page) => page.getByText('Colonnes', { exact: true }).click(),
        width: 1440,
      },
      {
        name: 'une recherche qui ne trouve rien',
        show: async (page) => {
          await page.getByRole('searchbox').fill('AL-999999');
          await expect(nothing(page)).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.reconciliation,
    states: [
      {
        name: 'des différences',
        show: async (page) => {
          await act(page, 'Comparer').click();
          await expect(
            page.getByRole('table', { name: 'Différences' }).getByRole('row').nth(4),
          ).toBeVisible();
        },
      },
      {
        name: 'aucune différence',
        show: async (page) => {
          await page.getByLabel('Du', { exact: true }).fill('2026-01-05');
          await page.getByLabel('Au', { exact: true }).fill('2026-01-06');
          await act(page, 'Comparer').click();
          await expect(page.getByRole('table', { name: 'Différences' })).toBeHidden();
          await expect(page.getByRole('status')).toContainText('encaissement');
        },
      },
    ],
  },
  {
    route: adminPaths.messages,
    path: async (page, site) => {
      await aMessage(page, site);
      const { email } = await aMessage(page, site);
      await call(page, site, 'POST', 'privacy/erase', { email });
      return adminPaths.messages;
    },
    shows: ['Données effacées'],
    ready: table,
  },
  {
    route: adminPaths.message,
    path: async (page, site) => messagePath((await aMessage(page, site)).id),
    ready: (page) => expect(page.getByRole('heading', { name: 'Répondre' })).toBeVisible(),
  },
  {
    route: adminPaths.message,
    path: async (page, site) => {
      const { id } = await aMessage(page, site);
      const answer = { id: randomUUID(), text: 'Bonjour,\nvoici comment le retrouver.', close: true };
      await call(page, site, 'POST', `messages/${id}/answers`, answer);
      return messagePath(id);
    },
    shows: [/^Réponse de/],
  },
  {
    route: adminPaths.message,
    path: async (page, site) => {
      const { id } = await aMessage(page, site);
      await call(page, site, 'PUT', `messages/${id}/status`, { status: 'spam' });
      return messagePath(id);
    },
    shows: ['Remettre à traiter'],
  },
  {
    route: adminPaths.message,
    path: messagePath(randomUUID()),
    refused: /404.*api\/admin\/messages/,
    shows: ["Ce message n'existe pas."],
  },
  { route: adminPaths.mails, ready: table },
  {
    route: adminPaths.mail,
    path: mailPath(randomUUID()),
    refused: /404.*api\/admin\/mails/,
    shows: ["Ce courriel n'existe pas, n'existe plus ou n'est pas ouvert à votre rôle."],
  },
  { route: adminPaths.mail, path: mailPath(FAILED_MAIL), shows: [/550 5\.1\.1/] },
  {
    route: adminPaths.mail,
    path: async (page, site) => mailPath((await aMail(page, site)).id),
    ready: (page) => expect(page.getByRole('heading', { name: 'Texte' })).toBeVisible(),
  },
  {
    route: adminPaths.customers,
    states: [
      {
        name: 'un client sans rien',
        show: async (page) => {
          await page.getByRole('textbox', { name: "Adresse e-mail d'un client" }).fill('x@exemple.fr');
          await act(page, 'Chercher').click();
          await expect(page.getByText('Aucun élément.').first()).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.customers,
    path: async (page, site) => customerPath('announcement', (await aDeletedOrder(page, site)).id),
    shows: [/\(dans la corbeille\)/],
    ready: (page) => expect(page.getByRole('table', { name: 'Paiements' })).toBeVisible(),
  },
];

const CLOSED = 'est fermé pour le moment';

const changeSettings = async (page: Page, site: Site, values: Readonly<Record<string, string>>) => {
  const { settings } = await call(page, site, 'GET', 'settings');
  await call(page, site, 'PUT', 'settings', { version: settings.version, values });
};

export const operations: Screen[] = [
  { route: adminPaths.tariffs },
  { route: adminPaths.journal, ready: table },
  {
    route: adminPaths.privacy,
    ready: (page) => expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toBeVisible(),
    states: [
      {
        name: 'ce qui est gardé',
        show: async (page) => {
          await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('personne@exemple.fr');
          await act(page, 'Chercher').click();
          await expect(page.getByText("Rien n'est conservé sous cette adresse.")).toBeVisible();
        },
      },
    ],
  },
  { route: adminPaths.system, ready: table },
  {
    route: adminPaths.settings,
    refused: /40[09] \([\w ]+\) \(.*\/api\/admin\/settings\)/,
    shows: ['Ce qui manque pour un vrai site', /^Fixé par la variable/],
    ready: (page) => expect(page.getByRole('form', { name: 'Coordonnées et réseaux' })).toBeVisible(),
    states: [
      {
        name: 'une habilitation et un refus',
        show: async (page) => {
          await act(page, 'Ajouter une habilitation').click();
          await act(page, 'Enregistrer : Habilitations').click();
          await expect(page.getByText(/^« Habilitations » doit être une liste/).first()).toBeVisible();
        },
      },
      {
        name: 'un autre a changé le même réglage',
        show: async (page, site) => {
          await changeSettings(page, site, { EDITOR_NAME: `Éditions ${randomUUID()}` });
          await page.getByRole('textbox', { name: "Nom de l'éditeur" }).fill('Éditions du Greffe');
          await act(page, 'Enregistrer : Éditeur et hébergeur').click();
          await expect(page.getByText(/^Enregistré entre-temps par un autre/)).toBeVisible();
        },
      },
      {
        name: 'le retour à une version',
        show: async (page, site) => {
          await changeSettings(page, site, { EDITOR_NAME: '' });
          // What was typed before is given up.
          page.once('dialog', (dialog) => dialog.accept());
          await page.reload();
          await act(page, /^Rétablir la version/)
            .last()
            .click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.announcements,
    path: async (page, site) => {
      await changeSettings(page, site, { SUBMISSIONS: 'non' });
      const shown = async () => (await page.request.get(`${site.url}${paths.submission}`)).text();
      await expect.poll(shown).toContain(CLOSED);
      return paths.submission;
    },
    shows: [new RegExp(CLOSED)],
    states: [
      {
        name: "la liste tant qu'aucune annonce ne se dépose",
        show: async (page, site) => {
          await page.goto(paths.announcements);
          await changeSettings(page, site, { SUBMISSIONS: '' });
        },
      },
    ],
  },
  {
    route: adminPaths.team,
    ready: table,
    states: [
      {
        name: "l'invitation et ses messages",
        show: async (page) => {
          await act(page, 'Inviter un utilisateur').click();
          await act(page, "Envoyer l'invitation").click();
          await expect(page.getByText('Le prénom est requis')).toBeVisible();
        },
      },
      {
        name: "un compte que l'on gère",
        show: async (page) => {
          await act(page, 'Inviter un utilisateur').click();
          await page
            .getByRole('button', { name: /^Gérer Camille/ })
            .first()
            .click();
          await expect(page.getByRole('dialog').getByLabel('Nouveau rôle')).toBeVisible();
        },
      },
    ],
  },
  { route: adminPaths.profile, ready: (page) => expect(page.getByRole('form').first()).toBeVisible() },
  { route: '/admin/*', path: '/admin/nulle-part', status: 404, shows: ["Cette page n'existe pas"] },
];
