import type { AnnouncementItem, AnnouncementSearch } from '#contract/announcements.ts';
import type { Database } from '#server/db/client.ts';
import { COUNTED } from './announcement-search.queries.ts';
import { listPublishedByIds } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';
import { searchAnnouncements } from './search-announcements.ts';

/** An export holds what a search counts: its ten thousand newest. */
export const MOST_EXPORTED = COUNTED;
const BATCH = 200;

type Settings = { now: Date; most?: number };

/**
 * What a search finds, a few at a time: which announcements is settled first, so that what is published meanwhile moves
 * nothing, and no connection is held while a slow reader reads.
 */
export async function* exportAnnouncements(
  db: Database,
  search: AnnouncementSearch,
  { now, most = MOST_EXPORTED }: Settings,
): AsyncGenerator<readonly AnnouncementItem[]> {
  const { ids } = await searchAnnouncements(db, search, { now, limit: most, offset: 0 });
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await listPublishedByIds(db, { ids: ids.slice(start, start + BATCH), now });
    yield rows.map(presentAnnouncement);
  }
}
