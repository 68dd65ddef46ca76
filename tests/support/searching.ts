import type { Page } from '@playwright/test';

export const NOTHING = 'Aucun résultat trouvé';
export const END = 'Fin des résultats';
export const PAGE_SIZE = 12;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const field = (page: Page) => page.getByRole('main').getByRole('combobox');
export const chips = (page: Page, name: string) => page.getByRole('form', { name }).getByRole('button');
export const clear = (page: Page) => page.getByRole('link', { name: 'Effacer les filtres' });

type Call = { q: string | null; page: string | null; categories: string | null; tags: string | null };

export const isSearchCall = (url: URL) => url.pathname === '/api/articles/search';

/** Records the browser's search calls, in order. */
export const searches = (page: Page): Call[] => {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!isSearchCall(url)) return;
    const [q, number, categories, tags] = ['q', 'page', 'categories', 'tags'].map((name) =>
      url.searchParams.get(name),
    );
    calls.push({ q: q ?? null, page: number ?? null, categories: categories ?? null, tags: tags ?? null });
  });
  return calls;
};

const aResult = (rank: number, changes: object = {}) => ({
  id: `resultat-${rank}`,
  title: `Résultat ${rank} sur le bail`,
  slug: `resultat-${rank}`,
  description: `Résumé ${rank}`,
  created_at: '2026-11-14T08:00:00.000Z',
  published_at: '2026-11-14T08:00:00.000Z',
  reading_time: 60,
  category_name: 'Civil',
  category_slug: 'civil',
  image_url: null,
  creator_name: 'Admin',
  ...changes,
});

/** Makes every search of the browser answer this many results. */
export const pretendResults = (page: Page, total: number, changes: object = {}) =>
  page.route(isSearchCall, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const from = (number - 1) * limit;
    const length = Math.max(0, Math.min(limit, total - from));
    return route.fulfill({
      json: {
        results: Array.from({ length }, (_, index) => aResult(from + index + 1, changes)),
        pagination: { total, page: number, limit, pages: Math.ceil(total / limit) },
        facets: {
          categories: [{ name: 'Civil', slug: 'civil', count: total }],
          tags: [{ name: 'bail', count: 3 }],
        },
      },
    });
  });

/** Starts from the header of another page, so that the browser makes the search call. */
export const searchFromHome = async (page: Page, term: string) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill(term);
  await search.press('Enter');
};
