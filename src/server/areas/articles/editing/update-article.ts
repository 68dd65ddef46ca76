import type { ArticleForm } from '#contract/admin-article-form.ts';
import { articleSlug } from '#domain/article/slug.ts';
import type { Connection } from '#server/db/client.ts';
import type { AdminArticleRow, ArticleRow } from '../admin/admin-articles.queries.ts';
import { saveCurrentVersion, saveVersion } from '../history/article-versions.ts';
import {
  isSamePublication,
  momentOf,
  publicationAction,
  publicationAsked,
  publicationColumns,
  publicationOf,
} from '../publication/publication-columns.ts';
import { endReviewAtPublication } from '../review/article-review.ts';
import { acceptedRephrasing, rephrasedColumns, reviewOf } from './accepted-rephrasing.ts';
import { dropDraft } from './article-drafts.queries.ts';
import { findFreeSlug } from './article-slugs.queries.ts';
import { replaceTags } from './article-tags.queries.ts';
import { type ArticleText, applyForm, changedFields, readText, rowOfText } from './article-text.ts';
import {
  assertMayPublish,
  type ChangeContext,
  type Deps,
  type Editor,
  invalidateArticlePages,
  recordArticleAudit,
} from './change-context.ts';
import { lockArticleAtRevision } from './lock-article-at-revision.ts';
import { markAccepted, type RephrasingRow } from './rephrasings.queries.ts';
import { type ArticleChanges, changeArticle } from './write-article.queries.ts';
import { readWritten } from './written-article.ts';

type Request = {
  id: string;
  rev?: number | undefined;
  /** The browser tab of the form. */
  tabId?: string | null | undefined;
  /** The rephrasing that the form was filled with. */
  rephrasingId?: string | null | undefined;
  form: ArticleForm;
};

/** Saves the whole form in one transaction: text, publication and pin. */
export const updateArticle = (
  { db, clock }: Deps,
  { id, rev, tabId, rephrasingId, form }: Request,
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const context = { editor, at: clock.now() };
    const row = await lockArticleAtRevision(trx, id, rev, editor);
    const before = await readText(trx, row);
    const after = await applyForm(trx, form, before);
    const asked = publicationAsked(
      row,
      { isPublished: form.is_published, scheduledAt: form.scheduled_at },
      context.at,
    );
    const pinned = form.is_pinned ?? row.pinned_at !== null;
    const rephrased = await acceptedRephrasing(trx, { id, rephrasingId, before, after });
    await save(trx, { row, before, after, asked, pinned, context, rephrased });
    await dropDraft(trx, { editorId: editor.id, articleId: id, tabId: tabId ?? null });
    return readWritten(trx, id);
  });

type Save = {
  row: ArticleRow;
  before: ArticleText;
  after: ArticleText;
  asked: ReturnType<typeof publicationAsked>;
  pinned: boolean;
  context: ChangeContext;
  rephrased?: RephrasingRow | undefined;
  /** An earlier version: it may be a machine's text, which the last reviewer has not read. */
  isFormer?: boolean;
};

const save = async (trx: Connection, wanted: Save): Promise<void> => {
  const { row, before, after, asked, pinned, context } = wanted;
  const fields = changedFields(before, after);
  const moved = !isSamePublication(publicationOf(row), asked);
  const pinChanged = pinned !== (row.pinned_at !== null);
  if (fields.length === 0 && !moved && !pinChanged) return;

  const changes = {
    ...(await textColumns(trx, row, fields, after, context)),
    ...shownColumns(wanted, { moved, pinChanged }),
    ...(await keepRephrasing(trx, wanted)),
    ...(wanted.isFormer && row.generated_by !== null && reviewOf(asked, context)),
  };
  const rev = await changeArticle(trx, row, changes, { id: context.editor?.id ?? null, at: context.at });
  const note = (action: Parameters<typeof recordArticleAudit>[3], detail: object = {}) =>
    recordArticleAudit(trx, context, row.id, action, { rev, ...detail });
  if (fields.length > 0) {
    await saveVersions(trx, wanted, rev);
    await note('article.updated', { fields, rephrasedBy: wanted.rephrased?.engine });
  }
  if (moved) {
    await note(publicationAction(publicationOf(row), asked), momentOf(asked));
    await endReviewAtPublication(trx, { id: row.id, title: after.title }, asked, context);
  }
  if (pinChanged) await note(pinned ? 'article.pinned' : 'article.unpinned');
  await invalidateArticlePages(trx, {
    before: row,
    after: { id: row.id, status: asked.status, category_id: after.category_id },
  });
};

/** Where and when readers see it: only for those who may publish. */
const shownColumns = (
  { row, asked, pinned, context }: Save,
  { moved, pinChanged }: { moved: boolean; pinChanged: boolean },
): ArticleChanges => {
  if (moved || pinChanged) assertMayPublish(context);
  return {
    ...(moved && publicationColumns(row, asked, context)),
    ...(pinChanged && { pinned_at: pinned ? context.at : null }),
  };
};

const keepRephrasing = async (
  trx: Connection,
  { row, rephrased, asked, context }: Save,
): Promise<ArticleChanges> => {
  if (!rephrased) return {};
  await markAccepted(trx, rephrased.id, context.at);
  return rephrasedColumns(row, rephrased, asked, context);
};

/** Stores both the text before and the text after as versions. */
const saveVersions = async (
  trx: Connection,
  { row, before, after, context }: Save,
  rev: number,
): Promise<void> => {
  await saveCurrentVersion(trx, row, before);
  await replaceTags(trx, row.id, after.tags);
  await saveVersion(trx, row.id, rev, after, context);
};

const READERS_SEE: readonly string[] = ['title', 'description', 'content'];

const textColumns = async (
  trx: Connection,
  row: ArticleRow,
  fields: readonly string[],
  after: ArticleText,
  { at }: ChangeContext,
): Promise<ArticleChanges> => {
  if (fields.length === 0) return {};
  // Its slug is not public before the first publication: it follows the title.
  const follows = row.first_published_at === null && fields.includes('title');
  return {
    ...rowOfText(after),
    ...(follows && { slug: await findFreeSlug(trx, articleSlug(after.title), row.id) }),
    ...(fields.some((field) => READERS_SEE.includes(field)) && { content_updated_at: at }),
  };
};

/** Saves an earlier version's text, like any other save. */
export const saveText = async (
  trx: Connection,
  { row, text, context }: { row: ArticleRow; text: ArticleText; context: ChangeContext },
): Promise<void> =>
  save(trx, {
    row,
    before: await readText(trx, row),
    after: text,
    asked: publicationOf(row),
    pinned: row.pinned_at !== null,
    context,
    isFormer: true,
  });
