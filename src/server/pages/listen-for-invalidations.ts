import type { Listen } from '#server/db/listen.ts';
import { INVALIDATION_CHANNEL } from './invalidate-pages.queries.ts';
import type { PageCache } from './page-cache.ts';

/** Hears of every change, made by this process or by another one, and drops the pages that show it. */
export const listenForInvalidations = (cache: PageCache, listen: Listen): Promise<() => Promise<void>> =>
  listen({
    channel: INVALIDATION_CHANNEL,
    onMessage: (message) => cache.drop(message.split(' ')),
    onGap: () => cache.dropAll(),
  });
