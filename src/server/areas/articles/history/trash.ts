import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { type AdminArticleRow, lockTrashed } from '../admin/admin-articles.queries.ts';
import {
  assertMayChange,
  type ChangeContext,
  type Deps,
  type Editor,
  invalidateArticlePages,
  recordArticleAudit,
} from '../editing/change-context.ts';
import { lockArticleAtRevision } from '../editing/lock-article-at-revision.ts';
import { changeArticle, eraseArticle, listTrashedIds } from '../editing/write-article.queries.ts';
import { readWritten } from '../editing/written-article.ts';
import { publicationColumns, publicationOf } from '../publication/publication-columns.ts';
import { deleteReview } from '../review/article-reviews.queries.ts';

/** Moves it to the trash, from where it can be restored. */
export const deleteArticle = (
  { db, clock }: Deps,
  { id }: { id: string },
  editor: NonNullable<Editor>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const row = await lockArticleAtRevision(trx, id, undefined, editor);
    const by = { id: editor.id, at };
    await changeArticle(trx, row, { deleted_at: at, deleted_by: editor.id }, by);
    await deleteReview(trx, id);
    await recordArticleAudit(trx, { editor, at }, id, 'article.deleted', { status: row.status });
    await invalidateArticlePages(trx, { before: row, after: null });
  });

/** Restored as it was, or as a draft when asked, or when its scheduled time passed meanwhile. */
export const restoreArticle = (
  { db, clock }: Deps,
  { id, asDraft }: { id: string; asDraft: boolean },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const context = { editor, at };
    const row = await lockTrashed(trx, id);
    if (!row) throw new AppError('article.not-found', { id });
    assertMayChange(editor, row);
    const was = publicationOf(row);
    const missed = was.scheduledAt !== null && was.scheduledAt <= at;
    const back = asDraft || missed ? ({ status: 'draft', scheduledAt: null } as const) : was;
    await changeArticle(
      trx,
      row,
      {
        deleted_at: null,
        deleted_by: null,
        ...(back !== was && publicationColumns(row, back, context)),
      },
      { id: editor.id, at },
    );
    await recordArticleAudit(trx, context, id, 'article.restored', { status: back.status });
    await invalidateArticlePages(trx, { before: null, after: { ...row, status: back.status } });
    return readWritten(trx, id);
  });

/** The most that one call erases; a further call continues. */
const MOST_AT_ONCE = 500;

/** Erases them permanently. The audit keeps their titles. */
export const emptyTrash = async (
  { db, clock }: Deps,
  ids: readonly string[] | undefined,
  editor: NonNullable<Editor>,
): Promise<string[]> => {
  const trashed = ids?.length === 0 ? [] : await listTrashedIds(db, ids, MOST_AT_ONCE);
  const erased: string[] = [];
  for (const id of trashed)
    if (await db.transaction().execute((trx) => erase(trx, id, { editor, at: clock.now() }))) erased.push(id);
  return erased;
};

/** False when it was restored meanwhile. */
const erase = async (trx: Connection, id: string, context: ChangeContext): Promise<boolean> => {
  const row = await lockTrashed(trx, id);
  if (!row) return false;
  await eraseArticle(trx, id);
  await recordArticleAudit(trx, context, id, 'article.erased', { title: row.title, slug: row.slug });
  return true;
};
