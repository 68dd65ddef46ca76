import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import {
  type ArticleValues,
  articleRules,
  emptyValues,
  restoredValues,
  sameValues,
  valuesOf,
} from './article-values.ts';
import { useAutosave } from './use-autosave.ts';

type Options = {
  /** Undefined for an article to come. */
  loaded: AdminArticle | undefined;
  /** A text that the server kept waits for the editor's decision: it is not written over meanwhile. */
  draftOffered: boolean;
  /** A text that this browser kept was put back: the server's older one need not be offered. */
  onResumed: () => void;
};

export type ArticleDesk = ReturnType<typeof useArticleForm>;

/** What is typed, what it was typed over, and all that keeps it from being lost. */
export const useArticleForm = ({ loaded, draftOffered, onResumed }: Options) => {
  const [article, setArticle] = useState(loaded);
  const initial = loaded ? valuesOf(loaded) : emptyValues;
  const base = useRef({ values: initial, rev: loaded?.rev });
  const form = useForm({
    resolver: resolveWith(articleRules),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
  });
  const { getValues, reset } = form;
  const { isDirty } = form.formState;
  const read = () =>
    sameValues(getValues(), base.current.values) ? undefined : { values: getValues(), rev: base.current.rev };

  /** The machine's proposal that the form was filled with: saved with it, the article says so. */
  const rephrasingId = useRef<string>(undefined);
  const [held, hold] = useState(false);
  const guard = useLeaveGuard(isDirty || held);
  const autosave = useAutosave({ articleId: article?.id, read: () => (draftOffered ? undefined : read()) });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: autosave.touch }),
    [form, autosave.touch],
  );

  /** The form holds what the server has; what was typed since stays in it, unsaved. */
  const startFrom = (next: AdminArticle, saved: ArticleValues, typed?: ArticleValues) => {
    base.current = { values: saved, rev: next.rev };
    // A text of its own: whatever a machine proposed is no longer in the form.
    if (!typed) rephrasingId.current = undefined;
    setArticle(next);
    reset(saved);
    if (typed && !sameValues(typed, saved)) reset(typed, { keepDefaultValues: true });
  };

  /** A kept text comes back over what there is now: the one it started from decides whether it may be saved. */
  const resume = (kept: unknown, rev: number | null | undefined) => {
    if (rev) base.current = { ...base.current, rev };
    reset(restoredValues(kept, getValues()), { keepDefaultValues: true });
    autosave.touch();
  };
  useUnsavedWork({
    key: `article:${loaded?.id ?? 'nouveau'}`,
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: loaded ? `/admin/articles/edit/${loaded.id}` : '/admin/articles/create/manual',
    read,
    restore: (content) => {
      const { values, rev } = (content ?? {}) as { values?: unknown; rev?: number };
      resume(values, rev);
      onResumed();
    },
  });

  return {
    article,
    form,
    isDirty,
    autosave,
    guard,
    /** Something is under way that leaving would stop: the page asks first, whatever is saved. */
    hold,
    rephrasingId,
    startFrom,
    resume,
    rev: () => base.current.rev,
    /** A save that knows of another editor's. */
    acceptRev: (rev: number) => {
      base.current = { ...base.current, rev };
    },
    isUnsaved: () => read() !== undefined,
  };
};
