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
/** The parent of every public page; its error boundary replaces a page that failed. */
export const FAILURE = 'RouteFailure';

/**
 * The route table. Loaders are in the table, so that a page's data and code are requested together. Components are
 * lazy: a route's `id` is the path of its component's file under src/web, by which the server finds the page's built
 * files (document/assets.ts). The back-office routes are a parameter: a reader's browser never loads them.
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
                id: 'routes/HomeRoute',
                index: true,
                handle: { loading: 'Chargement des articles...', reading: true } satisfies RouteHandle,
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
                id: 'routes/NotFoundRoute',
                path: '*',
                handle: { reading: true } satisfies RouteHandle,
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
