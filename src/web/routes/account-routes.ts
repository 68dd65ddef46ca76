import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** The screens with a form: their code brings the form library and the contract's schemas, and is loaded with them. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'routes/ContactRoute',
    path: paths.contact,
    lazy: { Component: async () => (await import('./ContactRoute.tsx')).ContactRoute },
  },
  {
    id: 'routes/ConnexionRoute',
    path: paths.login,
    lazy: { Component: async () => (await import('./ConnexionRoute.tsx')).ConnexionRoute },
  },
  {
    id: 'routes/ForgottenPasswordRoute',
    path: paths.forgottenPassword,
    lazy: { Component: async () => (await import('./ForgottenPasswordRoute.tsx')).ForgottenPasswordRoute },
  },
  {
    id: 'routes/ResetPasswordRoute',
    path: paths.resetPassword,
    // The address is a secret: no cache keeps it, no other site hears of it.
    handle: { private: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ResetPasswordRoute.tsx')).ResetPasswordRoute },
  },
];
