import type { ArticleStats, LegalStats } from '#contract/admin-stats.ts';
import type { ApiClient } from '#web/api/http.ts';
import { logFailure } from '#web/api/log-failure.ts';

export type DashboardArticles = Pick<
  ArticleStats,
  | 'totalArticles'
  | 'publishedArticles'
  | 'draftArticles'
  | 'totalReads'
  | 'topArticles'
  | 'articlesPerCategory'
>;

export type DashboardFigures = { articles: DashboardArticles; announcements: LegalStats };

const NO_ARTICLES: DashboardArticles = {
  totalArticles: 0,
  publishedArticles: 0,
  draftArticles: 0,
  totalReads: 0,
  topArticles: [],
  articlesPerCategory: [],
};

const NO_ANNOUNCEMENTS: LegalStats = {
  totalLegalAnnouncements: 0,
  publishedLegalAnnouncements: 0,
  draftLegalAnnouncements: 0,
  pendingLegalAnnouncements: 0,
  rejectedLegalAnnouncements: 0,
};

type Shown = { articles: boolean; announcements: boolean };

/** Loads the statistics that are shown; one that fails is logged and shown as zeros. */
export const loadDashboard = async (
  api: ApiClient,
  signal: AbortSignal,
  shown: Shown,
): Promise<DashboardFigures> => {
  const orZeros =
    <Data>(zeros: Data) =>
    (error: unknown): Data => {
      if (!signal.aborted) logFailure("Les statistiques n'ont pas pu être chargées")(error);
      return zeros;
    };
  const [articles, announcements] = await Promise.all([
    shown.articles
      ? api.get('/admin/articles/stats', { signal }).then(parsed).catch(orZeros(NO_ARTICLES))
      : NO_ARTICLES,
    shown.announcements
      ? api.get('/admin/legal-announcements/stats', { signal }).catch(orZeros(NO_ANNOUNCEMENTS))
      : NO_ANNOUNCEMENTS,
  ]);
  return { articles, announcements };
};

/** « Some fields arrive as JSON strings and are parsed »: ours are not, another server's may be. */
export const parsed = (stats: DashboardArticles): DashboardArticles => ({
  ...stats,
  topArticles: listOf(stats.topArticles),
  articlesPerCategory: listOf(stats.articlesPerCategory),
});

const listOf = <Item>(given: Item[] | string): Item[] => {
  const list: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  return Array.isArray(list) ? list : [];
};
