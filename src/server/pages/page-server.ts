import type { FastifyRequest } from 'fastify';
import { limited } from '#server/http/rate-limit.ts';
import type { FreshPage, PageCache, Served } from './page-cache.ts';
import { createRenderQueue } from './render-queue.ts';

/** A render takes about 10 ms: whoever waits is served within half a second. */
const RENDERS = { concurrent: 4, waiting: 40 };

export type PageServer = ReturnType<typeof createPageServer>;

const limitPage = limited('page');
const limitSearchPage = limited('page-search');

/**
 * A page from memory, or from a render. What is in memory is given at once, to everybody. A render is counted by
 * address, since anyone can invent addresses without end, and waits for its turn; when too many wait, the last good
 * page is given, or none.
 */
export const createPageServer = (cache: PageCache, bounds = RENDERS) => {
  const renders = createRenderQueue(bounds);
  const count = (request: FastifyRequest, address: string): Promise<void> =>
    address.includes('?') ? limitSearchPage(request) : limitPage(request);

  return {
    async serve(request: FastifyRequest, address: string, render: () => Promise<FreshPage>): Promise<Served> {
      // Nothing is asked of the database for what is refused anyway.
      if (!cache.has(address) && !renders.isFull()) await count(request, address);
      return cache.serve(address, () => renders.run(render));
    },

    /** A page that no cache keeps. */
    async render<Page>(request: FastifyRequest, render: () => Promise<Page>): Promise<Page> {
      if (!renders.isFull()) await limitPage(request);
      return renders.run(render);
    },
  };
};
