import type { z } from 'zod';
import type {
  AdminAnnouncementList,
  announcementTrashQuery,
  TrashedAnnouncement,
} from '#contract/admin-announcements.ts';
import { readDossierSearch } from '#domain/announcement/admin-search.ts';
import { bucketOf } from '#domain/announcement/status.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { listPage } from '#server/db/list-page.queries.ts';
import {
  COUNTED,
  COUNTED_FILTERED,
  countFiltered,
  findDossiers,
  listIds,
  search,
} from './admin-list.queries.ts';
import { listRows } from './admin-rows.queries.ts';
import { countAnnouncements } from './count-announcements.ts';
import { presentItem, presentPages } from './present-item.ts';
import { listTrashed, trashAsked } from './trash.queries.ts';

/** A page of the list, or of the results of a search in it. */
export const listAnnouncements = async (db: Database, asked: AdminAnnouncementList) => {
  if (asked.search) return presentPage(db, await search(db, asked), { ...asked, counted: COUNTED });
  const [ids, total] = await Promise.all([listIds(db, asked), countAll(db, asked)]);
  return presentPage(db, { ids, total }, { ...asked, counted: isFiltered(asked) ? COUNTED_FILTERED : total });
};

/** « Retrouver un dossier », in all announcements. */
export const findAnnouncements = async (
  db: Database,
  { text, ...page }: { text: string; page: number; limit: number },
) => presentPage(db, await findDossiers(db, readDossierSearch(text), page), { ...page, counted: COUNTED });

type Counted = { page: number; limit: number; counted: number };

const presentPage = async (
  db: Database,
  found: { ids: readonly string[]; total: number },
  { counted, ...page }: Counted,
) => {
  const rows = await listRows(db, found.ids);
  const total = Math.min(found.total, counted);
  return {
    announcements: rows.map(presentItem),
    pagination: { ...presentPages(total, page), totalIsMore: total < found.total },
  };
};

const isFiltered = ({ typeId, author, start, end }: AdminAnnouncementList): boolean =>
  [typeId, author, start, end].some((filter) => filter !== undefined);

/** By status alone, the total is the same figure as on the card above the list. */
const countAll = async (db: Database, asked: AdminAnnouncementList): Promise<number> => {
  if (isFiltered(asked)) return countFiltered(db, asked);
  const { byStatus, ...counts } = await countAnnouncements(db);
  const { status, exactStatus } = asked;
  if (!exactStatus) return counts[status ?? 'total'];
  if (exactStatus === 'other') return status ? 0 : counts.other;
  return !status || bucketOf(exactStatus) === status ? (byStatus.get(exactStatus) ?? 0) : 0;
};

/** Deleted announcements, in the order of the ids. */
export const readTrashed = async (db: Connection, ids: readonly string[]): Promise<TrashedAnnouncement[]> =>
  (await listTrashed(db, ids)).map((row) => ({
    id: row.id,
    reference_number: row.reference,
    title: row.title,
    company_name: row.company_name,
    status: row.status,
    deleted_at: (row.deleted_at ?? new Date(0)).toISOString(),
    deleted_by: row.deleted_name,
    reason: row.reason,
    paid_amount: row.paid === null ? null : row.paid / 100,
  }));

/** A page of the trash. */
export const listTrash = async (db: Connection, asked: z.output<typeof announcementTrashQuery>) => {
  const { ids, pagination } = await listPage(db, trashAsked(asked), asked);
  const { total, totalIsMore } = pagination;
  return {
    announcements: await readTrashed(db, ids),
    pagination: { ...presentPages(total, asked), totalIsMore },
  };
};
