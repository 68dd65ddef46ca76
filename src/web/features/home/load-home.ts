import { type Announcement, fetchLatestAnnouncements } from '#web/api/announcements.ts';
import { type Article, fetchArticles } from '#web/api/articles.ts';
import type { ApiClient } from '#web/api/http.ts';
import { cachedSelection, cacheSelection } from './selection-cache.ts';

const SELECTION = 6;
const LATEST = 4;
const POPULAR = 5;
const ANNOUNCEMENTS = 4;

export type HomeData = {
  selection: readonly Article[];
  latest: readonly Article[];
  popular: readonly Article[];
  caseLaw: Article | null;
  announcements: readonly Announcement[];
};

export const loadHome = async (api: ApiClient): Promise<HomeData> => {
  const [selection, latest, popular, caseLaw, announcements] = await Promise.all([
    loadSelection(api),
    fetchArticles(api, { page: 1, limit: LATEST }),
    fetchArticles(api, { page: 1, limit: POPULAR, sortBy: 'read_count', sortOrder: 'desc' }),
    fetchArticles(api, { page: 1, limit: 1, category: 'justice', sortBy: 'created_at', sortOrder: 'desc' }),
    fetchLatestAnnouncements(api, ANNOUNCEMENTS),
  ]);
  return {
    selection,
    latest: latest.articles,
    popular: popular.articles,
    caseLaw: caseLaw.articles[0] ?? null,
    announcements,
  };
};

const loadSelection = async (api: ApiClient): Promise<readonly Article[]> => {
  const cached = cachedSelection();
  if (cached) return cached;
  const { articles } = await fetchArticles(api, { page: 1, limit: SELECTION, featured: '1' });
  cacheSelection(articles);
  return articles;
};
