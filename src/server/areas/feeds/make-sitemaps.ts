import { messages } from '#contract/messages.fr.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { pageKeys } from '#server/pages/page-keys.ts';
import { listArticleParts, listArticlesOfPart, listCategoryChanges, listLatest } from './feeds.queries.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';
import { sitePages } from './site-pages.ts';
import { articlePath, writeNewsSitemap, writeSitemap, writeSitemapIndex } from './write-sitemaps.ts';

/** The most addresses that a sitemap may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

export type SitemapDeps = FeedDeps & {
  /** Addresses in one part. */
  partSize?: number;
};

const XML = 'application/xml; charset=utf-8';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Google reads the news of two days, a thousand at most. */
const NEWS_MS = 2 * DAY_MS;
const MOST_NEWS = 1000;

/** The parts of the sitemap; those of the announcements will stand beside those of the articles. */
export const makeSitemapIndex = async (deps: SitemapDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const parts = await listArticleParts(deps.db, { now, size: deps.partSize ?? MOST_ADDRESSES });
  const places = [
    { path: '/sitemaps/pages.xml', changedAt: parts.at(-1)?.changedAt },
    ...parts.map(({ part, changedAt }) => ({ path: `/sitemaps/articles-${part}.xml`, changedAt })),
  ];
  return sitemap(deps, now, writeSitemapIndex(places, deps.publicUrl()));
};

export const makePagesSitemap = async (deps: SitemapDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const changes = await listCategoryChanges(deps.db, now);
  const pages = sitePages(new Map(changes.map(({ categoryId, changedAt }) => [categoryId, changedAt])));
  return sitemap(deps, now, writeSitemap(pages, deps.publicUrl()));
};

export const makeArticlesSitemap = async (deps: SitemapDeps, part: number): Promise<FreshPage> => {
  const now = deps.clock.now();
  const articles = await listArticlesOfPart(deps.db, { now, part, size: deps.partSize ?? MOST_ADDRESSES });
  if (articles.length === 0) return missingPart(now);
  const places = articles.map(({ slug, changedAt }) => ({ path: articlePath(slug), changedAt }));
  return sitemap(deps, now, writeSitemap(places, deps.publicUrl()));
};

/**
 * Fifty thousand names of articles would weigh more than the sitemap: it knows which articles there are at once, and
 * within the hour that the text of one has changed.
 */
const sitemap = (deps: SitemapDeps, now: Date, text: string): Promise<FreshPage> =>
  freshDocument(deps, { now, type: XML, text, keys: [pageKeys.articles], until: now.getTime() + HOUR_MS });

export const makeNewsSitemap = async (deps: FeedDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - NEWS_MS);
  const articles = await listLatest(deps.db, { now, since, limit: MOST_NEWS });
  const oldest = articles.at(-1)?.publishedAt.getTime();
  return freshDocument(deps, {
    now,
    type: XML,
    text: writeNewsSitemap(articles, deps.publicUrl()),
    keys: [pageKeys.articles, ...articles.map(({ id }) => pageKeys.article(id))],
    // The moment at which the oldest of them is no longer news.
    ...(oldest !== undefined && { until: oldest + NEWS_MS }),
  });
};

const missingPart = (now: Date): FreshPage => ({
  status: 404,
  html: messages.request.notFound,
  type: 'text/plain; charset=utf-8',
  keys: new Set(),
  freshUntil: now.getTime(),
});
