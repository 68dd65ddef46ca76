import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import { paths } from '#contract/paths.ts';
import { AppError, TooManyRequestsError } from '#server/errors.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/error-handler.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CachedResponses } from './cached-responses.ts';
import { freshUntil } from './freshness.ts';
import { pageAddress } from './page-address.ts';
import type { FreshPage } from './page-cache.ts';
import type { PageServer } from './page-server.ts';
import { createRefusalPages } from './refusal-pages.ts';
import type { BuiltPages, CallApi } from './render-page.ts';
import { sendPage, sendPrivatePage } from './send-page.ts';

type Deps = {
  pages: BuiltPages;
  server: PageServer;
  cachedResponses: CachedResponses;
  clock: Clock;
  publicUrl: () => string;
};

/** Every address that is neither the API's nor a file's is a page, existing or not. */
export const pageRoutes =
  ({ pages, server, cachedResponses, clock, publicUrl }: Deps): FastifyPluginAsync =>
  async (app) => {
    const renderAt = async (address: string, refusedWith?: number): Promise<FreshPage> => {
      const keys = new Set<string>();
      // Taken before the render: a page begun before midnight shows the day that ends.
      const begun = clock.now();
      const url = new URL(address, publicUrl()).href;
      const callApi = refusedWith ? refusingApi(refusedWith) : inProcessApi(app, keys);
      const page = await pages.render({ url, callApi });
      return { html: '', ...page, keys, freshUntil: freshUntil(keys, begun) };
    };

    const refusalPage = createRefusalPages({
      ...{ pages, clock, publicUrl },
      callApi: inProcessApi(app, new Set()),
    });

    const sendRefusal = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
      const tooMany = error instanceof TooManyRequestsError;
      reply.header('retry-after', tooMany ? error.retryAfterSeconds : RETRY_AFTER_SECONDS);
      const page = await refusalPage(tooMany ? TOO_MANY : UNAVAILABLE);
      return sendPage(request, reply, { page, state: 'miss' });
    };

    const send = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
      const path = pathOf(address);
      const canonical = pages.canonicalPath(path);
      if (path !== canonical) return reply.redirect(canonical + address.slice(path.length), 301);
      if (pages.isPrivatePage(path)) {
        const page = await server.render(request, async () =>
          renderAt(address, await refusalOf(request, pages.pageLimit(path))),
        );
        return sendPrivatePage(reply, page);
      }
      cachedResponses.learn(request.originalUrl, address);
      return sendPage(request, reply, await server.serve(request, address, () => renderAt(address)));
    };

    app.get('/*', async (request, reply) => {
      try {
        return await send(request, reply, pageAddress(request.url, pages.queryParameters));
      } catch (error) {
        if (error instanceof AppError) return sendRefusal(request, reply, error);
        throw error;
      }
    });
  };

const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** A page with the data of a rate-limited call shares its limit; the refusal is shown by the page itself. */
const refusalOf = async (
  request: FastifyRequest,
  limit: LimitClassName | undefined,
): Promise<number | undefined> => {
  try {
    if (limit) await limited(limit)(request);
    return undefined;
  } catch (error) {
    return error instanceof TooManyRequestsError ? TOO_MANY : UNAVAILABLE;
  }
};

const refusingApi =
  (status: number): CallApi =>
  async () => ({ status, body: {} });

/** Calls the same routes as the browser does; their surrogate keys are collected for the page. */
const inProcessApi =
  (app: FastifyInstance, keys: Set<string>): CallApi =>
  async (method, path) => {
    const answer = await app.inject({ method: method as 'GET', url: `${paths.api}${path}` });
    const shown = String(answer.headers['surrogate-key'] ?? '');
    for (const key of shown.split(' ')) if (key) keys.add(key);
    return { status: answer.statusCode, body: answer.json() };
  };
