import { AppError } from '#server/errors.ts';
import type { AdminArticleRow } from '../admin/admin-articles.queries.ts';
import { settleTags } from '../editing/article-tags.queries.ts';
import { assertComplete } from '../editing/article-text.ts';
import { type Deps, type Editor, recordArticleAudit } from '../editing/change-context.ts';
import { lockArticleAtRevision } from '../editing/lock-article-at-revision.ts';
import { saveText } from '../editing/update-article.ts';
import { readWritten } from '../editing/written-article.ts';
import { findVersion } from './article-versions.queries.ts';
import { textOfVersion } from './article-versions.ts';

type Request = { id: string; version: number; rev?: number | undefined };

/**
 * Saves an earlier text as a new version; the present one remains a version too. The publication does not
 * change.
 */
export const restoreVersion = (
  { db, clock }: Deps,
  { id, version, rev }: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const context = { editor, at: clock.now() };
    const row = await lockArticleAtRevision(trx, id, rev, editor);
    const stored = await findVersion(trx, id, version);
    if (!stored) throw new AppError('article.version-not-found', { id, version });
    const text = textOfVersion(stored);
    if (row.status !== 'draft') assertComplete({ id, ...text });
    // A tag's spelling may have changed since.
    const tags = await settleTags(trx, text.tags);
    await saveText(trx, { row, text: { ...text, tags }, context });
    await recordArticleAudit(trx, context, id, 'article.version-restored', { version });
    return readWritten(trx, id);
  });
