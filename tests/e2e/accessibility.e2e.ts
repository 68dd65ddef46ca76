import type { Page } from '@playwright/test';
import { adminPaths, mailPath, messagePath, paths } from '#contract/paths.ts';
import { detailsOf, LIST, NOTHING } from '#tests/support/announcing.ts';
import { END_OF_LIST, moreButton, overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import {
  aConsumer,
  askQuote,
  openPayment,
  send,
  sendAndPay,
  storeTrackingLink,
  tracking,
} from '#tests/support/buying.ts';
import { aMail, aMessage } from '#tests/support/correspondence.ts';
import {
  anArticle as aBackOfficeArticle,
  BOB,
  call,
  contentOf,
  test as newsroom,
  TEAM,
} from '#tests/support/newsroom-site.ts';
import { anArticle } from '#tests/support/one-article.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { ANNOUNCEMENTS, aBackOfficeNotice, PENDING } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';
import {
  currentStep,
  editor,
  field,
  fillDetails,
  reachEditor,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';
import { aVisitor, logIn, register } from '#tests/support/visitors.ts';

/** What can be open on a screen: a menu, a dialog, the messages of a form. */
type State = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** Where it exists; at both widths by default. */
  width?: 390 | 1440;
};

type Screen = {
  /** Its address as the site declares it. */
  route: string;
  /** The address that is opened, if the route has a parameter or needs a query. */
  path?: string | ((page: Page, site: Site) => Promise<string>);
  status?: number;
  /** What the browser's console says of a refusal that the states provoke. */
  refused?: RegExp;
  /** Texts that are visible on it. */
  shows?: readonly string[];
  /** Visible once the screen has its data, if its heading comes before. */
  ready?: (page: Page) => Promise<unknown>;
  states?: readonly State[];
};

const WIDTHS = [1440, 390] as const;

/**
 * Opens every screen once in Chromium, watching its console (hydration included: see incidents.ts), and checks
 * each of its states at both widths.
 */
const sweep = async (page: Page, site: Site, screens: readonly Screen[]): Promise<void> => {
  test.setTimeout(screens.length * 15_000);
  for (const { route, path = route, status = 200, shows = [], ready, states = [] } of screens) {
    const address = typeof path === 'string' ? path : await path(page, site);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.goto(address))?.status(), address).toBe(status);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    for (const text of shows) await expect(page.getByText(text), address).toBeVisible();
    await ready?.(page);
    await check(page, address, {});
    for (const state of states) {
      await page.setViewportSize({ width: state.width ?? 1440, height: 900 });
      await state.show(page);
      await check(page, `${address}, ${state.name}`, state);
    }
  }
};

const check = async (page: Page, name: string, { width: only }: Pick<State, 'width'>) => {
  for (const width of WIDTHS.filter((one) => one === (only ?? one))) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violationsOn(page), `${name}, ${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${name}, ${width} px`).toBe(0);
  }
};

const act = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const suggestion = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();

