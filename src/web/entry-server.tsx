import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { routes } from './all-routes.ts';
import { apiContext } from './api/context.ts';
import { createApiClient, type Reply, type Transport } from './api/http.ts';
import { createAssetFinder, type Manifest, startFile } from './document/assets.ts';
import { DocumentContext } from './document/DocumentContext.ts';
import { encodePage, markOf } from './document/encoded-parts.ts';
import { createHtmlCache } from './document/html-cache.ts';
import { serialisePageData } from './document/serialise-page-data.ts';
import { speculationRules } from './document/speculation-rules.ts';
import { partsOf, waitOf } from './navigation/route-handle.ts';
import {
  canonicalPath,
  isPrivatePage,
  matchedRoutes,
  pageLimit,
  queryParameters,
  routePattern,
} from './page-of-path.ts';
import { FAILURE, ROOT } from './routes.ts';
import { HtmlCacheContext, type PartKind } from './ui/with-cached-html.ts';

type PageRequest = { url: string; callApi: (method: string, path: string) => Promise<Reply> };

type RefusedRequest = PageRequest & { status: number };

type RenderedPage = { status: number; html: Uint8Array } | { status: number; location: string };

const SERVICE_UNAVAILABLE = 503;

/** The names of cached parts are numbers. */
const PAGE_DATA = 'data';

type Settings = {
  /** The kinds of parts that React does not render again. Asked at each render: benchmarks and tests do without some. */
  cachedParts?: () => readonly PartKind[] | undefined;
};

/** Called once by the server with the manifest of the browser's files, and with a way to read them. */
export const createPages = (
  manifest: Manifest,
  read: (file: string) => string,
  { cachedParts = () => undefined }: Settings = {},
) => {
  const inlineScripts = { start: read(startFile(manifest)), speculationRules };
  const htmlCache = createHtmlCache();
  const assetsOf = createAssetFinder(manifest);
  const handlerOf = createHandlerFinder(routes);

  const documentOf = (handler: StaticHandler, context: StaticHandlerContext): Uint8Array => {
    const routes = context.matches.map(({ route }) => route);
    const query = new URLSearchParams(context.location.search);
    const assets = assetsOf(
      routes.map(({ id }) => id),
      partsOf(routes, query).map(({ id }) => id),
      context.errors === null ? waitOf(routes, query) : undefined,
    );
    const hydration = { loaderData: context.loaderData, errors: context.errors };
    const parts = new Map([[PAGE_DATA, serialisePageData({ hydration, assets })]]);
    const html = renderToString(
      <DocumentContext value={{ assets, pageData: markOf(PAGE_DATA), inlineScripts }}>
        <HtmlCacheContext value={htmlCache(parts, cachedParts())}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </HtmlCacheContext>
      </DocumentContext>,
    );
    return encodePage(`<!doctype html>${html}`, parts);
  };

  const render = async ({ url, callApi }: PageRequest): Promise<RenderedPage> => {
    let failing = false;
    const call: Transport = async (method, path) => {
      const reply = await callApi(method, path);
      if (reply.status >= 500) failing = true;
      return reply;
    };
    const api = createApiClient(call, { inProcess: true });
    const requestContext = new RouterContextProvider(new Map([[apiContext, api]]));
    const { pathname, searchParams } = new URL(url);
    const handler = handlerOf(pathname);
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response)
      return { status: context.status, location: context.headers.get('location') ?? '/' };

    const routes = context.matches.map(({ route }) => route);
    await Promise.all(partsOf(routes, searchParams).map(({ load }) => load()));
    const html = documentOf(handler, { ...context, errors: plainErrors(context.errors) });
    // A page rendered without some of its data is readable, but must not be cached.
    const status = failing && context.statusCode === 200 ? SERVICE_UNAVAILABLE : context.statusCode;
    return { status, html };
  };

  /** The site's frame with the error page inside: the browser can hydrate it at any address. */
  const renderRefusal = async ({ url, callApi, status }: RefusedRequest): Promise<Uint8Array> => {
    const requestContext = new RouterContextProvider(
      new Map([[apiContext, createApiClient(callApi, { inProcess: true })]]),
    );
    const filterMatchesToLoad = ({ route }: { route: { id: string } }) => route.id === ROOT;
    const handler = handlerOf(new URL(url).pathname);
    const context = await handler.query(new Request(url), { requestContext, filterMatchesToLoad });
    if (context instanceof Response) throw new Error('The frame of a page is never elsewhere');
    const matches = context.matches.slice(
      0,
      1 + context.matches.findIndex(({ route }) => route.id === FAILURE),
    );
    return documentOf(handler, { ...context, matches, errors: { [FAILURE]: { refusedWith: status } } });
  };

  return {
    render,
    renderRefusal,
    inlineScripts: Object.values(inlineScripts),
    canonicalPath,
    routePattern,
    queryParameters,
    isPrivatePage,
    pageLimit,
  };
};

/** An Error cannot be serialised as JSON; the browser only needs to know that there was one. */
const plainErrors = (errors: Record<string, unknown> | null) =>
  errors && Object.fromEntries(Object.keys(errors).map((route) => [route, { message: 'error' }]));

/**
 * A handler of the routes of one page: at each request, the router tries to match its whole table and copies it. The ids
 * are those of the whole table, by which the browser finds the data.
 */
const createHandlerFinder = (table: RouteObject[]) => {
  const ids = new Map(idsOf(table, createStaticHandler(table).dataRoutes));
  const handlers = new Map<RouteObject | undefined, StaticHandler>();

  const create = (matched: readonly RouteObject[]): StaticHandler => {
    const branch = matched.reduceRight<RouteObject[]>((children, route) => {
      const { lazy } = route;
      const own = {
        ...route,
        id: ids.get(route),
        // Copied: the router empties it once it has loaded what it names.
        ...(typeof lazy === 'object' && { lazy: { ...lazy } }),
        children: children.length > 0 ? children : undefined,
      };
      return [own as RouteObject];
    }, []);
    return createStaticHandler(branch);
  };

  return (pathname: string): StaticHandler => {
    const matched = matchedRoutes(pathname);
    const page = matched.at(-1);
    const handler = handlers.get(page) ?? create(matched);
    handlers.set(page, handler);
    return handler;
  };
};

const idsOf = (table: readonly RouteObject[], named: readonly RouteObject[]): [RouteObject, string][] =>
  table.flatMap((route, place) => {
    const { id = '', children = [] } = named[place] ?? {};
    return [[route, id] as [RouteObject, string], ...idsOf(route.children ?? [], children)];
  });
