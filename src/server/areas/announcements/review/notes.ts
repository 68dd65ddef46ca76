import type { AnnouncementNote } from '#contract/review-desk.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { withoutSecrets } from '#server/redact.ts';
import { renewAssignment } from './assignments.queries.ts';
import { addNote, hasAnnouncement, listNotes, type NoteRow, removeNote } from './notes.queries.ts';
import { type Deps, onOne, type ReviewOrder } from './require-announcement.ts';

export const presentNote = (row: NoteRow, viewerId: string): AnnouncementNote => ({
  id: row.id,
  text: withoutSecrets(row.text),
  at: row.created_at.toISOString(),
  by: row.name ?? 'Ancien compte',
  mine: row.author_id === viewerId,
});

/** The newsroom's own notes about an announcement, the newest first. */
export const readNotes = async (
  db: Connection,
  id: string,
  viewerId: string,
): Promise<AnnouncementNote[]> => {
  if (!(await hasAnnouncement(db, id))) throw new AppError('announcement.not-found', { id });
  return (await listNotes(db, id)).map((row) => presentNote(row, viewerId));
};

/** The audit line does not repeat the text. */
export const writeNote = (deps: Deps, { text, ...order }: ReviewOrder & { text: string }): Promise<void> =>
  onOne(deps, order, async (trx, { id, reference }, { at, by, requestId }) => {
    await addNote(trx, { announcementId: id, authorId: by.id, text, at });
    await renewAssignment(trx, id, { id: by.id, at });
    await recordAudit(trx, {
      ...{ at, requestId, actor: 'admin', actorId: by.id },
      action: 'announcement.note-added',
      object: { kind: 'announcement', id },
      detail: { reference },
    });
  });

/** Its author's only. */
export const deleteNote = (
  deps: Deps,
  { noteId, ...order }: ReviewOrder & { noteId: string },
): Promise<void> =>
  onOne(deps, order, async (trx, { id, reference }, { at, by, requestId }) => {
    if (!(await removeNote(trx, { announcementId: id, id: noteId, authorId: by.id })))
      throw new AppError('announcement.note-not-found', { id, noteId });
    await recordAudit(trx, {
      ...{ at, requestId, actor: 'admin', actorId: by.id },
      action: 'announcement.note-removed',
      object: { kind: 'announcement', id },
      detail: { reference },
    });
  });
