import { adminPaths, paths } from '#contract/paths.ts';
import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/categories.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiContext } from './api/ApiContext.ts';
import { apiContext } from './api/context.ts';
import { fetchTransport } from './api/fetch-transport.ts';
import { type ApiClient, createApiClient } from './api/http.ts';
import { keepAnswers } from './api/kept-answers.ts';
import { DocumentContext } from './document/DocumentContext.ts';
import { PAGE_DATA_ID, parsePageData } from './document/page-data.ts';
import { installTrustedTypes } from './document/trusted-types.ts';
import { fadeBetweenPages } from './navigation/fade-between-pages.ts';
import { prefetchLinks } from './navigation/prefetch-links.ts';
import { RoutesContext } from './navigation/RoutesContext.ts';
import { partsOf } from './navigation/route-handle.ts';
import { routesWith } from './routes.ts';
import { openSession } from './session/open-session.ts';
import { SessionContext } from './session/SessionContext.ts';

// zod, loaded with the forms, would test whether it may compile code: our CSP refuses that and reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

installTrustedTypes();

const start = async () => {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { hydration, assets } = parsePageData(pageData);
  const routes = routesWith(isAdmin(window.location.pathname) ? await loadAdminRoutes() : []);
  await loadPageOf(routes, window.location);

  const browser = openSession(fetchTransport, () => void router.navigate(paths.login));
  const { transport, ahead } = keepAnswers(browser.transport);
  const api = createApiClient(transport);
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    // Called for each path that only a catch-all route matches: loads the back-office routes on the first visit.
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isAdmin(path)) patch('RootRoute', await loadAdminRoutes());
    },
    getContext: () => contextWith(api),
  });
  const shownRouter = fadeBetweenPages(router);
  prefetchLinks({
    routes,
    isLoaded: (id) => id in router.state.loaderData,
    getContext: () => contextWith(createApiClient(ahead)),
  });
  browser.session.start();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext value={{ assets, pageData }}>
          <ApiContext value={api}>
            <SessionContext value={browser}>
              <RoutesContext value={routes}>
                <RouterProvider router={shownRouter} />
              </RoutesContext>
            </SessionContext>
          </ApiContext>
        </DocumentContext>
      </StrictMode>,
    );
  });
};

const contextWith = (api: ApiClient) => new RouterContextProvider(new Map([[apiContext, api]]));

const isAdmin = (path: string) => matchPath(`${adminPaths.dashboard}/*`, path) !== null;

const loadAdminRoutes = async () => (await import('./routes/admin-routes.ts')).adminRoutes;

/** The page's components must be loaded before hydration, or React would replace the page by a blank one. */
const loadPageOf = async (routes: RouteObject[], location: Location) => {
  const matches = matchRoutes(routes, location) ?? [];
  const parts = partsOf(
    matches.map(({ route }) => route),
    new URLSearchParams(location.search),
  );
  await Promise.all(parts.map(({ load }) => load()));
  for (const { route } of matches) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    const Component = await route.lazy.Component();
    Object.assign(route, { Component, lazy: undefined });
  }
};

void start();
