import type { FastifyInstance } from 'fastify';
import type { PageCache } from './page-cache.ts';

/** At most a tenth of a core, and only until the pages that are read most are packed. */
const EVERY_MS = 1_000;

/** Packs the pages in memory tighter, one after the other, off the event loop. */
export const packWhileIdle = (app: FastifyInstance, cache: PageCache): void => {
  let packing = false;
  const pack = async () => {
    if (packing) return;
    packing = true;
    await cache.packTighter().catch((error: unknown) => app.log.warn(error, 'A page was not packed tighter'));
    packing = false;
  };
  const timer = setInterval(() => void pack(), EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
