import type { ApiClient } from '#web/api/http.ts';

export type DashboardFigures = {
  publishedArticles: number;
  publishedAnnouncements: number;
  session: { email: string; createdAt: string; expiresAt: string };
};

/** What the back-office can say today: what readers see, and how long the administrator is logged in. */
export const loadDashboard = async (api: ApiClient, signal: AbortSignal): Promise<DashboardFigures> => {
  const [articles, announcements, admin] = await Promise.all([
    api.get('/articles', { query: { page: 1, limit: 1 }, signal }),
    api.get('/legal-announcements', { query: { page: 1, page_size: 1 }, signal }),
    api.get('/admin/session', { signal }),
  ]);
  return {
    publishedArticles: articles.pagination.total,
    publishedAnnouncements: announcements.pagination.total,
    session: { email: admin.user.email, ...admin.session },
  };
};
