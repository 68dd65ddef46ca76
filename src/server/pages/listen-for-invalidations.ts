import type { Listen } from '#server/db/listen.ts';
import { type ChangeKind, INVALIDATION_CHANNEL, readInvalidation } from './invalidate-pages.queries.ts';

type Invalidated = { drop(keys: Iterable<string>, kind: ChangeKind): void; dropAll(): void };

/** Drops what is cached of every invalidated key, whichever process sent it: the data before the pages made of it. */
export const listenForInvalidations = (
  caches: readonly Invalidated[],
  listen: Listen,
): Promise<() => Promise<void>> =>
  listen({
    channel: INVALIDATION_CHANNEL,
    onMessage: (message) => {
      const { keys, kind } = readInvalidation(message);
      for (const cache of caches) cache.drop(keys, kind);
    },
    onGap: () => {
      for (const cache of caches) cache.dropAll();
    },
  });
