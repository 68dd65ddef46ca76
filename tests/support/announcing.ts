import type { Locator, Page } from '@playwright/test';
import { answerChanged } from './changed-answer.ts';

export const LIST = '/annonces-legales';
export const PAGE_SIZE = 12;
export const LOADING = 'Chargement des annonces légales...';
export const NOTHING = 'Aucune annonce légale ne correspond à votre recherche.';
export const HINT = 'Essayez de modifier vos critères de recherche.';
export const PAYMENT_FAILED =
  'Le paiement de votre annonce légale a échoué ou a été annulé. Vous pouvez réessayer de soumettre votre annonce.';

export const box = (page: Page): Locator => page.getByRole('searchbox', { name: 'Recherche', exact: true });
export const typeFilter = (page: Page): Locator => page.getByRole('combobox', { name: "Type d'annonce" });
export const departmentFilter = (page: Page): Locator => page.getByRole('combobox', { name: 'Département' });
export const dateFilter = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Date de publication' });
export const reset = (page: Page): Locator => page.getByRole('button', { name: 'Réinitialiser' });

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const detailsOf = (card: Locator): Locator => card.getByRole('button', { name: 'Voir les détails' });
export const modal = (page: Page): Locator => page.getByRole('dialog');
export const pager = (page: Page): Locator => page.getByRole('navigation', { name: 'Pagination' });
/** The number of results, as the page shows it. */
export const count = (page: Page): Locator =>
  page.getByRole('status').getByText(/annonces? (?:publiée|trouvée)s?/);

export type Stored = {
  slug: string;
  title: string;
  company_name: string;
  siret: string | null;
  department: string;
  type: { id: number; name: string; label: string };
  reference_number: string;
};

/** The API's answer to the same search. */
export const stored = async (page: Page, query: Record<string, string | number> = {}) => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await page.request.get(`/api/legal-announcements?${params}`);
  return (await answer.json()) as { data: Stored[]; pagination: { total: number; total_pages: number } };
};

export const aStored = async (page: Page, query: Record<string, string | number> = {}): Promise<Stored> => {
  const [first] = (await stored(page, { ...query, page_size: 1 })).data;
  if (!first) throw new Error('The demonstration has such an announcement');
  return first;
};

export const isListCall = (url: URL) => url.pathname === '/api/legal-announcements';

/** Records the queries of the browser's list calls, in order. */
export const listCalls = (page: Page): URLSearchParams[] => {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isListCall(url)) calls.push(url.searchParams);
  });
  return calls;
};

/** Makes the browser's search answer that it has that many pages. */
export const pretendPages = async (page: Page, pagination: object): Promise<void> => {
  await page.route(isListCall, (route) =>
    answerChanged(route, (body: { pagination: object }) => ({
      ...body,
      pagination: { ...body.pagination, ...pagination },
    })),
  );
};

/** Holds the browser's list calls until the returned function is called. */
export const delayList = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isListCall, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
};
