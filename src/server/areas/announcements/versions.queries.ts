import { createHash } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';
import type { AnnouncementVersionTable } from '#server/db/tables/announcements.ts';
import { sentColumns } from './sent-notice.ts';
import type { AnnouncementRow } from './transition.queries.ts';

type Kept = {
  /** As it stands before the change. */
  before: Pick<AnnouncementRow, 'id' | 'rev' | 'status'> & Record<(typeof sentColumns)[number], unknown>;
  by: AnnouncementVersionTable['saved_by_kind'];
  byId?: string | undefined;
  /** Why it is replaced. */
  reason?: string | undefined;
  at: Date;
};

/** The notice as it stood, under the number it had: what is written next gets the following one. */
export const keepVersion = async (trx: Connection, { before, by, byId, reason, at }: Kept): Promise<void> => {
  const snapshot = Object.fromEntries(sentColumns.map((column) => [column, before[column]]));
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
