import { sql } from 'kysely';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import type { Connection } from '#server/db/client.ts';

/** The notices before their customers' last modification. */
export const listLastModifications = async (db: Connection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('announcement_versions')
    .distinctOn('announcement_id')
    .select(['announcement_id', 'rev', 'saved_at', 'snapshot'])
    .where('announcement_id', 'in', ids)
    .where('saved_by_kind', '=', 'customer')
    .orderBy('announcement_id')
    .orderBy('rev', 'desc')
    .execute();
};

export type DuplicateRow = {
  of: string;
  id: string;
  reference: string;
  title: string;
  status: AnnouncementStatus;
  submitted_at: Date | null;
  publication_date: Date | null;
  created_at: Date;
};

const DUPLICATES = 5;

/**
 * Same SIRET and type, thirty days before or after. Companies being registered all share the zeros of the
 * pending SIRET, so they have no duplicates.
 */
export const listDuplicates = async (
  db: Connection,
  ids: readonly string[],
): Promise<readonly DuplicateRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<DuplicateRow>`
    select a.id as of, b.* from announcements a, lateral (
      select id, reference, title, status, submitted_at, publication_date, created_at from announcements b
      where b.siret = a.siret and b.type_id = a.type_id and b.id <> a.id and b.deleted_at is null
        and b.created_at between a.created_at - interval '30 days' and a.created_at + interval '30 days'
      order by b.created_at desc, b.id desc limit ${DUPLICATES}
    ) as b
    where a.id = any (${ids}::uuid[]) and a.siret is not null and a.siret not in ('', ${PENDING_SIRET})
  `.execute(db);
  return rows;
};
