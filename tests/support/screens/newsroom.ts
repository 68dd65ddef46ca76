import type { Page } from '@playwright/test';
import { adminPaths, paths } from '#contract/paths.ts';
import { rejectKindLabels } from '#contract/review-desk.fr.ts';
import { sendAndPay, tracking } from '../buying.ts';
import { anArticle, call, contentOf } from '../newsroom-site.ts';
import { ANNOUNCEMENTS, aBackOfficeNotice, PENDING } from '../review-queue.ts';
import type { Site } from '../site.ts';
import { editor, field } from '../submission-form.ts';
import { act, nothing, type Screen, table } from '../sweep.ts';
import { expect } from '../test.ts';

const SOURCE_TEXT = 'Le tribunal a rappelé que le congé donné par lettre simple reste sans effet.';

export const articlesAdmin: Screen[] = [
  {
    route: adminPaths.dashboard,
    part: 'all',
    shows: ['Ce qui manque pour un vrai site'],
    ready: (page) =>
      expect(page.getByRole('heading', { name: 'Articles les plus populaires' })).toBeVisible(),
    states: [
      { name: 'les chiffres', show: (page) => page.getByText('Voir les chiffres').first().click() },
      { name: 'toutes les sections', width: 390, show: (page) => act(page, 'Plus').click() },
      {
        name: 'la palette',
        show: async (page) => {
          await page.keyboard.press('ControlOrMeta+k');
          await page.getByRole('dialog').getByRole('combobox').fill('corbeille');
          await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.articles,
    ready: table,
    states: [
      {
        name: 'la suppression de la sélection',
        show: async (page) => {
          await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
          await act(page, 'Supprimer').click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.articles,
    path: `${adminPaths.articles}?search=xyzzyxqwv`,
    ready: (page) => expect(nothing(page)).toBeVisible(),
  },
  {
    route: adminPaths.trash,
    path: async (page, site) => {
      await call(page, site, 'DELETE', `articles/${(await anArticle(page, site)).id}`);
      return adminPaths.trash;
    },
    ready: table,
  },
  {
    route: adminPaths.sources,
    path: `${adminPaths.sources}?search=xyzzyxqwv`,
    ready: (page) => expect(nothing(page)).toBeVisible(),
  },
  {
    route: adminPaths.sources,
    path: async (page, site) => {
      const content = JSON.stringify([
        {
          title: 'Une source',
          origin: 'La Gazette',
          link: 'https://gazette.exemple/1',
          content: SOURCE_TEXT,
        },
      ]);
      await call(page, site, 'POST', 'sources/import', { content, category_id: 3 });
      return adminPaths.sources;
    },
    ready: table,
    states: [
      {
        name: "l'import et ses messages",
        show: async (page) => {
          await act(page, 'Importer des sources').click();
          await act(page, 'Importer').click();
          await expect(page.getByText('Choisissez un fichier.')).toBeVisible();
        },
      },
    ],
  },
  { route: adminPaths.createArticle },
  {
    route: adminPaths.writeArticle,
    ready: (page) => expect(contentOf(page)).toBeVisible(),
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await act(page, 'Enregistrer').click();
          await expect(page.getByText('Le titre est requis').first()).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.generateArticles,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await act(page, 'Générer les articles').click();
          await expect(page.getByText('Veuillez sélectionner au moins une catégorie')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.editArticle,
    path: async (page, site) => `/admin/articles/edit/${(await anArticle(page, site)).id}`,
    ready: (page) => expect(contentOf(page)).toBeVisible(),
  },
];

/** A correction is asked for. */
const aCorrection = async (page: Page, site: Site) => {
  const sent = await sendAndPay(site);
  const reasons = [{ mention: null, text: `${ASKED} ${'anticonstitutionnellement'.repeat(6)}` }];
  await call(page, site, 'POST', `legal-announcements/${sent.id}/correction-request`, { reasons });
  return sent;
};

const ASKED = 'Précisez la date de la décision.';

/** A title that nothing allows to break. */
const LONG_WORD = `Avis ${'x'.repeat(120)}`;

export const announcementsAdmin: Screen[] = [
  {
    route: paths.tracking,
    path: async (page, site) => tracking(await aCorrection(page, site)),
    shows: [new RegExp(ASKED)],
    states: [
      {
        name: 'la réponse et ses messages',
        show: async (page) => {
          await page.getByRole('link', { name: 'Corriger et répondre' }).click();
          await expect(editor(page)).toBeVisible();
          await field(page, 'Titre').fill('');
          await act(page, 'Envoyer ma réponse').click();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
      {
        name: 'la réponse envoyée',
        show: async (page) => {
          await field(page, 'Titre').fill('Transfert du siège social, décision du 2 novembre');
          await field(page, 'Votre message').fill('La date est juste.');
          await act(page, 'Envoyer ma réponse').click();
          await expect(page.getByText('La rédaction a reçu votre réponse')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.announcements,
    path: async (page, site) => {
      await aBackOfficeNotice(page, site, { title: LONG_WORD, published: true });
      return ANNOUNCEMENTS;
    },
    ready: table,
    states: [
      {
        name: 'la suppression de la sélection et ses messages',
        show: async (page) => {
          await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
          await act(page, 'Supprimer').click();
          await act(page, /^Supprimer \d+ annonce/).click();
          await expect(page.getByText('Le motif est obligatoire')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.createAnnouncement,
    ready: (page) => expect(contentOf(page)).toBeVisible(),
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await act(page, 'Enregistrer').click();
          await expect(page.getByRole('alert').filter({ hasText: 'champs sont à corriger' })).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.editAnnouncement,
    path: async (page, site) =>
      `${ANNOUNCEMENTS}/edit/${(await aBackOfficeNotice(page, site, { title: LONG_WORD, published: true })).id}`,
    ready: (page) => expect(contentOf(page)).toBeVisible(),
    states: [
      {
        name: 'la dépublication',
        show: async (page) => {
          await act(page, 'Dépublier').click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.pending,
    path: async (_page, site) => {
      await sendAndPay(site);
      return PENDING;
    },
    ready: (page) => expect(page.getByRole('article').first()).toBeVisible(),
    states: [
      {
        name: 'le rejet',
        show: async (page) => {
          await act(page, /^Rejeter/)
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'la demande de correction',
        show: async (page) => {
          await page.keyboard.press('Escape');
          await act(page, 'Demander une correction').first().click();
          await page.getByText('Une autre mention').click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'les notes internes',
        show: async (page) => {
          await page.keyboard.press('Escape');
          await act(page, 'Notes internes').first().click();
          await expect(page.getByText('Aucune note.')).toBeVisible();
        },
      },
    ],
  },
  {
    route: adminPaths.reviewFigures,
    path: async (page, site) => {
      const { id } = await sendAndPay(site);
      const body = { reason: 'Déjà parue le 2 novembre.', kind: 'duplicate' };
      await call(page, site, 'PUT', `legal-announcements/${id}/reject`, body);
      return adminPaths.reviewFigures;
    },
    shows: [rejectKindLabels.duplicate],
    ready: (page) => expect(page.getByRole('heading', { name: 'Rejets par motif' })).toBeVisible(),
  },
  {
    route: adminPaths.announcementTrash,
    path: async (page, site) => {
      const { id } = await aBackOfficeNotice(page, site, { title: LONG_WORD });
      await call(page, site, 'POST', 'legal-announcements/bulk-delete', { ids: [id] });
      return adminPaths.announcementTrash;
    },
    ready: table,
  },
  { route: adminPaths.transmissions },
];
