import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/ports/clock.ts';
import { freshUntil } from './freshness.ts';
import { chooseEncoding } from './packed-page.ts';
import { pageAddress } from './page-address.ts';
import type { FreshPage, PageCache, Served } from './page-cache.ts';
import type { BuiltPages, CallApi } from './render-page.ts';

type Deps = { pages: BuiltPages; cache: PageCache; clock: Clock; publicUrl: () => string };

/** The browser asks each time (and mostly hears 304); a shared cache in front may serve on its own for a minute. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Carries a redirect out of the render: it is answered as it is, never kept. */
class Redirect extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

/** Every address that is not the API's or a file's is a page, found or not. */
export const pageRoutes =
  ({ pages, cache, clock, publicUrl }: Deps): FastifyPluginAsync =>
  async (app) => {
    const renderAt = async (address: string): Promise<FreshPage> => {
      const keys = new Set<string>();
      const url = new URL(address, publicUrl()).href;
      const page = await pages.render({ url, callApi: inProcessApi(app, keys) });
      if (page.kind === 'redirect') throw new Redirect(page.status, page.location);
      return { status: page.status, html: page.html, keys, freshUntil: freshUntil(keys, clock.now()) };
    };

    app.get('/*', async (request, reply) => {
      const address = pageAddress(request.url, pages.queryParameters);
      try {
        return sendPage(request, reply, await cache.serve(address, () => renderAt(address)));
      } catch (error) {
        if (!(error instanceof Redirect)) throw error;
        return reply.code(error.status).header('location', error.location).send();
      }
    });
  };

const sendPage = (request: FastifyRequest, reply: FastifyReply, { page, state }: Served) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('cache-control', page.status === 200 ? CACHEABLE : 'no-store')
    .header('x-cache', state);
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
};

/** The same routes that answer the browser; what they showed is remembered with the page. */
const inProcessApi =
  (app: FastifyInstance, keys: Set<string>): CallApi =>
  async (method, path) => {
    const answer = await app.inject({ method: method as 'GET', url: `/api${path}` });
    const shown = String(answer.headers['surrogate-key'] ?? '');
    for (const key of shown.split(' ')) if (key) keys.add(key);
    return { status: answer.statusCode, body: answer.json() };
  };
