import { articlePath, paths } from '#contract/paths.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { listArticleParts, listArticlesOfPart, listCategoryChanges, listLatest } from './feeds.queries.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';
import { announcementParts } from './make-announcement-sitemaps.ts';
import { sitePages } from './site-pages.ts';
import { HOUR_MS, MOST_ADDRESSES, missingPart, type SitemapDeps, sitemap, XML } from './sitemap-document.ts';
import { writeNewsSitemap, writeSitemap, writeSitemapIndex } from './write-sitemaps.ts';

const DAY_MS = 24 * HOUR_MS;

/** Google News reads two days, a thousand articles at most. */
const NEWS_MS = 2 * DAY_MS;
const MOST_NEWS = 1000;

/** The parts of the sitemap: the pages, the articles, the announcements. */
export const makeSitemapIndex = async (deps: SitemapDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const parts = await listArticleParts(deps.db, { now, size: deps.partSize ?? MOST_ADDRESSES });
  const places = [
    { path: `${paths.sitemapParts}/pages.xml`, changedAt: parts.at(-1)?.changedAt },
    ...parts.map(({ part, changedAt }) => ({
      path: `${paths.sitemapParts}/articles-${part}.xml`,
      changedAt,
    })),
    ...(await announcementParts(deps, now)),
  ];
  return sitemap(now, writeSitemapIndex(places, deps.publicUrl()));
};

export const makePagesSitemap = async (deps: SitemapDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const changes = await listCategoryChanges(deps.db, now);
  const pages = sitePages(new Map(changes.map(({ categoryId, changedAt }) => [categoryId, changedAt])));
  return sitemap(now, writeSitemap(pages, deps.publicUrl()));
};

export const makeArticlesSitemap = async (deps: SitemapDeps, part: number): Promise<FreshPage> => {
  const now = deps.clock.now();
  const articles = await listArticlesOfPart(deps.db, { now, part, size: deps.partSize ?? MOST_ADDRESSES });
  if (articles.length === 0) return missingPart(now);
  const places = articles.map(({ slug, changedAt }) => ({ path: articlePath({ slug }), changedAt }));
  return sitemap(now, writeSitemap(places, deps.publicUrl()));
};

export const makeNewsSitemap = async (deps: FeedDeps): Promise<FreshPage> => {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - NEWS_MS);
  const articles = await listLatest(deps.db, { now, since, limit: MOST_NEWS });
  const oldest = articles.at(-1)?.publishedAt.getTime();
  return freshDocument({
    now,
    type: XML,
    text: writeNewsSitemap(articles, deps.publicUrl()),
    keys: [surrogateKeys.articles, ...articles.map(({ id }) => surrogateKeys.article(id))],
    // When the oldest of them is no longer news.
    ...(oldest !== undefined && { until: oldest + NEWS_MS }),
  });
};
