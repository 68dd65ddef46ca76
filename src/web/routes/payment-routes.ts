import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { apiContext } from '#web/api/context.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** Few readers come here: the loaders too are fetched with their page, and weigh on no other. */
const confirmation = async ({ context, request, params }: LoaderFunctionArgs) => {
  const { loadConfirmation } = await import('#web/features/payment-outcome/load-confirmation.ts');
  return loadConfirmation(context.get(apiContext), request, params.reference);
};

const tracking = async ({ context, request, params }: LoaderFunctionArgs) => {
  const { loadTracking } = await import('#web/features/tracking/load-tracking.ts');
  return loadTracking(context.get(apiContext), request, params.token);
};

const testPayment = async ({ context, request, params }: LoaderFunctionArgs) => {
  const { loadTestPayment } = await import('#web/features/payment-test/load-test-payment.ts');
  return loadTestPayment(context.get(apiContext), request, params.session);
};

const typedCode = async ({ request }: LoaderFunctionArgs) => {
  const { findTypedCode } = await import('#web/features/verification/load-verification.ts');
  return findTypedCode(request);
};

const verification = async ({ context, request, params }: LoaderFunctionArgs) => {
  const { loadVerification } = await import('#web/features/verification/load-verification.ts');
  return loadVerification(context.get(apiContext), request, params.code);
};

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
    loader: confirmation,
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
    loader: tracking,
    lazy: { Component: async () => (await import('./TrackingRoute.tsx')).TrackingRoute },
  },
  {
    id: 'ModificationRoute',
    path: 'annonces-legales/suivi/:token/modification',
    handle: { loading: 'Chargement de votre annonce...', private: true } satisfies RouteHandle,
    loader: tracking,
    lazy: { Component: async () => (await import('./ModificationRoute.tsx')).ModificationRoute },
  },
  {
    id: 'TestPaymentRoute',
    path: 'paiement-test/:session',
    handle: { loading: 'Chargement du paiement...', private: true } satisfies RouteHandle,
    loader: testPayment,
    lazy: { Component: async () => (await import('./TestPaymentRoute.tsx')).TestPaymentRoute },
  },
  {
    id: 'VerificationFormRoute',
    path: 'verification',
    handle: { private: true, query: ['code'] } satisfies RouteHandle,
    loader: typedCode,
    lazy: { Component: async () => (await import('./VerificationFormRoute.tsx')).VerificationFormRoute },
  },
  {
    id: 'VerificationRoute',
    path: 'verification/:code',
    handle: {
      loading: 'Vérification en cours...',
      private: true,
      limit: 'verification',
    } satisfies RouteHandle,
    loader: verification,
    lazy: { Component: async () => (await import('./VerificationRoute.tsx')).VerificationRoute },
  },
];
