import type { Listen } from '#server/db/listen.ts';
import { INVALIDATION_CHANNEL } from './invalidate-pages.queries.ts';
import type { PageCache } from './page-cache.ts';

/** Drops the cached pages of every invalidated key, whichever process sent it. */
export const listenForInvalidations = (cache: PageCache, listen: Listen): Promise<() => Promise<void>> =>
  listen({
    channel: INVALIDATION_CHANNEL,
    onMessage: (message) => cache.drop(message.split(' ')),
    onGap: () => cache.dropAll(),
  });
