import type { AdminAnnouncementList } from '#contract/admin-announcements.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { COUNTED, listIds, search } from './admin-list.queries.ts';
import { listRows } from './admin-rows.queries.ts';
import { countAnnouncements } from './count-announcements.ts';
import { presentItem, presentPages } from './present-item.ts';
import { countTrashed, listTrashed } from './trash.queries.ts';

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

/** A page of the deleted announcements, the newest first. */
export const listTrash = async (db: Connection, asked: { page: number; limit: number }) => {
  const [rows, total] = await Promise.all([listTrashed(db, asked), countTrashed(db)]);
  return {
    announcements: rows.map((row) => ({
      id: row.id,
      reference_number: row.reference,
      title: row.title,
      company_name: row.company_name,
      status: row.status,
      deleted_at: (row.deleted_at ?? new Date(0)).toISOString(),
      deleted_by: row.deleted_name,
      reason: row.reason,
      paid_amount: row.paid === null ? null : row.paid / 100,
    })),
    pagination: presentPages(total, asked),
  };
};
