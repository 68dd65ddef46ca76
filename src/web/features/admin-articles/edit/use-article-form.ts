import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { useDrafts } from '#web/back-office/drafts/use-drafts.ts';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { refuseUnfinished } from '#web/forms/refuse-unfinished.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { CREATE, editPath } from '../list-address.ts';
import { articleDraftCalls, articlePlace } from './article-drafts.ts';
import {
  type ArticleValues,
  articleRules,
  emptyValues,
  restoredValues,
  sameValues,
  valuesOf,
} from './article-values.ts';

type Options = {
  /** Undefined for a new article. */
  loaded: AdminArticle | undefined;
  /** Drafts that the server stored for the editor's other tabs. */
  found: readonly ArticleDraft[];
};

export type ArticleFormState = ReturnType<typeof useArticleForm>;

/** The form's values, the version they are based on, and the protection against losing them. */
export const useArticleForm = ({ loaded, found }: Options) => {
  const [article, setArticle] = useState(loaded);
  const initial = loaded ? valuesOf(loaded) : emptyValues;
  const base = useRef({ values: initial, rev: loaded?.rev });
  const form = useForm({
    resolver: refuseUnfinished(resolveWith(articleRules)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
  });
  const { getValues, reset } = form;
  const { isDirty } = form.formState;
  const read = () =>
    sameValues(getValues(), base.current.values) ? undefined : { values: getValues(), rev: base.current.rev };

  /** The accepted rephrasing in the form: sent with the save, so that the article is labelled. */
  const rephrasingId = useRef<string>(undefined);
  const [held, setHeld] = useState(false);
  const guard = useLeaveGuard(isDirty || held);
  const { autosave, settle, resumeDraft, saveBeforeLeaving, ...drafts } = useDrafts({
    place: articlePlace(loaded?.id),
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: loaded ? editPath(loaded.id) : `${CREATE}/manual`,
    found,
    calls: articleDraftCalls(loaded?.id),
    read,
    restore: (stored, rev) => {
      if (rev) base.current = { ...base.current, rev };
      reset(restoredValues(stored, getValues()), { keepDefaultValues: true });
    },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: autosave.touch }),
    [form, autosave.touch],
  );

  /** Resets the form to the server's version; text typed since stays in the form, unsaved. */
  const startFrom = (next: AdminArticle, saved: ArticleValues, typed?: ArticleValues) => {
    base.current = { values: saved, rev: next.rev };
    // The form was replaced: it no longer holds a rephrasing.
    if (!typed) rephrasingId.current = undefined;
    setArticle(next);
    reset(saved);
    if (typed && !sameValues(typed, saved)) reset(typed, { keepDefaultValues: true });
  };

  return {
    article,
    form,
    isDirty,
    autosave,
    guard,
    /** Set while something runs that leaving would stop: the page asks even if everything is saved. */
    setHeld,
    rephrasingId,
    startFrom,
    drafts,
    settle,
    resumeDraft,
    saveBeforeLeaving,
    rev: () => base.current.rev,
    /** The next save is based on this revision, which another editor made. */
    acceptRev: (rev: number) => {
      base.current = { ...base.current, rev };
    },
    isUnsaved: () => read() !== undefined,
  };
};
