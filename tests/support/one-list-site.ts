import { createServer } from 'node:http';
import Fastify from 'fastify';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createCachedResponses, type SampledAnswer } from '#server/pages/cached-responses.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createPageServer } from '#server/pages/page-server.ts';
import type { BuiltPages } from '#server/pages/render-page.ts';
import { pageRoutes } from '#server/pages/routes.ts';

const NOW = new Date('2026-11-15T09:00:00.000Z');

type CacheSettings = Parameters<typeof createPageCache>[0];

/** A site of one list whose title changes, with the real routes and cache; only React is replaced. */
export const aSite = async ({ keyHeader }: Pick<CacheSettings, 'keyHeader'> = {}) => {
  const site = {
    title: 'avant',
    down: false,
    moved: false,
    renders: 0,
    refusals: 0,
    /** Awaited by each render, if given. */
    held: undefined as Promise<void> | undefined,
    /** The rate limit of an address; throws to refuse. */
    count: async (_limit: LimitClassName): Promise<void> => {},
    now: NOW,
  };
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => site.now.getTime(), keyHeader });
  const metrics = createMetrics();
  const sampled: SampledAnswer[] = [];
  const pages: BuiltPages = {
    inlineScripts: [],
    queryParameters: (pathname) => (pathname.toLowerCase() === '/search' ? ['q'] : []),
    canonicalPath: (pathname) => (pathname.toLowerCase() === '/search' ? '/search' : pathname),
    routePattern: (pathname) => (pathname === '/' ? '/' : '/:page'),
    renderRefusal: async ({ status }) => {
      site.refusals++;
      return `refusé ${status}`;
    },
    isPrivatePage: (pathname) => ['/admin', '/counted'].includes(pathname),
    pageLimit: (pathname) => (pathname === '/counted' ? 'reference' : undefined),
    async render({ url, callApi }) {
      site.renders++;
      await site.held;
      const { pathname, search } = new URL(url);
      if (pathname === '/old' || site.moved) return { status: 301, location: '/new' };
      const { status, body } = await callApi('GET', '/articles');
      if (status >= 500) return { status: 503, html: 'vide' };
      return {
        status: pathname === '/nowhere' ? 404 : 200,
        html: `${search} ${JSON.stringify(body)}`,
      };
    },
  };
  const cachedResponses = createCachedResponses({
    cache,
    headers: { 'x-frame-options': 'DENY' },
    queryParameters: pages.queryParameters,
    metrics,
    onSample: (answer) => void sampled.push(answer),
    now: () => site.now.getTime(),
  });
  const app = Fastify({
    serverFactory: (route) =>
      createServer((request, response) => {
        if (!cachedResponses.answer(request, response)) route(request, response);
      }),
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  app.decorateRequest('pageRoute', undefined);
  app.decorate('addressLimits', (limit: LimitClassName) => site.count(limit));
  await app.register(
    pageRoutes({
      pages,
      server: createPageServer(cache, { bounds: { concurrent: 2, waiting: 3 }, metrics }),
      cachedResponses,
      clock: { now: () => site.now },
      publicUrl: () => 'http://localhost:3000',
      read: async () => {
        const answer = site.down
          ? { status: 503, body: {}, keys: [] }
          : { status: 200, body: { title: site.title }, keys: ['articles', 'article:1'] };
        return { ...answer, freshUntil: Number.POSITIVE_INFINITY };
      },
    }),
  );
  return { app, cache, metrics, sampled, site };
};
