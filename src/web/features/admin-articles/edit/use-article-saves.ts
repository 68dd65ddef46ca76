import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { editArticlePath } from '#contract/paths.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type ArticleValues, afterSave, sameValues, valueNames, valuesOf } from './article-values.ts';
import { failures } from './editor-texts.ts';
import { focusFirst } from './field-id.ts';
import type { ArticleFormState } from './use-article-form.ts';
import type { ArticleWrites } from './use-article-writes.ts';

type Call = (api: ApiClient) => Promise<{ message: string; article: AdminArticle }>;

/** The form's writes: creating the article, saving its text, or changing something else. */
export const useArticleSaves = (
  { form, autosave, ...articleForm }: ArticleFormState,
  { write }: ArticleWrites,
) => {
  const navigate = useNavigate();
  const [savedAt, setSavedAt] = useState<Date>();

  const refuse = (fields: Readonly<Record<string, string>>) => {
    for (const name of valueNames) {
      const message = fields[name];
      if (message) form.setError(name, { message });
    }
    focusFirst(valueNames.filter((name) => name in fields));
    autosave.touch();
  };

  /** Text typed during the creation: the new article's page restores it. */
  const keepTyped = async (api: ApiClient, { id, rev }: AdminArticle, sent: ArticleValues): Promise<void> => {
    const typed = form.getValues();
    if (sameValues(sent, typed)) return;
    const call = { params: { id }, body: { ...typed, rev, tabId: articleForm.drafts.tabId } };
    await api.put('/admin/articles/:id/draft', call).catch(() => undefined);
  };

  const create = async (isPublished: boolean): Promise<void> => {
    // An autosave in flight must not arrive after the save that it precedes.
    await autosave.cancelPending();
    const sent = structuredClone(form.getValues());
    const body = { ...sent, is_published: isPublished, tabId: articleForm.drafts.tabId };
    const make: Call = async (api) => {
      const made = await api.post('/admin/articles', { body });
      await articleForm.settle();
      await keepTyped(api, made.article, sent);
      return made;
    };
    const outcome = await write('save', make, failures.create);
    if (!outcome.done) {
      refuse(outcome.fields);
      return;
    }
    articleForm.guard.open();
    const state = { notice: outcome.message };
    await navigate(editArticlePath(outcome.article.id), { replace: true, state });
  };

  const update = async (id: string, isPublished: boolean): Promise<AdminArticle | undefined> => {
    await autosave.cancelPending();
    const sent = structuredClone(form.getValues());
    const body = {
      ...sent,
      is_published: isPublished,
      rev: articleForm.rev(),
      tabId: articleForm.drafts.tabId,
      rephrasing_id: articleForm.rephrasingId.current,
    };
    const call = { params: { id }, body };
    const outcome = await write('save', (api) => api.put('/admin/articles/:id', call), failures.update);
    if (!outcome.done) {
      refuse(outcome.fields);
      return undefined;
    }
    // The text as it was sent: the server's version would move the editor's cursor.
    const saved = { ...valuesOf(outcome.article), content: sent.content };
    articleForm.startFrom(outcome.article, saved, afterSave({ sent, saved, typed: form.getValues() }));
    articleForm.rephrasingId.current = undefined;
    void articleForm.settle();
    setSavedAt(new Date());
    return outcome.article;
  };

  /** A call that changes the article but not the typed text. */
  const change = async (kind: 'publish' | 'unpublish' | 'other', call: Call, otherwise: string) => {
    const outcome = await write(kind, call, otherwise);
    if (!outcome.done) return false;
    const typed = structuredClone(form.getValues());
    const saved = valuesOf(outcome.article);
    if (articleForm.isUnsaved()) articleForm.startFrom(outcome.article, saved, typed);
    else articleForm.startFrom(outcome.article, { ...saved, content: typed.content });
    return true;
  };

  return { create, update, change, savedAt };
};
