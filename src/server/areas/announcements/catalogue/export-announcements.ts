import type { AnnouncementItem, AnnouncementSearch } from '#contract/announcements.ts';
import type { Database } from '#server/db/client.ts';
import { COUNTED } from './announcement-search.queries.ts';
import { listPublishedByIds } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';
import { searchAnnouncements } from './search-announcements.ts';

const BATCH = 200;

export type ExportDeps = { db: Database; now: Date };

/**
 * The ids that a search finds, its ten thousand newest, read before the first line is written: publications
 * meanwhile do not shift the export, and a failing search is refused like any call.
 */
export const settleExport = async (
  { db, now }: ExportDeps,
  search: AnnouncementSearch,
): Promise<readonly string[]> => {
  const { ids } = await searchAnnouncements(db, search, { now, limit: COUNTED, offset: 0 });
  return ids;
};

/** Runs one task at a time. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

export const createTurns = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task, task);
    last = done.catch(() => undefined);
    return done;
  };
};

/**
 * Reads the announcements in batches at the client's pace. Concurrent exports take turns: they read one
 * batch at a time in all, and a slow client blocks nobody.
 */
export async function* exportBatches(
  { db, now }: ExportDeps,
  ids: readonly string[],
  inTurn: InTurn,
): AsyncGenerator<readonly AnnouncementItem[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    yield await inTurn(async () => {
      const rows = await listPublishedByIds(db, { ids: some, now });
      return rows.map(presentAnnouncement);
    });
  }
}
