import type { RouteObject } from 'react-router';
import { apiContext } from '#web/api/context.ts';
import { loadConfirmation } from '#web/features/payment-outcome/load-confirmation.ts';
import { loadTestPayment } from '#web/features/payment-test/load-test-payment.ts';
import { loadTracking } from '#web/features/tracking/load-tracking.ts';
import { findTypedCode, loadVerification } from '#web/features/verification/load-verification.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** The announcement once it is sent: its payment, its life, its proof. No cache may keep a status. */
export const paymentRoutes: RouteObject[] = [
  {
    id: 'ConfirmationRoute',
    path: 'annonces-legales/confirmation/:reference?',
    handle: {
      loading: 'Chargement de votre confirmation...',
      private: true,
      limit: 'reference',
    } satisfies RouteHandle,
    loader: ({ context, request, params }) =>
      loadConfirmation(context.get(apiContext), request, params.reference),
    lazy: { Component: async () => (await import('./ConfirmationRoute.tsx')).ConfirmationRoute },
  },
  {
    id: 'CancellationRoute',
    path: 'annonces-legales/cancellation',
    handle: { private: true, query: ['reference'] } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./CancellationRoute.tsx')).CancellationRoute },
  },
  {
    id: 'LostLinkRoute',
    path: 'annonces-legales/suivi',
    handle: { private: true, query: ['reference'] } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./LostLinkRoute.tsx')).LostLinkRoute },
  },
  {
    id: 'TrackingRoute',
    path: 'annonces-legales/suivi/:token',
    // The address is a secret: no cache keeps it, no other site hears of it.
    handle: { loading: 'Chargement de votre annonce...', private: true } satisfies RouteHandle,
    loader: ({ context, request, params }) => loadTracking(context.get(apiContext), request, params.token),
    lazy: { Component: async () => (await import('./TrackingRoute.tsx')).TrackingRoute },
  },
  {
    id: 'ModificationRoute',
    path: 'annonces-legales/suivi/:token/modification',
    handle: { loading: 'Chargement de votre annonce...', private: true } satisfies RouteHandle,
    loader: ({ context, request, params }) => loadTracking(context.get(apiContext), request, params.token),
    lazy: { Component: async () => (await import('./ModificationRoute.tsx')).ModificationRoute },
  },
  {
    id: 'TestPaymentRoute',
    path: 'paiement-test/:session',
    handle: { loading: 'Chargement du paiement...', private: true } satisfies RouteHandle,
    loader: ({ context, request, params }) =>
      loadTestPayment(context.get(apiContext), request, params.session),
    lazy: { Component: async () => (await import('./TestPaymentRoute.tsx')).TestPaymentRoute },
  },
  {
    id: 'VerificationFormRoute',
    path: 'verification',
    handle: { private: true, query: ['code'] } satisfies RouteHandle,
    loader: ({ request }) => findTypedCode(request),
    lazy: { Component: async () => (await import('./VerificationFormRoute.tsx')).VerificationFormRoute },
  },
  {
    id: 'VerificationRoute',
    path: 'verification/:code',
    handle: { loading: 'Vérification en cours...', private: true } satisfies RouteHandle,
    loader: ({ context, request, params }) => loadVerification(context.get(apiContext), request, params.code),
    lazy: { Component: async () => (await import('./VerificationRoute.tsx')).VerificationRoute },
  },
];
