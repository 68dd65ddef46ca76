import type { Locator, Page, Request } from '@playwright/test';

/** A stored article as the API returns it in a list: only the distinguishing fields are chosen. */
const anArticle = (category: string, rank: number) => ({
  id: `${category}-${rank}`,
  title: `Article ${rank} de ${category}`,
  slug: `article-${rank}-${category}`,
  description: `Résumé ${rank}`,
  created_at: '2026-11-14T08:00:00.000Z',
  published_at: '2026-11-14T08:00:00.000Z',
  publishedAt: '2026-11-14T08:00:00.000Z',
  is_published: true,
  status: 'published',
  reading_time: 60,
  read_count: 0,
  category_id: 1,
  category_name: category,
  categoryName: category,
  category_slug: 'civil',
  image_url: null,
  imageUrl: null,
  creator_name: 'Admin',
  creatorName: 'Admin',
});

const isListCall = (url: URL) => url.pathname === '/api/articles';

/** Makes each category answer `total` articles, named after its number. */
export const pretendArticles = async (page: Page, total: number): Promise<void> => {
  await page.route(isListCall, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const category = query.get('category') ?? 'tout';
    const from = (number - 1) * limit;
    const length = Math.max(0, Math.min(limit, total - from));
    const articles = Array.from({ length }, (_, index) => anArticle(category, from + index + 1));
    return route.fulfill({
      json: { articles, pagination: { total, page: number, limit, pages: Math.ceil(total / limit) } },
    });
  });
};

/** Makes the browser's article list calls fail; the returned function undoes it. */
export const breakArticles = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(isListCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
  );
  return () => page.unroute(isListCall);
};

/** Holds the browser's article list calls until the returned function is called. */
export const delayArticles = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isListCall, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
};

/** Records the queries of the browser's list calls, in order. */
export const listCalls = (page: Page): URLSearchParams[] => {
  const calls: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (isListCall(url)) calls.push(url.searchParams);
  });
  return calls;
};

export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** The focus that moves scrolls; what scrolls in the same frames loads nothing. */
export const passFocusFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/**
 * Scrolls until `pixels` of the page remain below the window, and the page has been told: several scrolls in one frame
 * would be one, and the page would see no movement between them.
 */
export const scrollToDistance = (page: Page, pixels: number): Promise<void> =>
  page.evaluate(
    (below) =>
      new Promise<void>((done) => {
        const before = window.scrollY;
        window.addEventListener('scroll', () => done(), { once: true });
        window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - below);
        if (window.scrollY === before) done();
      }),
    pixels,
  );

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const END_OF_LIST = 'Vous avez atteint la fin des résultats';

export const cardsOn = (page: Page): Locator => page.getByRole('main').getByRole('article');

export const moreButton = (page: Page): Locator => page.getByRole('button', { name: 'Charger plus' });

/** The number of published articles. */
export const articleTotal = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/articles?page=1&limit=1');
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  return pagination.total;
};
