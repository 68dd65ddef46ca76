import type { AdminAnnouncementList } from '#contract/admin-announcements.ts';
import type { Database } from '#server/db/client.ts';
import { COUNTED, listIds, search } from './admin-list.queries.ts';
import { listRows } from './admin-rows.queries.ts';
import { countAnnouncements } from './count-announcements.ts';
import { presentItem, presentPages } from './present-item.ts';

/** A page of the list, or of the results of a search in it. */
export const listAnnouncements = async (db: Database, asked: AdminAnnouncementList) => {
  const found = asked.search ? await search(db, asked) : await listAll(db, asked);
  const rows = await listRows(db, found.ids);
  const total = asked.search ? Math.min(found.total, COUNTED) : found.total;
  return {
    announcements: rows.map(presentItem),
    pagination: { ...presentPages(total, asked), totalIsMore: total < found.total },
  };
};

/** The total is the same figure as on the card above the list. */
const listAll = async (db: Database, asked: AdminAnnouncementList) => {
  const [ids, counts] = await Promise.all([listIds(db, asked), countAnnouncements(db)]);
  return { ids, total: counts[asked.status ?? 'total'] };
};
