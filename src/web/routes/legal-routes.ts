import { type RouteObject, redirect } from 'react-router';
import { apiContext } from '#web/api/context.ts';
import { fetchEditor } from '#web/api/editor.ts';

/** The French names by which people look for them. */
const aliases = {
  cgu: '/terms',
  cgv: '/terms',
  'conditions-generales': '/terms',
  confidentialite: '/privacy',
  'donnees-personnelles': '/privacy',
  'mentions-legales': '/disclaimer',
} as const;

const PERMANENT = 301;

const withEditor: RouteObject['loader'] = ({ context }) => fetchEditor(context.get(apiContext));

export const legalRoutes: RouteObject[] = [
  {
    id: 'TermsRoute',
    path: 'terms',
    loader: withEditor,
    lazy: { Component: async () => (await import('./TermsRoute.tsx')).TermsRoute },
  },
  {
    id: 'PrivacyRoute',
    path: 'privacy',
    loader: withEditor,
    lazy: { Component: async () => (await import('./PrivacyRoute.tsx')).PrivacyRoute },
  },
  {
    id: 'DisclaimerRoute',
    path: 'disclaimer',
    loader: withEditor,
    lazy: { Component: async () => (await import('./DisclaimerRoute.tsx')).DisclaimerRoute },
  },
  {
    id: 'CookiesRoute',
    path: 'cookies',
    lazy: { Component: async () => (await import('./CookiesRoute.tsx')).CookiesRoute },
  },
  ...Object.entries(aliases).map(([path, page]) => ({ path, loader: () => redirect(page, PERMANENT) })),
];
