import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitClassName } from '#contract/limit-class-name.ts';
import { AppError, TooManyRequestsError } from '#server/errors.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/error-handler.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CachedResponses } from './cached-responses.ts';
import type { PageData } from './data-cache.ts';
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
  /** Reads public data in this process, given the path of an API call. */
  read: (path: string) => Promise<PageData>;
};

/** Every address that is neither the API's nor a file's is a page, existing or not. */
export const pageRoutes =
  ({ pages, server, cachedResponses, clock, publicUrl, read }: Deps): FastifyPluginAsync =>
  async (app) => {
    const renderAt = async (address: string, refusedWith?: number): Promise<FreshPage> => {
      const keys = new Set<string>();
      // Taken before the render: a page begun before midnight shows the day that ends.
      let expires = freshUntil(keys, clock.now());
      const readAndNote = async (path: string) => {
        const data = await read(path);
        for (const key of data.keys) keys.add(key);
        expires = Math.min(expires, data.freshUntil);
        return data;
      };
      const url = new URL(address, publicUrl()).href;
      const callApi = refusedWith ? refusingApi(refusedWith) : readingApi(readAndNote);
      const page = await pages.render({ url, callApi });
      return { html: '', ...page, keys, freshUntil: expires };
    };

    const refusalPage = createRefusalPages({
      ...{ pages, clock, publicUrl },
      callApi: readingApi(read),
    });

    const sendRefusal = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
      const tooMany = error instanceof TooManyRequestsError;
      reply.header('retry-after', tooMany ? error.retryAfterSeconds : RETRY_AFTER_SECONDS);
      const page = await refusalPage(tooMany ? TOO_MANY : UNAVAILABLE);
      return sendPage(request, reply, { page, state: 'miss' });
    };

    const send = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
      const path = pathOf(address);
      request.pageRoute = pages.routePattern(path);
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

/** A page reads while it is rendered; what it writes, it writes from the browser. */
const readingApi =
  (read: Deps['read']): CallApi =>
  (method, path) => {
    if (method !== 'GET') throw new Error(`A page that is rendered only reads: ${method} ${path}`);
    return read(path);
  };
