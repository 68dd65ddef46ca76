import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
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
    const renderAt = async (address: string): Promise<FreshPage> => {
      const keys = new Set<string>();
      // Taken before the render: a page begun before midnight shows the day that ends.
      const begun = clock.now();
      const url = new URL(address, publicUrl()).href;
      const page = await pages.render({ url, callApi: inProcessApi(app, keys) });
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
      if (pages.isPrivatePage(pathOf(address))) return sendPrivatePage(reply, await renderAt(address));
      door.learn(request.originalUrl, address);
      return sendPage(request, reply, await cache.serve(address, () => renderAt(address)));
    });
  };

const pathOf = (address: string): string => address.replace(/\?.*$/, '');

/** The same routes that answer the browser; what they showed is remembered with the page. */
const inProcessApi =
  (app: FastifyInstance, keys: Set<string>): CallApi =>
  async (method, path) => {
    const answer = await app.inject({ method: method as 'GET', url: `/api${path}` });
    const shown = String(answer.headers['surrogate-key'] ?? '');
    for (const key of shown.split(' ')) if (key) keys.add(key);
    return { status: answer.statusCode, body: answer.json() };
  };
