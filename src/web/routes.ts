import { data, type RouteObject } from 'react-router';
import { apiContext } from './api/context.ts';
import { fetchSite } from './api/site.ts';
import type { RouteHandle } from './navigation/route-handle.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { announcementRoutes } from './routes/announcement-routes.ts';
import { articleListRoutes } from './routes/article-list-routes.ts';
import { lazyLoader } from './routes/lazy-loader.ts';
import { legalRoutes } from './routes/legal-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { RootRoute } from './routes/RootRoute.tsx';
import { RouteFailure } from './routes/RouteFailure.tsx';
import { readingRoutes } from './routes/reading-routes.ts';
import { SiteFrame } from './routes/SiteFrame.tsx';

export const ROOT = 'RootRoute';
/** The place of every public page, and of what is read instead when it could not be made. */
export const FAILURE = 'RouteFailure';

/**
 * The route table. Loaders stand here, so that data and code of a page are asked for together; components are
 * lazy, each in its own file: `id` is that file's name, by which the server finds its styles in the build.
 * The back-office's part is given: a reader's browser never loads it.
 */
export const routesWith = (adminRoutes: RouteObject[]): RouteObject[] => [
  {
    id: ROOT,
    Component: RootRoute,
    loader: ({ context }) => fetchSite(context.get(apiContext)),
    shouldRevalidate: () => false,
    children: [
      {
        Component: SiteFrame,
        children: [
          {
            id: FAILURE,
            ErrorBoundary: RouteFailure,
            children: [
              {
                id: 'HomeRoute',
                index: true,
                handle: { loading: 'Chargement des articles...' } satisfies RouteHandle,
                loader: lazyLoader('home'),
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
