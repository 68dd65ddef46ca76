import { type Article, fetchArticles } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import { PAGE_SIZE } from './load-article-list.ts';
import type { Topic } from './topics.ts';

/** One request for the three sections; if it fails, the page is empty. */
export const loadTopic = async (api: ApiClient, { category }: Topic): Promise<readonly Article[]> => {
  const { articles } = await fetchArticles(api, { page: 1, limit: PAGE_SIZE, category });
  return articles;
};
