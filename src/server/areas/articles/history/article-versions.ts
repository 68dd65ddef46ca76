import type { Connection } from '#server/db/client.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';
import { type ArticleText, changedFields, columnsOf } from '../editing/article-text.ts';
import type { ChangeContext } from '../editing/change-context.ts';
import { findLastVersion, insertVersion, type VersionRow } from './article-versions.queries.ts';

export const textOfVersion = (version: VersionRow): ArticleText => ({
  ...columnsOf(version),
  tags: [...version.tags].sort(),
});

/**
 * A text without version, as the demonstration's or a generated one, is stored as a version before it
 * changes.
 */
export const saveCurrentVersion = async (
  trx: Connection,
  row: ArticleRow,
  text: ArticleText,
): Promise<void> => {
  const last = await findLastVersion(trx, row.id);
  if (last && changedFields(textOfVersion(last), text).length === 0) return;
  await insertVersion(trx, {
    article_id: row.id,
    rev: row.rev,
    ...columnsOf(text),
    tags: [...text.tags],
    saved_by: row.updated_by ?? row.created_by,
    saved_at: row.updated_at,
  });
};

export const saveVersion = (
  trx: Connection,
  id: string,
  rev: number,
  text: ArticleText,
  { editor, at }: ChangeContext,
): Promise<void> =>
  insertVersion(trx, {
    article_id: id,
    rev,
    ...columnsOf(text),
    tags: [...text.tags],
    saved_by: editor?.id ?? null,
    saved_at: at,
  });
