import type { ArticleItem } from '#contract/articles.ts';
import type { EndpointQuery } from '#contract/endpoints.ts';
import { longDate, readingTimeLabel } from '#contract/format.fr.ts';
import { resolveImagePath } from '#domain/image/image-path.ts';
import { typeset } from '#domain/typography/typeset.ts';
import type { ApiClient } from './http.ts';
import { fallBackTo } from './log-failure.ts';
import { oncePerObject } from './once-per-object.ts';

/** An article as the screens show it. */
export type Article = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  date: string;
  readTime: string;
  /** Its own image; without one, the screens show a generated cover. */
  imageUrl: string | null;
  categorySlug: string;
  categoryName: string;
  author: string;
};

export type ArticlePage = { articles: readonly Article[]; total: number; page: number; limit: number };

type Query = EndpointQuery<'GET /articles'> & { page: number; limit: number };

/** One page of articles; rejects when the call fails. */
export const readArticles = async (
  api: ApiClient,
  { page, limit, ...query }: Query,
  signal?: AbortSignal,
): Promise<ArticlePage> => {
  const answer = await api.get('/articles', {
    query: { page, limit, status: 'published', sortBy: 'created_at', sortOrder: 'desc', ...query },
    ...(signal && { signal }),
  });
  return { articles: toArticles(answer.articles), total: answer.pagination.total, page, limit };
};

/** A failed call is logged and gives an empty list: the page shows its empty message. */
export const fetchArticles = (api: ApiClient, query: Query, signal?: AbortSignal): Promise<ArticlePage> => {
  const none: ArticlePage = { articles: [], total: 0, page: 1, limit: query.limit };
  return readArticles(api, query, signal).catch(
    fallBackTo(none, "Les articles n'ont pas pu être chargés", signal),
  );
};

/** Converts the API's article into the one that the screens use. */
export const toArticle = oncePerObject(
  (item: ArticleItem): Article => ({
    id: item.id,
    title: typeset(item.title),
    slug: item.slug,
    excerpt: typeset(item.description),
    date: longDate(new Date(item.published_at ?? item.created_at)),
    readTime: readingTimeLabel(item.reading_time),
    imageUrl: resolveImagePath(item.image_url),
    categorySlug: item.category_slug,
    categoryName: item.category_name,
    author: item.creator_name,
  }),
);

const toArticles = oncePerObject((items: readonly ArticleItem[]): readonly Article[] => items.map(toArticle));
