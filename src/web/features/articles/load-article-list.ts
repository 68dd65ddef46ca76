import { type Article, readArticles } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { ListStart } from '#web/paging/list-state.ts';
import { type ListPage, loadList } from '#web/paging/load-list.ts';

export const PAGE_SIZE = 10;

type Page = { page: number; size: number; category: number | undefined; signal?: AbortSignal };

/** One page of all articles, or of those of the category that has this database id. */
export const readArticlePage = async (
  api: ApiClient,
  { page, size, category, signal }: Page,
): Promise<ListPage<Article>> => {
  const query = { page, limit: size, ...(category !== undefined && { category }) };
  const { articles, total } = await readArticles(api, query, signal);
  return { items: articles, total };
};

export const loadArticleList = (
  api: ApiClient,
  request: Request,
  category?: number,
): Promise<ListStart<Article>> =>
  loadList(request, PAGE_SIZE, (page, size) =>
    readArticlePage(api, { page, size, category, signal: request.signal }),
  );
