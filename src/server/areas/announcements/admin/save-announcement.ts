import type { SavedAnnouncement } from '#contract/admin-announcement-form.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { editAnnouncement } from '../review/edit-announcement.ts';
import { findRow } from './admin-rows.queries.ts';
import { formColumns } from './form-columns.ts';

type Save = { id: string; form: SavedAnnouncement; adminId: string; requestId: string };

/** An edit by the form of the back-office. */
export const saveAnnouncement = async (
  deps: { db: Database; clock: Clock },
  { id, form: { rev, reason, ...form }, adminId, requestId }: Save,
): Promise<void> => {
  const before = await findRow(deps.db, id);
  if (!before) throw new AppError('announcement.not-found', { id });
  const { publicationDate, published } = form;
  const edited = { ...formColumns(form, before), ...(publicationDate && { publicationDate }) };
  await editAnnouncement(deps, { id, rev, edited, published, reason, adminId, requestId });
};
