import { type RouteObject, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { apiContext } from '#web/api/context.ts';
import { fetchEditor } from '#web/api/editor.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** French addresses that visitors may type, redirected to the pages. */
const aliases = {
  cgu: paths.terms,
  cgv: paths.terms,
  'conditions-generales': paths.terms,
  confidentialite: paths.privacy,
  'donnees-personnelles': paths.privacy,
  'mentions-legales': paths.disclaimer,
} as const;

const PERMANENT = 301;

const READING = { reading: true } satisfies RouteHandle;

const withEditor: RouteObject['loader'] = ({ context }) => fetchEditor(context.get(apiContext));

export const legalRoutes: RouteObject[] = [
  {
    id: 'routes/TermsRoute',
    path: paths.terms,
    handle: READING,
    loader: withEditor,
    lazy: { Component: async () => (await import('./TermsRoute.tsx')).TermsRoute },
  },
  {
    id: 'routes/PrivacyRoute',
    path: paths.privacy,
    handle: READING,
    loader: withEditor,
    lazy: { Component: async () => (await import('./PrivacyRoute.tsx')).PrivacyRoute },
  },
  {
    id: 'routes/DisclaimerRoute',
    path: paths.disclaimer,
    handle: READING,
    loader: withEditor,
    lazy: { Component: async () => (await import('./DisclaimerRoute.tsx')).DisclaimerRoute },
  },
  {
    id: 'routes/CookiesRoute',
    path: paths.cookies,
    handle: READING,
    lazy: { Component: async () => (await import('./CookiesRoute.tsx')).CookiesRoute },
  },
  {
    id: 'PricesRoute',
    path: paths.prices,
    handle: READING,
    lazy: { Component: async () => (await import('./PricesRoute.tsx')).PricesRoute },
  },
  {
    id: 'AccessibilityRoute',
    path: paths.accessibility,
    handle: READING,
    lazy: { Component: async () => (await import('./AccessibilityRoute.tsx')).AccessibilityRoute },
  },
  ...Object.entries(aliases).map(([path, page]) => ({ path, loader: () => redirect(page, PERMANENT) })),
];
