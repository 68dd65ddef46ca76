import type { ArticleForm } from '#contract/admin-article-form.ts';
import { articleSlug } from '#domain/article/slug.ts';
import { newId } from '#server/id.ts';
import type { AdminArticleRow } from '../admin/admin-articles.queries.ts';
import { saveVersion } from '../history/article-versions.ts';
import {
  momentOf,
  publicationAction,
  publicationAsked,
  publicationColumns,
  publicationOf,
} from '../publication/publication-columns.ts';
import { dropDraft } from './article-drafts.queries.ts';
import { findFreeSlug } from './article-slugs.queries.ts';
import { replaceTags } from './article-tags.queries.ts';
import { applyForm, rowOfText } from './article-text.ts';
import {
  assertMayPublish,
  type Deps,
  type Editor,
  invalidateArticlePages,
  recordArticleAudit,
} from './change-context.ts';
import { insertArticle } from './write-article.queries.ts';
import { readWritten } from './written-article.ts';

const NEW = {
  status: 'draft',
  scheduled_at: null,
  first_published_at: null,
  generated_by: null,
  reviewed_at: null,
} as const;

export const createArticle = (
  { db, clock }: Deps,
  { tabId, ...form }: ArticleForm & { tabId?: string | null | undefined },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const context = { editor, at };
    const id = newId(at);
    const text = await applyForm(trx, form);
    const wish = { isPublished: form.is_published, scheduledAt: form.scheduled_at };
    const publication = publicationAsked(NEW, wish, at);
    if (publication.status !== 'draft' || form.is_pinned) assertMayPublish(context);
    const row = {
      id,
      slug: await findFreeSlug(trx, articleSlug(text.title), id),
      ...rowOfText(text),
      ...publicationColumns(NEW, publication, context),
      pinned_at: form.is_pinned ? at : null,
      created_at: at,
      created_by: editor.id,
      updated_at: at,
      updated_by: editor.id,
    };
    await insertArticle(trx, row);
    await replaceTags(trx, id, text.tags);
    await saveVersion(trx, id, 1, text, context);
    await recordArticleAudit(trx, context, id, 'article.created', { slug: row.slug });
    if (publication.status !== 'draft')
      await recordArticleAudit(
        trx,
        context,
        id,
        publicationAction(publicationOf(NEW), publication),
        momentOf(publication),
      );
    await dropDraft(trx, { editorId: editor.id, articleId: null, tabId: tabId ?? null });
    await invalidateArticlePages(trx, {
      before: null,
      after: { id, status: publication.status, category_id: text.category_id },
    });
    return readWritten(trx, id);
  });
