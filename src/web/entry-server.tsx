import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { routes } from './all-routes.ts';
import { apiContext } from './api/context.ts';
import { createApiClient, type Reply, type Transport } from './api/http.ts';
import { createAssetFinder, type Manifest } from './document/assets.ts';
import { DocumentContext } from './document/DocumentContext.ts';
import { serialisePageData } from './document/page-data.ts';
import { isPrivatePage } from './navigation/is-private-page.ts';
import { pageLimit } from './navigation/page-limit.ts';
import { queryParameters } from './navigation/query-parameters.ts';

type PageRequest = { url: string; callApi: (method: string, path: string) => Promise<Reply> };

type RenderedPage = { status: number; html: string } | { status: number; location: string };

const SERVICE_UNAVAILABLE = 503;

/** Called once by the server with the manifest of the browser's files. */
export const createPages = (manifest: Manifest) => {
  const assetsOf = createAssetFinder(manifest);
  const handler = createStaticHandler(routes);

  const render = async ({ url, callApi }: PageRequest): Promise<RenderedPage> => {
    let failing = false;
    const call: Transport = async (method, path) => {
      const reply = await callApi(method, path);
      if (reply.status >= 500) failing = true;
      return reply;
    };
    // In the same process, what failed a moment ago fails again.
    const api = createApiClient(call, { retry: false });
    const requestContext = new RouterContextProvider(new Map([[apiContext, api]]));
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response)
      return { status: context.status, location: context.headers.get('location') ?? '/' };

    const assets = assetsOf(context.matches.map(({ route }) => route.id));
    const hydration = { loaderData: context.loaderData, errors: plainErrors(context.errors) };
    const pageData = serialisePageData({ hydration, assets });
    const html = renderToString(
      <DocumentContext value={{ assets, pageData }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </DocumentContext>,
    );
    // A page whose data was missing reads well, but no cache may take it for the real one.
    const status = failing && context.statusCode === 200 ? SERVICE_UNAVAILABLE : context.statusCode;
    return { status, html: `<!doctype html>${html}` };
  };

  return { render, queryParameters, isPrivatePage, pageLimit };
};

/** An Error does not survive JSON; the browser needs to know only that there was one. */
const plainErrors = (errors: Record<string, unknown> | null) =>
  errors && Object.fromEntries(Object.keys(errors).map((route) => [route, { message: 'error' }]));
