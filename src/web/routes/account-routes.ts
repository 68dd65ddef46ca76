import type { RouteObject } from 'react-router';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** The screens with a form: their code brings the form library and the contract's schemas, and is loaded with them. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'ContactRoute',
    path: 'contact',
    lazy: { Component: async () => (await import('./ContactRoute.tsx')).ContactRoute },
  },
  {
    id: 'ConnexionRoute',
    path: 'connexion',
    lazy: { Component: async () => (await import('./ConnexionRoute.tsx')).ConnexionRoute },
  },
  {
    id: 'ForgottenPasswordRoute',
    path: 'mot-de-passe-oublie',
    lazy: { Component: async () => (await import('./ForgottenPasswordRoute.tsx')).ForgottenPasswordRoute },
  },
  {
    id: 'ResetPasswordRoute',
    path: 'reinitialisation/:token',
    // The address is a secret: no cache keeps it, no other site hears of it.
    handle: { private: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ResetPasswordRoute.tsx')).ResetPasswordRoute },
  },
];
