import type { DraftFields } from '#contract/admin-article-form.ts';
import { draftFields } from '#contract/admin-article-form.ts';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { findAdminArticle, isInBackOffice } from '../admin/admin-articles.queries.ts';
import {
  type DraftKey,
  type DraftPlace,
  type DraftRow,
  listDrafts,
  listDraftsOf,
  listOtherDrafts,
  saveDraft,
} from './article-drafts.queries.ts';
import { assertMayChange, type Deps, type Editor } from './change-context.ts';

/** Stores the form as it is, complete or not; the article itself does not change. */
export const storeDraft = async (
  { db, clock }: Deps,
  key: DraftKey,
  { fields, rev }: { fields: DraftFields; rev: number | null },
  editor: NonNullable<Editor>,
): Promise<Date> => {
  if (key.articleId !== null) {
    const row = await findAdminArticle(db, key.articleId);
    if (!row) throw new AppError('article.not-found', { id: key.articleId });
    assertMayChange(editor, row);
  }
  const at = clock.now();
  const safe = fields.content === undefined ? fields : { ...fields, content: sanitise(fields.content) };
  await saveDraft(db, { ...key, fields: safe, rev, at });
  return at;
};

export const readDraftsOf = async ({ db }: Deps, place: DraftPlace) => {
  if (place.articleId !== null) await assertThere(db, place.articleId);
  const drafts = (await listDraftsOf(db, place)).map(presentDraft);
  const others = place.articleId === null ? [] : await listOtherDrafts(db, place);
  return {
    draft: drafts[0] ?? null,
    drafts,
    others: others.map(({ editor, saved_at }) => ({
      editor: editor ?? messages.adminArticle.someoneElse,
      saved_at: saved_at.toISOString(),
    })),
  };
};

export const readDrafts = async ({ db }: Deps, editorId: string) =>
  (await listDrafts(db, editorId)).map(presentDraft);

const presentDraft = (row: DraftRow): ArticleDraft => {
  // An older version of the form may have stored fields that this one does not have.
  const fields = draftFields.catch({}).parse(row.fields);
  return {
    article_id: row.article_id,
    tabId: row.tabId,
    title: fields.title || row.title || '',
    fields,
    rev: row.rev,
    current_rev: row.current_rev,
    saved_at: row.saved_at.toISOString(),
  };
};

const assertThere = async (db: Deps['db'], id: string): Promise<void> => {
  if (!(await isInBackOffice(db, id))) throw new AppError('article.not-found', { id });
};
