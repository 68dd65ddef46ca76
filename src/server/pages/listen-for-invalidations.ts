import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/client.ts';
import type { Listen } from '#server/db/listen.ts';
import { INVALIDATION_CHANNEL, readInvalidation } from './invalidate-pages.queries.ts';
import type { PageCache } from './page-cache.ts';
import { findWithdrawn } from './withdrawn.queries.ts';

type Deps = {
  pages: Pick<PageCache, 'drop' | 'dropAll' | 'allowLastGood' | 'keys'>;
  /** What the pages are made of: dropped before them. */
  data?: { drop(keys: Iterable<string>): void; dropAll(): void };
  db: Database;
  listen: Listen;
};

const RETRY_MS = 1_000;

/** Drops what is cached of every invalidated key, whichever process sent it. */
export const listenForInvalidations = async ({
  pages,
  data,
  db,
  listen,
}: Deps): Promise<() => Promise<void>> => {
  let gaps = 0;

  /** Pages stay in memory for when a render fails: those of what was withdrawn during a gap must not. */
  const forgetWithdrawn = async (): Promise<void> => {
    gaps += 1;
    const gap = gaps;
    while (gap === gaps)
      try {
        // The keys are collected once there is a connection: they are many, and the database may be down for long.
        const withdrawn = await db
          .connection()
          .execute((connected) => findWithdrawn(connected, pages.keys()));
        pages.drop(withdrawn, 'withdrawn');
        if (gap === gaps) pages.allowLastGood();
        return;
      } catch {
        // The database is down, which those who need it report.
        await wait(RETRY_MS, undefined, { ref: false });
      }
  };

  const stop = await listen({
    channel: INVALIDATION_CHANNEL,
    onMessage: (message) => {
      const { keys, kind } = readInvalidation(message);
      data?.drop(keys);
      pages.drop(keys, kind);
    },
    onGap: () => {
      data?.dropAll();
      pages.dropAll();
      void forgetWithdrawn();
    },
  });
  return () => {
    gaps += 1;
    return stop();
  };
};
