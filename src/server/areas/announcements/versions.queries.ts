import { createHash } from 'node:crypto';
import type { AnnouncementRow } from '#server/areas/announcement-lifecycle/public.ts';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementVersionTable } from '#server/db/tables/announcements.ts';
import { submittedColumns } from './submission/submitted-notice.ts';

type NewVersion = {
  /** The row before the change. */
  before: Pick<AnnouncementRow, 'id' | 'rev' | 'status'> & Record<(typeof submittedColumns)[number], unknown>;
  by: AnnouncementVersionTable['saved_by_kind'];
  byId?: string | undefined;
  /** Why it is replaced. */
  reason?: string | undefined;
  at: Date;
};

/** Stores the present notice under its revision number; the change that follows gets the next one. */
export const saveVersion = async (
  trx: Connection,
  { before, by, byId, reason, at }: NewVersion,
): Promise<void> => {
  const snapshot = Object.fromEntries(submittedColumns.map((column) => [column, before[column]]));
  await trx
    .insertInto('announcement_versions')
    .values({
      announcement_id: before.id,
      rev: before.rev,
      saved_by_kind: by,
      saved_by: byId ?? null,
      saved_at: at,
      reason: reason || null,
      status: before.status,
      snapshot: JSON.stringify(snapshot),
      text_sha256: createHash('sha256').update(String(before.content)).digest('hex'),
    })
    .execute();
};
