import { useCallback } from 'react';
import type { AdminArticleItem } from '#contract/admin-articles.ts';
import type { ArticleStats } from '#contract/admin-stats.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { sortingQuery } from '#web/back-office/sorting.ts';
import type { ListState } from './list-address.ts';

export const PAGE_SIZE = 10;

export type ArticleListPage = { articles: AdminArticleItem[]; total: number; page: number; pages: number };
export type Figures = Pick<
  ArticleStats,
  'totalArticles' | 'publishedArticles' | 'draftArticles' | 'scheduledArticles' | 'totalReads'
>;

/** Shown when the list cannot be loaded. */
export const NO_ARTICLES: ArticleListPage = { articles: [], total: 0, page: 1, pages: 0 };
const ZEROS: Figures = {
  totalArticles: 0,
  publishedArticles: 0,
  draftArticles: 0,
  scheduledArticles: 0,
  totalReads: 0,
};

/** The search, the filters and the order, as the API takes them. */
export const articlesAsked = (state: ListState) => {
  const { status, search, used, source, category, author, from, to, sorting } = state;
  return {
    ...(status !== 'all' && { status }),
    ...(search && { search }),
    ...(used && { used_for_generation: 'true' }),
    ...(source && { source: 'true' }),
    ...{ category, author, start_date: from, end_date: to },
    ...sortingQuery(sorting),
  };
};

/** One page of the list. A list that cannot be loaded is empty. */
export const useArticleList = (state: ListState) => {
  const asked = JSON.stringify({ ...articlesAsked(state), page: state.page, limit: PAGE_SIZE });
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal): Promise<ArticleListPage> =>
      api
        .get('/admin/articles', { query: JSON.parse(asked), signal })
        .then(({ articles, pagination: { total, page: answered, pages } }) => ({
          articles,
          total,
          page: answered,
          pages,
        }))
        .catch(fallBackTo(NO_ARTICLES, "La liste des articles n'a pas pu être chargée", signal)),
    [asked],
  );
  return useApiRead(read, { keep: true });
};

const readAuthors = (api: ApiClient, signal: AbortSignal): Promise<{ authors: { name: string }[] }> =>
  api
    .get('/admin/articles/authors', { signal })
    .catch(fallBackTo({ authors: [] }, "La liste des auteurs n'a pas pu être chargée", signal));

export const useAuthors = (): readonly string[] => {
  const read = useApiRead(readAuthors);
  return read.status === 'success' ? read.data.authors.map(({ name }) => name) : [];
};

const readFigures = (api: ApiClient, signal: AbortSignal): Promise<Figures> =>
  api
    .get('/admin/articles/stats', { signal })
    .catch(fallBackTo(ZEROS, "Les statistiques n'ont pas pu être chargées", signal));

export const useFigures = () => useApiRead(readFigures, { keep: true });
