import type { Listen } from '#server/db/listen.ts';
import type { PageCache } from './page-cache.ts';
import { PAGE_CHANGES } from './page-changes.queries.ts';

/** Hears of every change, made by this process or by another one, and drops the pages that show it. */
export const dropChangedPages = (cache: PageCache, listen: Listen): Promise<() => Promise<void>> =>
  listen({
    channel: PAGE_CHANGES,
    hear: (message) => cache.drop(message.split(' ')),
    missed: () => cache.dropAll(),
  });
