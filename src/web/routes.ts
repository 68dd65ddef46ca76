import { data, type RouteObject } from 'react-router';
import { apiContext } from './api/context.ts';
import { fetchSite } from './api/site.ts';
import { loadHome } from './features/home/load-home.ts';
import type { RouteHandle } from './navigation/route-handle.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { announcementRoutes } from './routes/announcement-routes.ts';
import { articleListRoutes } from './routes/article-list-routes.ts';
import { legalRoutes } from './routes/legal-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { RootRoute } from './routes/RootRoute.tsx';
import { RouteFailure } from './routes/RouteFailure.tsx';
import { readingRoutes } from './routes/reading-routes.ts';
import { SiteFrame } from './routes/SiteFrame.tsx';

/**
 * The route table. Loaders stand here, so that data and code of a page are asked for together; components are
 * lazy, each in its own file: `id` is that file's name, by which the server finds its styles in the build.
 */
export const routes: RouteObject[] = [
  {
    id: 'RootRoute',
    Component: RootRoute,
    loader: ({ context }) => fetchSite(context.get(apiContext)),
    shouldRevalidate: () => false,
    children: [
      {
        Component: SiteFrame,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              {
                id: 'HomeRoute',
                index: true,
                handle: { loading: 'Chargement des articles...' } satisfies RouteHandle,
                loader: ({ context }) => loadHome(context.get(apiContext)),
                lazy: { Component: async () => (await import('./routes/HomeRoute.tsx')).HomeRoute },
              },
              ...articleListRoutes,
              ...readingRoutes,
              ...announcementRoutes,
              ...paymentRoutes,
              ...accountRoutes,
              ...legalRoutes,
              {
                id: 'NotFoundRoute',
                path: '*',
                loader: () => data(null, { status: 404 }),
                lazy: { Component: async () => (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute },
              },
            ],
          },
        ],
      },
      ...adminRoutes,
    ],
  },
];
