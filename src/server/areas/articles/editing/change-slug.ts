import { AppError } from '#server/errors.ts';
import type { AdminArticleRow } from '../admin/admin-articles.queries.ts';
import { onArticle } from '../publication/publish-article.ts';
import { isSlugTaken, lockSlugs, retireSlug } from './article-slugs.queries.ts';
import { type Deps, type Editor, invalidateArticlePages, recordArticleAudit } from './change-context.ts';
import { changeArticle } from './write-article.queries.ts';

/** A slug chosen by an editor. The published one redirects to it from then on. */
export const changeSlug = (
  deps: Deps,
  { id, slug }: { id: string; slug: string },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  onArticle(deps, { id }, editor, async (trx, row, context) => {
    if (slug === row.slug) return;
    await lockSlugs(trx);
    if (await isSlugTaken(trx, slug, id)) throw new AppError('article.slug-taken', { id, slug });
    await changeArticle(trx, row, { slug }, { id: editor.id, at: context.at });
    if (row.first_published_at)
      await retireSlug(trx, { articleId: id, from: row.slug, to: slug, at: context.at });
    await recordArticleAudit(trx, context, id, 'article.slug-changed', { from: row.slug, to: slug });
    await invalidateArticlePages(trx, { before: row, after: row });
  });
