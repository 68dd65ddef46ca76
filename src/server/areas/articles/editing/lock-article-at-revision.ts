import type { ArticleConflict } from '#contract/admin-article-history.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { type ArticleRow, findAdminArticle, lockArticle } from '../admin/admin-articles.queries.ts';
import { presentAdminArticle } from '../admin/present-admin-article.ts';
import { assertMayChange, type Editor } from './change-context.ts';

/** Locks the article until the transaction ends; refused when it changed since the editor opened it, or is not theirs. */
export const lockArticleAtRevision = async (
  trx: Connection,
  id: string,
  rev: number | undefined,
  editor: NonNullable<Editor>,
): Promise<ArticleRow> => {
  const row = await lockArticle(trx, id);
  if (!row) throw new AppError('article.not-found', { id });
  assertMayChange(editor, row);
  if (rev !== undefined && rev !== row.rev) throw await staleError(trx, row, rev);
  return row;
};

const staleError = async (trx: Connection, { id, rev }: ArticleRow, given: number): Promise<AppError> => {
  const present = await findAdminArticle(trx, id);
  if (!present) return new AppError('article.not-found', { id });
  const editor = present.updated_by_name ?? messages.adminArticle.someoneElse;
  const conflict: ArticleConflict = {
    editor,
    at: present.updated_at.toISOString(),
    article: presentAdminArticle(present),
  };
  const message = messages.adminArticle.stale(
    editor,
    shortDate(present.updated_at),
    shortTime(present.updated_at),
  );
  return new AppError('article.stale', { id, rev, given }, { message, conflict });
};
