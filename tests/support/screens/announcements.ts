import { paths } from '#contract/paths.ts';
import { detailsOf, LIST } from '../announcing.ts';
import {
  aConsumer,
  askQuote,
  openPayment,
  send,
  sendAndPay,
  storeTrackingLink,
  tracking,
} from '../buying.ts';
import {
  currentStep,
  editor,
  field,
  fillDetails,
  reachEditor,
  toOffers,
  toReview,
} from '../submission-form.ts';
import { act, type Screen } from '../sweep.ts';
import { expect } from '../test.ts';

export const announcing: Screen[] = [
  {
    route: paths.announcements,
    states: [
      {
        name: 'une question ouverte',
        show: (page) => act(page, 'Comment publier mon annonce ?').click(),
      },
      {
        name: 'les filtres',
        width: 390,
        show: (page) => act(page, 'Filtrer').click(),
      },
      {
        name: "les détails d'une annonce",
        show: async (page) => {
          await detailsOf(page.getByRole('main').getByRole('article').first()).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  { route: paths.announcements, path: `${LIST}?page=2` },
  { route: paths.announcements, path: `${LIST}?q=xyzzyxqwv` },
  { route: paths.announcements, path: `${LIST}?success=false` },
  {
    route: paths.announcements,
    path: `${LIST}?annonce=nulle-part`,
    shows: ["L'annonce demandée n'existe pas ou n'est plus publiée."],
    ready: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
  {
    route: paths.announcement,
    path: async (page) => {
      const { data } = await (await page.request.get('/api/legal-announcements?page_size=1')).json();
      return `${LIST}/annonce/${data[0].slug}`;
    },
  },
  { route: paths.announcement, path: `${LIST}/annonce/nulle-part`, status: 404 },
  {
    route: paths.announcements,
    path: `${paths.submission}&success=false`,
    shows: ['Le paiement de votre annonce légale a échoué ou a été annulé.'],
  },
  {
    route: paths.announcements,
    path: paths.submission,
    ready: reachEditor,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await toOffers(page).click();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
      {
        name: 'remplie',
        show: async (page) => {
          await fillDetails(page);
          await expect(page.getByRole('alert')).toHaveCount(0);
        },
      },
      {
        name: 'le choix de l’offre',
        show: async (page) => {
          await toOffers(page).click();
          await expect(currentStep(page)).toContainText('Choix tarif');
        },
      },
      {
        name: 'la vérification',
        show: async (page) => {
          await toReview(page).click();
          await expect(currentStep(page)).toContainText('Vérification');
        },
      },
    ],
  },
];

export const buying: Screen[] = [
  { route: paths.confirmation, path: `${LIST}/confirmation`, status: 404 },
  {
    route: paths.confirmation,
    path: async (_page, site) => `${LIST}/confirmation/${(await send(site)).reference}`,
  },
  {
    route: paths.confirmation,
    path: async (_page, site) => `${LIST}/confirmation/${(await sendAndPay(site)).reference}`,
  },
  {
    route: paths.cancellation,
    path: async (_page, site) => `${LIST}/cancellation?reference=${(await send(site)).reference}`,
  },
  {
    route: paths.cancellation,
    path: async (page, site) => {
      const paid = await sendAndPay(site);
      await storeTrackingLink(page, paid);
      return `${LIST}/cancellation?reference=${paid.reference}`;
    },
  },
  {
    route: paths.testPayment,
    path: async (_page, site) => openPayment(site, await send(site)),
    states: [
      {
        name: 'une carte refusée',
        show: async (page) => {
          await act(page, 'Refuser la carte').click();
          await expect(page.getByText('1 carte refusée dans cette session.')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.lostLink,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel("Référence de l'annonce").fill('AL-12');
          await page.getByRole('form', { name: 'Recevoir le lien de suivi' }).getByRole('button').click();
          await expect(page.getByText('Une référence est formée de AL- et de six chiffres.')).toBeVisible();
        },
      },
    ],
  },
  { route: paths.quote, path: `${LIST}/devis/ce-lien-ne-mene-nulle-part`, status: 404 },
  {
    route: paths.quote,
    path: async (_page, site) => (await askQuote(site, await send(site), { buyer: aConsumer })).path,
    states: [
      {
        name: 'les conditions non acceptées',
        show: async (page) => {
          await act(page, 'Payer 199 €').click();
          await expect(page.getByText('Veuillez accepter les conditions générales')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.tracking,
    path: `${LIST}/suivi/ce-lien-ne-mene-nulle-part`,
    status: 404,
    shows: ['Lien de suivi inconnu', 'Recevoir le lien de suivi'],
  },
  {
    route: paths.tracking,
    path: async (_page, site) => tracking(await send(site)),
    shows: ['En attente de paiement'],
  },
  {
    route: paths.tracking,
    path: async (_page, site) => tracking(await sendAndPay(site)),
    states: [
      {
        name: "la demande d'annulation",
        show: async (page) => {
          await act(page, "Demander l'annulation").click();
          await act(page, 'Envoyer la demande').click();
          await expect(page.getByRole('dialog').getByText(/10 caractères au moins/)).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.modification,
    path: async (_page, site) => `${tracking(await sendAndPay(site, { price: 299 }))}/modification`,
    ready: (page) => expect(editor(page)).toBeVisible(),
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await field(page, 'Titre').fill('');
          await act(page, 'Enregistrer la modification').click();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
    ],
  },
  { route: paths.verificationForm },
  {
    route: paths.verification,
    path: '/verification/AAAABBBBCCCCDDDD',
    status: 404,
    shows: ['Document inconnu'],
  },
];
