import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '#server/errors.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { LimitClassName } from '#server/limits/limit-classes.ts';
import type { Clock } from '#server/ports/clock.ts';
import { freshUntil } from './freshness.ts';
import type { MemoryDoor } from './memory-door.ts';
import { pageAddress } from './page-address.ts';
import type { FreshPage, PageCache } from './page-cache.ts';
import type { BuiltPages, CallApi } from './render-page.ts';
import { sendPage, sendPrivatePage } from './send-page.ts';

type Deps = {
  pages: BuiltPages;
  cache: PageCache;
  door: MemoryDoor;
  clock: Clock;
  publicUrl: () => string;
  /** When something that is published for later becomes public: no page is believed beyond that moment. */
  nextDue: (now: Date) => Promise<Date | undefined>;
};

/** Every address that is not the API's or a file's is a page, found or not. */
export const pageRoutes =
  ({ pages, cache, door, clock, publicUrl, nextDue }: Deps): FastifyPluginAsync =>
  async (app) => {
    const renderAt = async (address: string, refusedWith?: number): Promise<FreshPage> => {
      const keys = new Set<string>();
      // Taken before the render: a page begun before midnight shows the day that ends.
      const begun = clock.now();
      const url = new URL(address, publicUrl()).href;
      const callApi = refusedWith ? refusingApi(refusedWith) : inProcessApi(app, keys);
      const page = await pages.render({ url, callApi });
      // A page of the database that does not answer is an error page: it is not kept, nor its date asked for.
      const due = page.status === 200 ? await nextDue(begun) : undefined;
      return {
        html: '',
        ...page,
        keys,
        freshUntil: Math.min(freshUntil(keys, begun), due?.getTime() ?? Infinity),
      };
    };

    app.get('/*', async (request, reply) => {
      const address = pageAddress(request.url, pages.queryParameters);
      const path = pathOf(address);
      if (pages.isPrivatePage(path)) {
        const refusedWith = await refusalOf(request, pages.pageLimit(path));
        return sendPrivatePage(reply, await renderAt(address, refusedWith));
      }
      door.learn(request.originalUrl, address);
      return sendPage(request, reply, await cache.serve(address, () => renderAt(address)));
    });
  };

const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** What a call may not tell too often, its page may not either; the page itself says so, in its own words. */
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

/** The same routes that answer the browser; what they showed is remembered with the page. */
const inProcessApi =
  (app: FastifyInstance, keys: Set<string>): CallApi =>
  async (method, path) => {
    const answer = await app.inject({ method: method as 'GET', url: `/api${path}` });
    const shown = String(answer.headers['surrogate-key'] ?? '');
    for (const key of shown.split(' ')) if (key) keys.add(key);
    return { status: answer.statusCode, body: answer.json() };
  };
