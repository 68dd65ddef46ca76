import { sanitiseAdvancedQuery } from '#domain/search/sanitise.ts';
import { type Article, toArticle } from './articles.ts';
import type { ApiClient } from './http.ts';

export type CategoryFacet = { name: string; slug: string; count: number };
export type TagFacet = { name: string; count: number };
export type Facets = { categories: readonly CategoryFacet[]; tags: readonly TagFacet[] };

export type Search = { q: string; categories: readonly string[]; tags: readonly string[] };
export type SearchPage = { items: Article[]; total: number; totalIsMore: boolean; facets: Facets };

type Page = { page: number; size: number; signal?: AbortSignal };

const NO_FACETS: Facets = { categories: [], tags: [] };

/** One page of results; rejects when the call fails. */
export const searchArticles = async (
  api: ApiClient,
  { q, categories, tags }: Search,
  { page, size, signal }: Page,
): Promise<SearchPage> => {
  const {
    results,
    pagination,
    facets = NO_FACETS,
  } = await api.get('/articles/search', {
    query: {
      q: sanitiseAdvancedQuery(q),
      page,
      limit: size,
      categories: categories.join(','),
      tags: tags.join(','),
    },
    ...(signal && { signal }),
  });
  const { total, totalIsMore = false } = pagination;
  return { items: results.map(toArticle), total, totalIsMore, facets };
};
