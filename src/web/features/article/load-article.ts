import { data, redirect } from 'react-router';
import { articlePath } from '#contract/paths.ts';
import { fetchArticle } from '#web/api/article.ts';
import { type Article, fetchArticles } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type ShownArticle, toShownArticle } from './article-body.ts';
import { isOverAYearOld } from './article-dates.ts';

const RELATED_FETCHED = 4;
const RELATED_SHOWN = 3;

export type ArticlePage = {
  article: ShownArticle;
  /** Unchanged for more than a year. */
  outdated: boolean;
  /** The absolute URL, for a printed copy. */
  address: string;
  related: Article[];
};

type Options = { request: Request; slug: string | undefined; now?: Date };

/** Loads the article of this URL, or null with the HTTP status that explains why there is none. */
export const loadArticle = async (api: ApiClient, { request, slug = '', now = new Date() }: Options) => {
  const lookup = await fetchArticle(api, slug, request.signal);
  if (lookup.state !== 'found')
    return data<ArticlePage | null>(null, { status: lookup.state === 'missing' ? 404 : 503 });
  const article = toShownArticle(lookup.article);
  const path = articlePath(article);
  // The API also finds an article by a former slug: redirect to the current one.
  if (article.slug !== slug) throw redirect(path, 301);
  return data<ArticlePage | null>({
    article,
    outdated: isOverAYearOld(new Date(article.updatedAt ?? article.publishedAt), now),
    address: new URL(path, request.url).href,
    related: await loadRelated(api, article, request.signal),
  });
};

/** Articles of the same category; none if the request fails. */
const loadRelated = async (
  api: ApiClient,
  { slug, categorySlug }: Pick<Article, 'slug' | 'categorySlug'>,
  signal: AbortSignal,
): Promise<Article[]> => {
  const query = { page: 1, limit: RELATED_FETCHED, category: categorySlug };
  const { articles } = await fetchArticles(api, query, signal);
  return articles.filter((article) => article.slug !== slug).slice(0, RELATED_SHOWN);
};
