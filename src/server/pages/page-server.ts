import type { FastifyRequest } from 'fastify';
import { limited } from '#server/http/rate-limit.ts';
import { routeName } from '#server/http/route-name.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { valuesOf } from '#server/metrics/registry.ts';
import { packPage } from './packed-page.ts';
import type { FreshPage, PageCache, Served } from './page-cache.ts';
import { createRenderQueue, type RenderBounds } from './render-queue.ts';

/** A render takes about 10 ms, and as long a rest: a waiting request is served within a second or so. */
const RENDERS = { concurrent: 4, waiting: 30 };

type Options = {
  bounds?: Partial<RenderBounds>;
  /** False, for benchmarks, renders each page for each request. */
  cached?: boolean;
  metrics?: Metrics;
  /** Records work that takes time, where traces are. */
  trace?: (<Result>(name: string, work: () => Promise<Result>) => Promise<Result>) | undefined;
};

export type PageServer = ReturnType<typeof createPageServer>;

const limitPage = limited('page');
const limitSearchPage = limited('page-search');

/**
 * A page from the cache, or from a render. A cached page is served at once and without a limit. A render is rate
 * limited by IP address, since anyone can invent page addresses, and waits in a queue; when the queue is full, the
 * last good page is served, or none.
 */
export const createPageServer = (
  cache: PageCache,
  { bounds, cached = true, metrics = createMetrics(), trace }: Options = {},
) => {
  const renders = createRenderQueue({ ...RENDERS, ...bounds });
  metrics.measure(() => {
    const { running, waiting } = renders.size();
    return [
      valuesOf({ name: 'parution_page_renders', help: 'Renders that run or wait for their turn.' }, [
        [{ state: 'running' }, running],
        [{ state: 'waiting' }, waiting],
      ]),
      valuesOf({ name: 'parution_page_cache_bytes', help: 'Size of the cached pages.' }, [[{}, cache.size]]),
    ];
  });
  const run = <Page>(render: () => Promise<Page>): Promise<Page> =>
    renders.run(async () => {
      const begun = performance.now();
      try {
        return await (trace ? trace('render page', render) : render());
      } finally {
        metrics.render.observe((performance.now() - begun) / 1_000);
      }
    });
  const count = (request: FastifyRequest, address: string): Promise<void> =>
    address.includes('?') ? limitSearchPage(request) : limitPage(request);

  return {
    noteOther: renders.noteOther,

    async serve(request: FastifyRequest, address: string, render: () => Promise<FreshPage>): Promise<Served> {
      if (!cached) {
        await count(request, address);
        return { page: packPage(await run(render), new Date()), state: 'miss' };
      }
      // The rate limit, which uses the database, is skipped for a render that the full queue refuses anyway.
      if (!cache.has(address) && !renders.isFull()) await count(request, address);
      const served = await cache.serve(address, () => run(render));
      metrics.pageCache[served.state].value += 1;
      served.page.route ??= routeName(request);
      return served;
    },

    /** A page that is never cached. */
    async render<Page>(request: FastifyRequest, render: () => Promise<Page>): Promise<Page> {
      if (!renders.isFull()) await limitPage(request);
      return run(render);
    },
  };
};
