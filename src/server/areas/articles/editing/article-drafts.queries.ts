import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';
import { newId } from '#server/id.ts';

/** The editor and the article; null for a new article. */
export type DraftPlace = { readonly editorId: string; readonly articleId: string | null };
/** One draft per browser tab. */
export type DraftKey = DraftPlace & { readonly tabId: string | null };
type Draft = DraftKey & { fields: object; rev: number | null; at: Date };

/** One per editor, article and tab: the last save replaces the one before. */
export const saveDraft = async (db: Connection, draft: Draft): Promise<void> => {
  const fields = JSON.stringify(draft.fields);
  await db
    .insertInto('article_drafts')
    .values({
      id: newId(draft.at),
      editor_id: draft.editorId,
      article_id: draft.articleId,
      desk: draft.tabId,
      rev: draft.rev,
      fields,
      saved_at: draft.at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('article_drafts_one_each')
        .doUpdateSet({ fields, rev: draft.rev, saved_at: draft.at }),
    )
    .execute();
};

/**
 * Whether one was deleted. With `savedAt`, only the draft of that moment: a tab still open may have saved
 * since.
 */
export const dropDraft = async (
  db: Connection,
  { editorId, articleId, tabId }: DraftKey,
  savedAt?: Date,
): Promise<boolean> => {
  let draft = db
    .deleteFrom('article_drafts')
    .where('editor_id', '=', editorId)
    .where('article_id', 'is not distinct from', articleId)
    .where('desk', 'is not distinct from', tabId);
  if (savedAt) draft = draft.where('saved_at', '=', savedAt);
  const { numDeletedRows } = await draft.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

const selectDrafts = (db: Connection, editorId: string) =>
  db
    .selectFrom('article_drafts')
    .leftJoin('articles', 'articles.id', 'article_drafts.article_id')
    .select([
      'article_drafts.article_id',
      'article_drafts.desk as tabId',
      'article_drafts.fields',
      'article_drafts.rev',
      'article_drafts.saved_at',
      'articles.rev as current_rev',
      'articles.title',
    ])
    .where('article_drafts.editor_id', '=', editorId)
    // Drafts of a trashed article are hidden until it is restored.
    .where('articles.deleted_at', 'is', null);

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

export const listDrafts = (db: Connection, editorId: string) =>
  selectDrafts(db, editorId).orderBy('article_drafts.saved_at', 'desc').execute();

export const listDraftsOf = (db: Connection, { editorId, articleId }: DraftPlace) =>
  selectDrafts(db, editorId)
    .where('article_drafts.article_id', 'is not distinct from', articleId)
    .orderBy('article_drafts.saved_at', 'desc')
    .execute();

/** The other editors who have a draft of this article. */
export const listOtherDrafts = (db: Connection, { editorId, articleId }: DraftPlace) =>
  db
    .selectFrom('article_drafts')
    .innerJoin('users', 'users.id', 'article_drafts.editor_id')
    .select([personName.as('editor'), 'article_drafts.saved_at'])
    .where('article_drafts.article_id', '=', articleId ?? '')
    .where('article_drafts.editor_id', '<>', editorId)
    .orderBy('article_drafts.saved_at', 'desc')
    .execute();
