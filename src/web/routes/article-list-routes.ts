import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { apiContext } from '#web/api/context.ts';
import { loadArticleList } from '#web/features/articles/load-article-list.ts';
import { loadCategory, redirectToCategory } from '#web/features/articles/load-category.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { lazyLoader } from './lazy-loader.ts';

const LOADING = 'Chargement des articles...';

/** The screens that list articles: all of them, those of a category, case law, legislation. */
export const articleListRoutes: RouteObject[] = [
  {
    id: 'routes/ActualiteRoute',
    path: paths.news,
    handle: { loading: LOADING, query: ['page'], reading: true } satisfies RouteHandle,
    loader: ({ context, request }) => loadArticleList(context.get(apiContext), request),
    lazy: { Component: async () => (await import('./ActualiteRoute.tsx')).ActualiteRoute },
  },
  {
    id: 'routes/CategoryRoute',
    path: paths.category,
    handle: {
      loading: 'Chargement de la catégorie...',
      query: ['page'],
      reading: true,
    } satisfies RouteHandle,
    loader: ({ context, request, params }) => loadCategory(context.get(apiContext), request, params.slug),
    lazy: { Component: async () => (await import('./CategoryRoute.tsx')).CategoryRoute },
  },
  {
    path: paths.formerCategory,
    handle: { query: ['page'] } satisfies RouteHandle,
    loader: ({ request, params }) => redirectToCategory(request, params.slug),
  },
  {
    id: 'routes/JurisprudenceRoute',
    path: paths.caseLaw,
    handle: { loading: LOADING, reading: true } satisfies RouteHandle,
    loader: lazyLoader('caseLaw'),
    lazy: { Component: async () => (await import('./JurisprudenceRoute.tsx')).JurisprudenceRoute },
  },
  {
    id: 'routes/LegislationRoute',
    path: paths.legislation,
    handle: { loading: LOADING, reading: true } satisfies RouteHandle,
    loader: lazyLoader('legislation'),
    lazy: { Component: async () => (await import('./LegislationRoute.tsx')).LegislationRoute },
  },
];
