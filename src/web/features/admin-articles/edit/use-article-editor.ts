import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { mayChangeArticle } from '#domain/account/team-roles.ts';
import { useMember } from '#web/session/permissions.ts';
import { valueNames, valuesOf } from './article-values.ts';
import { failures } from './editor-texts.ts';
import { focusFirst } from './field-id.ts';
import { useRephrase } from './rephrase/use-rephrase.ts';
import { useArticleForm } from './use-article-form.ts';
import { useArticleSaves } from './use-article-saves.ts';
import { useArticleWrites } from './use-article-writes.ts';

export type ArticleEditing = ReturnType<typeof useArticleEditor>;

/** All the actions on an article's page. */
export const useArticleEditor = (options: Parameters<typeof useArticleForm>[0]) => {
  const articleForm = useArticleForm(options);
  const writes = useArticleWrites();
  useNavigationNotice(writes.setNotice);
  const { create, update, change, savedAt } = useArticleSaves(articleForm, writes);
  const rephrasing = useRephrase(articleForm);
  const { article, form, startFrom } = articleForm;
  const member = useMember();

  const save = async () => {
    if (article) await update(article.id, article.is_published);
    else await create(false);
  };
  const publish = async () => {
    if (!article) return create(true);
    // Unsaved changes are saved first: the published text is the one on screen.
    const current = articleForm.isUnsaved() ? await update(article.id, article.is_published) : article;
    if (!current) return;
    // With a future date the article stays scheduled, however often this is called; `publishNow` publishes it
    // early.
    if (current.scheduled_at && new Date(current.scheduled_at) > new Date()) {
      writes.setNotice({ tone: 'success', text: scheduledFor(new Date(current.scheduled_at)) });
      return;
    }
    await letOut(current);
  };
  const letOut = async ({ id, rev }: AdminArticle) => {
    const call = { params: { id }, body: { rev } };
    await change('publish', (api) => api.put('/admin/articles/:id/publish', call), failures.publish);
  };
  /** Publishes without waiting for the publication date. */
  const publishNow = async () => {
    if (!article) return;
    const current = articleForm.isUnsaved() ? await update(article.id, article.is_published) : article;
    if (current) await letOut(current);
  };
  const unpublish = async () => {
    if (!article) return;
    const call = { params: { id: article.id }, body: { rev: articleForm.rev() } };
    await change('unpublish', (api) => api.put('/admin/articles/:id/unpublish', call), failures.unpublish);
  };

  const restoreVersion = async (id: string, version: number) => {
    await articleForm.autosave.cancelPending();
    const call = { params: { id, rev: String(version) }, body: { rev: articleForm.rev() } };
    const outcome = await writes.write(
      'other',
      (api) => api.post('/admin/articles/:id/versions/:rev/restore', call),
      failures.restore,
    );
    if (outcome.done) startFrom(outcome.article, valuesOf(outcome.article));
    return outcome.done;
  };

  return {
    ...articleForm,
    writes,
    rephrasing,
    savedAt,
    /** Somebody else's, or published: the user may read it only. */
    readOnly:
      article !== undefined &&
      !mayChangeArticle(member, { ownerId: article.owner_id, status: article.status }),
    mayPublish: member.may('articles.publish'),
    save: form.handleSubmit(save, focusInvalid),
    publish: form.handleSubmit(publish, focusInvalid),
    publishNow: form.handleSubmit(publishNow, focusInvalid),
    unpublish,
    change,
    restoreVersion,
    /** Replaces our text with the other editor's. */
    takeTheirs: (theirs: AdminArticle) => {
      writes.clear();
      startFrom(theirs, valuesOf(theirs));
    },
    /** Saves our text over the other editor's, which stays among the versions. */
    keepOurs: async (theirs: AdminArticle) => {
      writes.clear();
      articleForm.acceptRev(theirs.rev);
      await update(theirs.id, theirs.is_published);
    },
  };
};

const scheduledFor = (at: Date): string => messages.adminArticle.scheduled(shortDate(at), shortTime(at));

const focusInvalid = (refused: object): void => focusFirst(valueNames.filter((name) => name in refused));

/** Navigation state set by the creation page: the article was created. */
const useNavigationNotice = (show: (notice: { tone: 'success'; text: string }) => void) => {
  const { state } = useLocation();
  const noticeText =
    typeof state === 'object' && state !== null && 'notice' in state ? String(state.notice) : '';
  const first = useRef(show);
  useEffect(() => {
    if (noticeText) first.current({ tone: 'success', text: noticeText });
  }, [noticeText]);
};
