import type { AnnouncementItem, AnnouncementSearch } from '#contract/announcements.ts';
import type { Database } from '#server/db/client.ts';
import { COUNTED } from './announcement-search.queries.ts';
import { listPublishedByIds } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';
import { searchAnnouncements } from './search-announcements.ts';

const BATCH = 200;

export type ExportDeps = { db: Database; now: Date };

/**
 * Which announcements a search finds, its ten thousand newest, settled before the first line is written: what is
 * published meanwhile moves nothing, and a search that fails is refused as any call is.
 */
export const settleExport = async (
  { db, now }: ExportDeps,
  search: AnnouncementSearch,
): Promise<readonly string[]> => {
  const { ids } = await searchAnnouncements(db, search, { now, limit: COUNTED, offset: 0 });
  return ids;
};

/** Does one thing at a time. */
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
 * The announcements a few at a time, at the pace of whoever reads. The exports that are under way take turns: however
 * many there are, they make one batch at a time, and one that is read slowly holds nobody up.
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
