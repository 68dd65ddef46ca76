import type { Category } from '#domain/category/categories.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { listLatest } from './feeds.queries.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';
import { type FeedFormat, writeFeed } from './write-feed.ts';

const ARTICLES = 50;

/** The latest articles, of one category or of all. */
export const makeFeed = async (
  deps: FeedDeps,
  { format, category }: { format: FeedFormat; category?: Category },
): Promise<FreshPage> => {
  const now = deps.clock.now();
  const articles = await listLatest(deps.db, { now, limit: ARTICLES, categoryId: category?.databaseId });
  const list = category ? surrogateKeys.articlesOfCategory(category.databaseId) : surrogateKeys.articles;
  return freshDocument({
    now,
    type: `application/${format}+xml; charset=utf-8`,
    text: writeFeed({ format, articles, category, publicUrl: deps.publicUrl(), now }),
    keys: [list, ...articles.map(({ id }) => surrogateKeys.article(id))],
  });
};
