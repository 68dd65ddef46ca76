import { data, type RouteObject } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { adminAnswerParts } from '#web/api/admin-answer-parts.ts';
import { addAnswerParts } from '#web/api/answer-parts.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { adminAnnouncementRoutes } from './admin-announcement-routes.ts';
import { RouteFailure } from './RouteFailure.tsx';

addAnswerParts(adminAnswerParts);

const ARTICLES = { title: 'Articles' } satisfies RouteHandle;

/**
 * The back-office: loaded apart from the public pages, and made by the browser alone. What the server sends is the
 * same empty shell for everybody; whether it opens is AdminRoute's affair, and each call's on the server.
 */
export const adminRoutes: RouteObject[] = [
  {
    id: 'AdminRoute',
    path: adminPaths.dashboard,
    handle: { private: true } satisfies RouteHandle,
    ErrorBoundary: RouteFailure,
    lazy: { Component: async () => (await import('./AdminRoute.tsx')).AdminRoute },
    children: [
      {
        // Around each screen, so that the frame stays when one cannot be shown.
        ErrorBoundary: RouteFailure,
        children: [
          {
            id: 'AdminDashboardRoute',
            index: true,
            handle: { title: 'Tableau de bord' } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./AdminDashboardRoute.tsx')).AdminDashboardRoute },
          },
          {
            id: 'AdminArticlesRoute',
            path: adminPaths.articles,
            handle: ARTICLES,
            lazy: { Component: async () => (await import('./AdminArticlesRoute.tsx')).AdminArticlesRoute },
          },
          {
            id: 'AdminTrashRoute',
            path: adminPaths.trash,
            handle: ARTICLES,
            lazy: { Component: async () => (await import('./AdminTrashRoute.tsx')).AdminTrashRoute },
          },
          {
            id: 'AdminCreateChoiceRoute',
            path: adminPaths.createArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminCreateChoiceRoute.tsx')).AdminCreateChoiceRoute,
            },
          },
          {
            id: 'AdminCreateArticleRoute',
            path: adminPaths.writeArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminCreateArticleRoute.tsx')).AdminCreateArticleRoute,
            },
          },
          {
            id: 'AdminGenerationRoute',
            path: adminPaths.generateArticles,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminGenerationRoute.tsx')).AdminGenerationRoute,
            },
          },
          {
            id: 'AdminSourcesRoute',
            path: adminPaths.sources,
            handle: ARTICLES,
            lazy: { Component: async () => (await import('./AdminSourcesRoute.tsx')).AdminSourcesRoute },
          },
          {
            id: 'AdminEditArticleRoute',
            path: adminPaths.editArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminEditArticleRoute.tsx')).AdminEditArticleRoute,
            },
          },
          ...adminAnnouncementRoutes,
          {
            id: 'AdminAuditRoute',
            path: adminPaths.journal,
            handle: { title: 'Journal' } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./AdminAuditRoute.tsx')).AdminAuditRoute },
          },
          {
            id: 'AdminProfileRoute',
            path: adminPaths.profile,
            handle: { title: 'Mon profil' } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./AdminProfileRoute.tsx')).AdminProfileRoute },
          },
          {
            id: 'AdminNotFoundRoute',
            path: '*',
            loader: () => data(null, { status: 404 }),
            lazy: { Component: async () => (await import('./AdminNotFoundRoute.tsx')).AdminNotFoundRoute },
          },
        ],
      },
    ],
  },
];
