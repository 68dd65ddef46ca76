import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { type Compared, compareNotices } from '../review/compare-notices.ts';
import { findRow } from './admin-rows.queries.ts';
import { findVersion } from './one-announcement.queries.ts';
import { presentVersion } from './present-history.ts';

/** An earlier text and its differences from the present one. */
export const readVersion = async (db: Connection, asked: { id: string; rev: number }) => {
  const row = await findRow(db, asked.id);
  if (!row) throw new AppError('announcement.not-found', asked);
  const version = await findVersion(db, asked);
  if (!version) throw new AppError('announcement.version-not-found', asked);
  const snapshot = version.snapshot as Compared;
  return {
    ...presentVersion(version),
    content: sanitiseNotice(String(snapshot.content ?? '')),
    changes: compareNotices(snapshot, row),
  };
};
