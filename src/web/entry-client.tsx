import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import '#web/styles/categories.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiContext } from './api/ApiContext.ts';
import { apiContext } from './api/context.ts';
import { fetchTransport } from './api/fetch-transport.ts';
import { createApiClient } from './api/http.ts';
import { DocumentContext } from './document/DocumentContext.ts';
import { PAGE_DATA_ID, parsePageData } from './document/page-data.ts';
import { RoutesContext } from './navigation/RoutesContext.ts';
import { routes } from './routes.ts';

const start = async () => {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { hydration, assets } = parsePageData(pageData);
  await loadPageOf(window.location);

  const api = createApiClient(fetchTransport);
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext value={{ assets, pageData }}>
          <ApiContext value={api}>
            <RoutesContext value={routes}>
              <RouterProvider router={router} />
            </RoutesContext>
          </ApiContext>
        </DocumentContext>
      </StrictMode>,
    );
  });
};

/** The page on the screen must be whole before React takes it over, or it would be replaced by a blank one. */
const loadPageOf = async (location: Location) => {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    const Component = await route.lazy.Component();
    Object.assign(route, { Component, lazy: undefined });
  }
};

void start();
