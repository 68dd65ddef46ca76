import type { Publication } from '#domain/article/publication.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { AdminArticleRow, ArticleRow } from './admin-articles.queries.ts';
import { assertComplete } from './article-text.ts';
import { type Deps, type Editor, type Hand, invalidateArticlePages, noteArticle } from './hand.ts';
import {
  momentOf,
  publicationAction,
  publicationAsked,
  publicationColumns,
  publicationOf,
} from './publication-columns.ts';
import { holdArticle } from './stale.ts';
import { changeArticle } from './write-article.queries.ts';
import { readWritten } from './written-article.ts';

type Request = { id: string; rev?: number | undefined };
type Publish = Request & {
  /** From a list, nobody has read it: a machine's text must have been reviewed before. */
  unread?: boolean;
};

export const publishArticle = (
  deps: Deps,
  { id, rev, unread = false }: Publish,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, { id, rev }, editor, async (trx, row, hand) => {
    if (row.status === 'published') throw new AppError('article.already-published', { id });
    if (unread && row.generated_by !== null && row.reviewed_at === null)
      throw new AppError('article.needs-review', { id });
    assertComplete(row);
    await move(trx, row, publicationAsked(row, { isPublished: true }, hand.at), hand);
  });

export const unpublishArticle = (
  deps: Deps,
  request: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, hand) => {
    if (row.status !== 'published') throw new AppError('article.not-published', { id: row.id });
    await move(trx, row, publicationAsked(row, { isPublished: false }, hand.at), hand);
  });

export const scheduleArticle = (
  deps: Deps,
  { moment, ...request }: Request & { moment: Date },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, hand) => {
    const asked = publicationAsked(row, { scheduledAt: moment }, hand.at);
    assertComplete(row);
    await move(trx, row, asked, hand);
  });

export const cancelSchedule = (
  deps: Deps,
  request: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, request, editor, async (trx, row, hand) => {
    if (row.status !== 'scheduled') throw new AppError('article.not-scheduled', { id: row.id });
    await move(trx, row, publicationAsked(row, { scheduledAt: null }, hand.at), hand);
  });

export const pinArticle = (
  deps: Deps,
  { id, pinned }: { id: string; pinned: boolean },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, { id }, editor, async (trx, row, hand) => {
    if (pinned === (row.pinned_at !== null)) return;
    await changeArticle(trx, row, { pinned_at: pinned ? hand.at : null }, { id: editor.id, at: hand.at });
    await noteArticle(trx, hand, id, pinned ? 'article.pinned' : 'article.unpinned');
    await invalidateArticlePages(trx, row);
  });

/** One change of one article, in a transaction with its line in the journal; gives the article as it then is. */
export const onArticle = (
  { db, clock }: Deps,
  { id, rev }: Request,
  editor: NonNullable<Editor>,
  change: (trx: Connection, row: ArticleRow, hand: Hand) => Promise<void>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    await change(trx, await holdArticle(trx, id, rev), { editor, at: clock.now() });
    return readWritten(trx, id);
  });

const move = async (trx: Connection, row: ArticleRow, to: Publication, hand: Hand): Promise<void> => {
  const by = { id: hand.editor?.id ?? null, at: hand.at };
  const rev = await changeArticle(trx, row, publicationColumns(row, to, hand), by);
  const action = publicationAction(publicationOf(row), to);
  await noteArticle(trx, hand, row.id, action, { rev, ...momentOf(to) });
  await invalidateArticlePages(trx, row, { ...row, status: to.status });
};
