import type { AdminAnnouncementList } from '#contract/admin-announcements.ts';
import type { Database } from '#server/db/client.ts';
import { COUNTED, countFound, listIds } from './admin-list.queries.ts';
import { listRows } from './admin-rows.queries.ts';
import { countAnnouncements } from './count-announcements.ts';
import { presentItem, presentPages } from './present-item.ts';

/** A page of the list. Without a search, its total is the very figure of the card above it. */
export const listAnnouncements = async (db: Database, asked: AdminAnnouncementList) => {
  const [ids, found] = await Promise.all([listIds(db, asked), countOf(db, asked)]);
  const rows = await listRows(db, ids);
  const total = Math.min(found, asked.search ? COUNTED : found);
  return {
    announcements: rows.map(presentItem),
    pagination: { ...presentPages(total, asked), totalIsMore: total < found },
  };
};

const countOf = async (db: Database, asked: AdminAnnouncementList): Promise<number> => {
  if (asked.search) return countFound(db, asked);
  return (await countAnnouncements(db))[asked.status ?? 'total'];
};