const reading: Screen[] = [
  {
    route: paths.home,
    states: [
      { name: 'les catégories', width: 1440, show: (page) => act(page, 'Actualité').click() },
      {
        name: 'les suggestions',
        width: 1440,
        show: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('banner').getByRole('combobox').fill('contr');
          await expect(suggestion(page)).toBeVisible();
        },
      },
      {
        name: "les détails d'une annonce",
        show: async (page) => {
          await page.getByRole('banner').getByRole('combobox').fill('');
          await act(page, 'Voir les détails').first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'le menu et ses suggestions',
        width: 390,
        show: async (page) => {
          await page.keyboard.press('Escape');
          await act(page, 'Ouvrir le menu').click();
          await act(page, 'Actualité').click();
          await page.getByRole('banner').getByRole('combobox').fill('contr');
          await expect(suggestion(page)).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.news,
    path: `${paths.news}?page=2`,
    states: [
      {
        name: 'au retour d’un article',
        show: async (page) => {
          await page.getByRole('main').getByRole('article').getByRole('link').last().click();
          await expect(page).toHaveURL(/\/article\//);
          await page.goBack();
          await expect(act(page, /^Reprendre/)).toBeVisible();
        },
      },
    ],
  },
  { route: paths.category, path: '/actualite/constitutionnel' },
  { route: paths.category, path: '/actualite/astronomie', status: 404 },
  ...[paths.caseLaw, paths.legislation].map((route) => ({
    route,
    states: [
      {
        name: 'un mot sans fin',
        show: (page: Page) =>
          page.getByRole('main').getByRole('searchbox').fill('anticonstitutionnellement '.repeat(8)),
      },
    ],
  })),
  { route: paths.article, path: async (page) => `/article/${(await anArticle(page)).slug}` },
  { route: paths.article, path: '/article/nulle-part', status: 404 },
  { route: paths.preview, path: `/apercu/${'x'.repeat(43)}`, status: 404 },
];

const searching: Screen[] = [
  {
    route: paths.search,
    path: '/search?q=contrat&categories=Affaires',
    states: [
      {
        name: 'les suggestions',
        show: async (page) => {
          await page.getByRole('main').getByRole('combobox').fill('contr');
          await expect(suggestion(page)).toBeVisible();
        },
      },
    ],
  },
  { route: paths.search, path: `/search?q=${'anticonstitutionnellement'.repeat(6)}` },
  { route: paths.search },
  ...[paths.terms, paths.privacy, paths.disclaimer, paths.cookies, paths.prices, paths.accessibility].map(
    (route) => ({ route }),
  ),
  { route: '*', path: '/nulle-part', status: 404 },
];

const accounts: Screen[] = [
  {
    route: paths.contact,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Sujet').selectOption('');
          await act(page, 'Envoyer le message').click();
          await expect(page.getByText('Le sujet est requis')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.login,
    states: [
      { name: 'ses messages', show: (page) => refusePassword(page, 'Connexion') },
      {
        name: "l'inscription et ses messages",
        show: async (page) => {
          await page.getByRole('tab', { name: 'Inscription' }).click();
          await refusePassword(page, 'Inscription');
        },
      },
    ],
  },
  {
    route: paths.forgottenPassword,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Email').fill('x');
          await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
        },
      },
    ],
  },
  { route: paths.invitation, path: `/invitation/${'x'.repeat(43)}` },
  {
    route: paths.resetPassword,
    path: async (_page, site) => {
      const { email } = await registered(site);
      await fetch(`${site.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const link = async () =>
        /\/reinitialisation\/[\w-]+/.exec((await mailsTo(site, 'password-reset', email))[0]?.text ?? '')?.[0];
      await expect.poll(link).toBeTruthy();
      return (await link()) ?? '';
    },
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('12345');
          await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('1234');
          await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.home,
    path: async (page, site) => {
      await logIn(page, site, await registered(site));
      return paths.home;
    },
    states: [{ name: 'le menu du compte', show: (page) => act(page, /^Compte de /).click() }],
  },
];

const registered = async (site: Site) => {
  const visitor = aVisitor();
  await register(site, visitor);
  return visitor;
};

const refusePassword = async (page: Page, name: string) => {
  const password = page.getByRole('form', { name }).getByLabel('Mot de passe', { exact: true });
  await password.fill('12345');
  await password.blur();
  await expect(password).toHaveAttribute('aria-invalid');
};

const announcing: Screen[] = [
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

const buying: Screen[] = [
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
  { route: paths.tracking, path: `${LIST}/suivi/ce-lien-ne-mene-nulle-part`, status: 404 },
  { route: paths.tracking, path: async (_page, site) => tracking(await send(site)) },
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
  { route: paths.verification, path: '/verification/AAAABBBBCCCCDDDD', status: 404 },
];

const NO_CASE_LAW = 'Aucun article de jurisprudence à afficher pour le moment.';

/** The screens of a site without any content. */
const empty: Screen[] = [
  {
    route: paths.home,
    shows: [
      'Aucun article de la rédaction à afficher pour le moment.',
      'Aucune actualité juridique à afficher pour le moment.',
      'Aucun article populaire à afficher pour le moment.',
      NO_CASE_LAW,
      'Aucune annonce légale à afficher pour le moment.',
    ],
    ready: (page) => expect(page.getByRole('contentinfo').getByText(/démonstration/)).toHaveCount(0),
  },
  {
    route: paths.news,
    shows: ["Aucun article n'a été trouvé."],
    ready: async (page) => {
      await expect(page.getByText(END_OF_LIST)).toBeHidden();
      await expect(moreButton(page)).toBeHidden();
    },
  },
  {
    route: paths.category,
    path: '/actualite/civil',
    shows: ['Aucun article disponible pour cette catégorie.'],
  },
  {
    route: paths.caseLaw,
    shows: [
      'Aucune décision récente à afficher pour le moment.',
      'Aucun décryptage à afficher pour le moment.',
      NO_CASE_LAW,
    ],
  },
  {
    route: paths.legislation,
    shows: [
      'Aucun texte récent à afficher pour le moment.',
      'Aucun décryptage à afficher pour le moment.',
      'Aucun article de législation à afficher pour le moment.',
    ],
  },
  { route: paths.announcements, shows: [NOTHING, '0 annonce publiée'] },
  { route: paths.search, path: '/search?q=contrat' },
];

const table = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible();

const articlesAdmin: Screen[] = [
  {
    route: adminPaths.dashboard,
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
  { route: adminPaths.trash },
  {
    route: adminPaths.sources,
    path: `${adminPaths.sources}?search=xyzzyxqwv`,
    ready: (page) => expect(nothing(page)).toBeVisible(),
  },
  {
    route: adminPaths.sources,
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
    path: async (page, site) => `/admin/articles/edit/${(await aBackOfficeArticle(page, site)).id}`,
    ready: (page) => expect(contentOf(page)).toBeVisible(),
  },
];

const announcementsAdmin: Screen[] = [
  {
    route: adminPaths.announcements,
    path: async (page, site) => {
      await aBackOfficeNotice(page, site);
      return ANNOUNCEMENTS;
    },
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
      `${ANNOUNCEMENTS}/edit/${(await aBackOfficeNotice(page, site, { published: true })).id}`,
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
    ready: (page) => expect(page.getByRole('heading', { name: 'Rejets par motif' })).toBeVisible(),
  },
  { route: adminPaths.announcementTrash },
  { route: adminPaths.transmissions },
];

const correspondence: Screen[] = [
  {
    route: adminPaths.payments,
    path: async (_page, site) => {
      await sendAndPay(site);
      return adminPaths.payments;
    },
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
        name: 'la comparaison',
        show: async (page) => {
          await act(page, 'Comparer').click();
          await expect(page.getByRole('status')).toContainText('encaissement');
        },
      },
    ],
  },
  {
    route: adminPaths.messages,
    path: async (page, site) => {
      await aMessage(page, site);
      return adminPaths.messages;
    },
    ready: table,
  },
  {
    route: adminPaths.message,
    path: async (page, site) => messagePath((await aMessage(page, site)).id),
    ready: (page) => expect(page.getByRole('heading', { name: 'Répondre' })).toBeVisible(),
  },
  { route: adminPaths.mails, ready: table },
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
];

const operations: Screen[] = [
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
    refused: /400 \(Bad Request\) \(.*\/api\/admin\/settings\)/,
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
  { route: '/admin/*', path: '/admin/nulle-part', status: 404 },
];

/** The addresses that are not pages: files, the API, former addresses that redirect. */
const notPages: readonly string[] = [
  paths.formerCategory,
  paths.submission,
  paths.failedPayment,
  paths.feed,
  paths.announcementFeed,
  paths.sitemap,
  paths.newsSitemap,
  paths.sitemapParts,
  paths.api,
];

const nothing = (page: Page) => page.getByRole('link', { name: 'Effacer les filtres' }).first();

test('chaque page du site est dans le tableau des écrans', () => {
  const opened = new Set(
    [
      reading,
      searching,
      accounts,
      announcing,
      buying,
      articlesAdmin,
      announcementsAdmin,
      correspondence,
      operations,
    ]
      .flat()
      .map(({ route }) => route),
  );
  const declared = [...Object.values(paths), ...Object.values(adminPaths), '*', '/admin/*'];

  expect([...opened].sort()).toEqual(declared.filter((path) => !notPages.includes(path)).sort());
});

for (const [name, screens] of Object.entries({
  'de lecture': reading,
  'de la recherche et des textes légaux': searching,
  'du compte et du contact': accounts,
  'des annonces': announcing,
  'du paiement et du suivi': buying,
}))
  test(`les écrans ${name} s'ouvrent sans incident, et axe n'y trouve rien`, async ({
    page,
    site,
    incidents,
  }) => {
    if (screens.some(({ status }) => status === 404)) incidents.expect(/404/);
    await sweep(page, site, screens);
  });

test('des couleurs imposées laissent voir l’entrée, la page et l’onglet courants', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, current] of [
    [
      '/annonces-legales?page=2',
      page.getByRole('navigation', { name: /agination/ }).locator('[aria-current]'),
    ],
    ['/connexion', page.getByRole('tab', { selected: true })],
  ] as const) {
    await page.goto(address);
    await expect(current.first()).toHaveCSS('outline-style', 'solid');
  }
});
test.describe('site vide', () => {
  test.use({ content: 'none' });

  test("les écrans sans contenu s'ouvrent sans incident, et axe n'y trouve rien", async ({ page, site }) => {
    await sweep(page, site, empty);
  });
});

newsroom(
  "ce qu'un rôle consulte ou n'ouvre pas s'affiche sans incident, et axe n'y trouve rien",
  async ({ page, site }) => {
    await logIn(page, site, BOB);
    const article = await aBackOfficeArticle(page, site);
    const { announcements } = await call(page, site, 'GET', 'legal-announcements');
    await logIn(page, site, TEAM.observer);
    await sweep(page, site, [
      {
        route: adminPaths.editArticle,
        path: `/admin/articles/edit/${article.id}`,
        shows: ['Vous consultez cet article'],
      },
      {
        route: adminPaths.editAnnouncement,
        path: `/admin/legal-announcements/edit/${announcements[0].id}`,
        shows: ['Vous consultez cette annonce'],
      },
      { route: adminPaths.createArticle, shows: ["Cette page n'est pas ouverte à votre rôle"] },
    ]);
  },
);

for (const [name, screens] of Object.entries({
  'des articles': articlesAdmin,
  'des annonces': announcementsAdmin,
  'des échanges et des paiements': correspondence,
  'du site': operations,
}))
  newsroom(
    `les écrans de l'administration ${name} s'ouvrent sans incident, et axe n'y trouve rien`,
    async ({ page, site, incidents }) => {
      if (screens.some(({ status }) => status === 404)) incidents.expect(/404/);
      for (const { refused } of screens) if (refused) incidents.expect(refused);
      await logIn(page, site, BOB);
      await sweep(page, site, screens);
    },
  );
