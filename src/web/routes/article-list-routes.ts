import type { RouteObject } from 'react-router';
import { apiContext } from '#web/api/context.ts';
import { loadArticleList } from '#web/features/articles/load-article-list.ts';
import { loadCategory, redirectToCategory } from '#web/features/articles/load-category.ts';
import { loadTopic } from '#web/features/articles/load-topic.ts';
import { caseLaw, legislation } from '#web/features/articles/topics.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

const LOADING = 'Chargement des articles...';

/** The screens that list articles: all of them, those of a category, case law, legislation. */
export const articleListRoutes: RouteObject[] = [
  {
    id: 'ActualiteRoute',
    path: 'actualite',
    handle: { loading: LOADING, query: ['page'] } satisfies RouteHandle,
    loader: ({ context, request }) => loadArticleList(context.get(apiContext), request),
    lazy: { Component: async () => (await import('./ActualiteRoute.tsx')).ActualiteRoute },
  },
  {
    id: 'CategoryRoute',
    path: 'actualite/:slug',
    handle: { loading: 'Chargement de la catégorie...', query: ['page'] } satisfies RouteHandle,
    loader: ({ context, request, params }) => loadCategory(context.get(apiContext), request, params.slug),
    lazy: { Component: async () => (await import('./CategoryRoute.tsx')).CategoryRoute },
  },
  {
    path: 'categorie/:slug',
    handle: { query: ['page'] } satisfies RouteHandle,
    loader: ({ request, params }) => redirectToCategory(request, params.slug),
  },
  {
    id: 'JurisprudenceRoute',
    path: 'jurisprudence',
    handle: { loading: LOADING } satisfies RouteHandle,
    loader: ({ context }) => loadTopic(context.get(apiContext), caseLaw),
    lazy: { Component: async () => (await import('./JurisprudenceRoute.tsx')).JurisprudenceRoute },
  },
  {
    id: 'LegislationRoute',
    path: 'legislation',
    handle: { loading: LOADING } satisfies RouteHandle,
    loader: ({ context }) => loadTopic(context.get(apiContext), legislation),
    lazy: { Component: async () => (await import('./LegislationRoute.tsx')).LegislationRoute },
  },
];
