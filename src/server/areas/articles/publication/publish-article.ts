import type { Publication } from '#domain/article/publication.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { AdminArticleRow, ArticleRow } from '../admin/admin-articles.queries.ts';
import { assertComplete } from '../editing/article-text.ts';
import {
  type ChangeContext,
  type Deps,
  type Editor,
  invalidateArticlePages,
  recordArticleAudit,
} from '../editing/change-context.ts';
import { lockArticleAtRevision } from '../editing/lock-article-at-revision.ts';
import { changeArticle } from '../editing/write-article.queries.ts';
import { readWritten } from '../editing/written-article.ts';
import { endReviewAtPublication } from '../review/article-review.ts';
import {
  momentOf,
  publicationAction,
  publicationAsked,
  publicationColumns,
  publicationOf,
} from './publication-columns.ts';

type Request = { id: string; rev?: number | undefined };
type Publish = Request & {
  /** Published from a list, without being opened: a machine's text appears with its public mention. */
  unread?: boolean;
};

export const publishArticle = (
  deps: Deps,
  { id, rev, unread = false }: Publish,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, { id, rev }, editor, async (trx, row, context) => {
    if (row.status === 'published') throw new AppError('article.already-published', { id });
    assertComplete(row);
    const to = publicationAsked(row, { isPublished: true }, context.at);
    await move(trx, row, to, { ...context, unread });
  });

export const unpublishArticle = (
  deps: Deps,
  request: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, context) => {
    if (row.status !== 'published') throw new AppError('article.not-published', { id: row.id });
    await move(trx, row, publicationAsked(row, { isPublished: false }, context.at), context);
  });

export const scheduleArticle = (
  deps: Deps,
  { moment, ...request }: Request & { moment: Date },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, context) => {
    const asked = publicationAsked(row, { scheduledAt: moment }, context.at);
    assertComplete(row);
    await move(trx, row, asked, context);
  });

export const cancelSchedule = (
  deps: Deps,
  request: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, context) => {
    if (row.status !== 'scheduled') throw new AppError('article.not-scheduled', { id: row.id });
    await move(trx, row, publicationAsked(row, { scheduledAt: null }, context.at), context);
  });

export const pinArticle = (
  deps: Deps,
  { id, pinned }: { id: string; pinned: boolean },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, { id }, editor, async (trx, row, context) => {
    if (pinned === (row.pinned_at !== null)) return;
    await changeArticle(
      trx,
      row,
      { pinned_at: pinned ? context.at : null },
      { id: editor.id, at: context.at },
    );
    await recordArticleAudit(trx, context, id, pinned ? 'article.pinned' : 'article.unpinned');
    await invalidateArticlePages(trx, { before: row, after: row });
  });

/** Changes one article in a transaction with its audit line; returns the article as it then is. */
export const onArticle = (
  { db, clock }: Deps,
  { id, rev }: Request,
  editor: NonNullable<Editor>,
  change: (trx: Connection, row: ArticleRow, context: ChangeContext) => Promise<void>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    await change(trx, await lockArticleAtRevision(trx, id, rev, editor), { editor, at: clock.now() });
    return readWritten(trx, id);
  });

const move = async (
  trx: Connection,
  row: ArticleRow,
  to: Publication,
  { unread = false, ...context }: ChangeContext & { unread?: boolean },
): Promise<void> => {
  const by = { id: context.editor?.id ?? null, at: context.at };
  const reviewer = unread ? null : context.editor;
  const columns = publicationColumns(row, to, { ...context, editor: reviewer });
  const rev = await changeArticle(trx, row, columns, by);
  const action = publicationAction(publicationOf(row), to);
  await recordArticleAudit(trx, context, row.id, action, {
    rev,
    ...momentOf(to),
    ...(unread && row.generated_by !== null && row.reviewed_at === null && { unreviewed: true }),
  });
  await endReviewAtPublication(trx, row, to, context);
  await invalidateArticlePages(trx, { before: row, after: { ...row, status: to.status } });
};
