import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { apiContext } from '#web/api/context.ts';
import { loadArticle } from '#web/features/article/load-article.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { lazyLoader } from './lazy-loader.ts';

/** The article page, its shared preview and the search. */
export const readingRoutes: RouteObject[] = [
  {
    id: 'routes/ArticleRoute',
    path: paths.article,
    handle: { loading: "Chargement de l'article...", reading: true } satisfies RouteHandle,
    loader: ({ context, request, params }) =>
      loadArticle(context.get(apiContext), { request, slug: params.slug }),
    lazy: { Component: async () => (await import('./ArticleRoute.tsx')).ArticleRoute },
  },
  {
    id: 'routes/PreviewRoute',
    path: paths.preview,
    // The address contains a secret: never cached, never sent as a referrer.
    handle: {
      loading: "Chargement de l'aperçu...",
      private: true,
      limit: 'preview',
    } satisfies RouteHandle,
    loader: lazyLoader('preview', 'token'),
    lazy: { Component: async () => (await import('./PreviewRoute.tsx')).PreviewRoute },
  },
  {
    id: 'routes/SearchRoute',
    path: paths.search,
    handle: {
      loading: 'Chargement des résultats...',
      query: ['q', 'page', 'categories', 'tags'],
      reading: true,
    } satisfies RouteHandle,
    loader: lazyLoader('search'),
    lazy: { Component: async () => (await import('./SearchRoute.tsx')).SearchRoute },
  },
];
