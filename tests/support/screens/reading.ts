import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { NOTHING } from '../announcing.ts';
import { END_OF_LIST, moreButton } from '../article-lists.ts';
import { anArticle } from '../one-article.ts';
import { act, type Screen } from '../sweep.ts';
import { expect } from '../test.ts';

const suggestion = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();

export const reading: Screen[] = [
  {
    route: paths.home,
    part: 'all',
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

export const searching: Screen[] = [
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

const NO_CASE_LAW = 'Aucun article de jurisprudence à afficher pour le moment.';

/** The screens of a site without any content. */
export const empty: Screen[] = [
  {
    route: paths.home,
    part: 'all',
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
