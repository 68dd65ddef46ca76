import type { Connection } from '#server/db/client.ts';

/** One draft per editor and browser tab. */
type DraftKey = { readonly editorId: string; readonly tabId: string };
type Draft = DraftKey & { announcementId: string | null; fields: object; rev: number | null; at: Date };

/** The last save of a tab replaces the one before. */
export const saveDraft = async (db: Connection, draft: Draft): Promise<void> => {
  const stored = {
    announcement_id: draft.announcementId,
    rev: draft.rev,
    fields: JSON.stringify(draft.fields),
    saved_at: draft.at,
  };
  await db
    .insertInto('announcement_drafts')
    .values({ editor_id: draft.editorId, tab_id: draft.tabId, ...stored })
    .onConflict((conflict) => conflict.columns(['editor_id', 'tab_id']).doUpdateSet(stored))
    .execute();
};

/**
 * Whether one was deleted. With `savedAt`, only the draft of that moment: a tab still open may have saved
 * since.
 */
export const dropDraft = async (
  db: Connection,
  { editorId, tabId }: DraftKey,
  savedAt?: Date,
): Promise<boolean> => {
  let draft = db
    .deleteFrom('announcement_drafts')
    .where('editor_id', '=', editorId)
    .where('tab_id', '=', tabId);
  if (savedAt) draft = draft.where('saved_at', '=', savedAt);
  const { numDeletedRows } = await draft.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** For the transaction of a save: deletes the draft of the tab that saves, if it names one. */
export const dropDraftOfTab = async (
  trx: Connection,
  editorId: string,
  tabId: string | null | undefined,
): Promise<void> => {
  if (tabId) await dropDraft(trx, { editorId, tabId });
};

export const listDrafts = (db: Connection, editorId: string) =>
  db
    .selectFrom('announcement_drafts')
    .leftJoin('announcements', 'announcements.id', 'announcement_drafts.announcement_id')
    .select([
      'announcement_drafts.announcement_id',
      'announcement_drafts.tab_id as tabId',
      'announcement_drafts.fields',
      'announcement_drafts.rev',
      'announcement_drafts.saved_at',
      'announcements.rev as current_rev',
      'announcements.title',
    ])
    .where('announcement_drafts.editor_id', '=', editorId)
    // Drafts of a trashed announcement are hidden until it is restored.
    .where('announcements.deleted_at', 'is', null)
    .orderBy('announcement_drafts.saved_at', 'desc')
    .execute();
