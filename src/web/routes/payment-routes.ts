import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { paths, verificationPath } from '#contract/paths.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { lazyLoader } from './lazy-loader.ts';

/** Redirects from a typed code to its page, also without scripts; spaces and hyphens are ignored. */
const goToTypedCode = ({ request }: LoaderFunctionArgs) => {
  const typed = new URL(request.url).searchParams.get('code') ?? '';
  const code = typed.replace(/[\s-]/g, '').toUpperCase().slice(0, 60);
  return code === '' ? null : redirect(verificationPath(code));
};

/** Pages about a submitted announcement: payment, tracking, verification. Private: a status must not be cached. */
export const paymentRoutes: RouteObject[] = [
  {
    id: 'routes/ConfirmationRoute',
    path: paths.confirmation,
    handle: {
      loading: 'Chargement de votre confirmation...',
      private: true,
      limit: 'reference',
    } satisfies RouteHandle,
    loader: lazyLoader('confirmation', 'reference'),
    lazy: { Component: async () => (await import('./ConfirmationRoute.tsx')).ConfirmationRoute },
  },
  {
    id: 'routes/CancellationRoute',
    path: paths.cancellation,
    handle: {
      loading: 'Chargement de votre paiement...',
      private: true,
      query: ['reference'],
      limit: 'reference',
      // It tells the server that this payment was cancelled.
      reading: (query) => !query.has('reference'),
    } satisfies RouteHandle,
    loader: lazyLoader('cancellation'),
    lazy: { Component: async () => (await import('./CancellationRoute.tsx')).CancellationRoute },
  },
  {
    id: 'routes/LostLinkRoute',
    path: paths.lostLink,
    handle: { private: true, query: ['reference'], reading: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./LostLinkRoute.tsx')).LostLinkRoute },
  },
  {
    id: 'routes/TrackingRoute',
    path: paths.tracking,
    // The address contains a secret: never cached, never sent as a referrer.
    handle: {
      loading: 'Chargement de votre annonce...',
      private: true,
      limit: 'tracking',
    } satisfies RouteHandle,
    loader: lazyLoader('tracking', 'token'),
    lazy: { Component: async () => (await import('./TrackingRoute.tsx')).TrackingRoute },
  },
  {
    id: 'routes/ModificationRoute',
    path: paths.modification,
    handle: {
      loading: 'Chargement de votre annonce...',
      private: true,
      limit: 'tracking',
    } satisfies RouteHandle,
    loader: lazyLoader('tracking', 'token'),
    lazy: { Component: async () => (await import('./ModificationRoute.tsx')).ModificationRoute },
  },
  {
    id: 'routes/QuoteRoute',
    path: paths.quote,
    handle: {
      loading: 'Chargement de votre devis...',
      private: true,
      limit: 'tracking',
    } satisfies RouteHandle,
    loader: lazyLoader('quote', 'token'),
    lazy: { Component: async () => (await import('./QuoteRoute.tsx')).QuoteRoute },
  },
  {
    id: 'routes/TestPaymentRoute',
    path: paths.testPayment,
    handle: { loading: 'Chargement du paiement...', private: true } satisfies RouteHandle,
    loader: lazyLoader('testPayment', 'session'),
    lazy: { Component: async () => (await import('./TestPaymentRoute.tsx')).TestPaymentRoute },
  },
  {
    id: 'routes/VerificationFormRoute',
    path: paths.verificationForm,
    handle: { private: true, query: ['code'], reading: true } satisfies RouteHandle,
    loader: goToTypedCode,
    lazy: { Component: async () => (await import('./VerificationFormRoute.tsx')).VerificationFormRoute },
  },
  {
    id: 'routes/VerificationRoute',
    path: paths.verification,
    handle: {
      loading: 'Vérification en cours...',
      private: true,
      limit: 'verification',
    } satisfies RouteHandle,
    loader: lazyLoader('verification', 'code'),
    lazy: { Component: async () => (await import('./VerificationRoute.tsx')).VerificationRoute },
  },
];
