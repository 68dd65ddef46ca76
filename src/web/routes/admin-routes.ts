import type { RouteObject } from 'react-router';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { RouteFailure } from './RouteFailure.tsx';

/**
 * The back-office: loaded apart from the public pages, and made by the browser alone. What the server sends is the
 * same empty shell for everybody; whether it opens is AdminRoute's affair, and each call's on the server.
 */
export const adminRoutes: RouteObject[] = [
  {
    id: 'AdminRoute',
    path: 'admin',
    handle: { private: true } satisfies RouteHandle,
    ErrorBoundary: RouteFailure,
    lazy: { Component: async () => (await import('./AdminRoute.tsx')).AdminRoute },
    children: [
      {
        id: 'AdminDashboardRoute',
        index: true,
        handle: { title: 'Tableau de bord' } satisfies RouteHandle,
        lazy: { Component: async () => (await import('./AdminDashboardRoute.tsx')).AdminDashboardRoute },
      },
    ],
  },
];
