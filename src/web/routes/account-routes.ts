import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

/** What is typed, left or sent before its scripts is repeated once they listen (entry-start.ts). */
const FORM = { reading: true } satisfies RouteHandle;

/** Screens with a form: they load the form library and the contract's schemas with their own code. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'routes/ContactRoute',
    path: paths.contact,
    handle: FORM,
    lazy: { Component: async () => (await import('./ContactRoute.tsx')).ContactRoute },
  },
  {
    id: 'routes/ConnexionRoute',
    path: paths.login,
    handle: FORM,
    lazy: { Component: async () => (await import('./ConnexionRoute.tsx')).ConnexionRoute },
  },
  {
    id: 'routes/ForgottenPasswordRoute',
    path: paths.forgottenPassword,
    handle: FORM,
    lazy: { Component: async () => (await import('./ForgottenPasswordRoute.tsx')).ForgottenPasswordRoute },
  },
  {
    id: 'routes/ResetPasswordRoute',
    path: paths.resetPassword,
    // The address contains a secret: never cached, never sent as a referrer.
    handle: { private: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ResetPasswordRoute.tsx')).ResetPasswordRoute },
  },
  {
    id: 'routes/InvitationRoute',
    path: paths.invitation,
    handle: { private: true } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ResetPasswordRoute.tsx')).InvitationRoute },
  },
];
