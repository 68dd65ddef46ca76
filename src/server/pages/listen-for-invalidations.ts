import type { Listen } from '#server/db/listen.ts';
import { INVALIDATION_CHANNEL } from './invalidate-pages.queries.ts';

type Invalidated = { drop(keys: Iterable<string>): void; dropAll(): void };

/** Drops what is cached of every invalidated key, whichever process sent it: the data before the pages made of it. */
export const listenForInvalidations = (
  caches: readonly Invalidated[],
  listen: Listen,
): Promise<() => Promise<void>> =>
  listen({
    channel: INVALIDATION_CHANNEL,
    onMessage: (message) => {
      for (const cache of caches) cache.drop(message.split(' '));
    },
    onGap: () => {
      for (const cache of caches) cache.dropAll();
    },
  });
