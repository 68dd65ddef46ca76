import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { refuseUnfinished } from '#web/forms/refuse-unfinished.ts';
import { resolveWith } from '#web/forms/resolve-with.ts';
import { useUnsavedWork, useWorkStorage } from '#web/session/use-unsaved-work.ts';
import { CREATE, editPath } from '../list-address.ts';
import { articleStorageKey, isStorageKeyOf, TAB_ID_PARAM } from './article-storage-key.ts';
import {
  type ArticleValues,
  articleRules,
  emptyValues,
  restoredValues,
  sameValues,
  valuesOf,
} from './article-values.ts';
import { useAutosave } from './use-autosave.ts';
import { useSavedDrafts } from './use-saved-drafts.ts';

type Options = {
  /** Undefined for an article to come. */
  loaded: AdminArticle | undefined;
  /** Texts that the server kept of the editor's other pages. */
  found: readonly ArticleDraft[];
};

export type ArticleFormState = ReturnType<typeof useArticleForm>;

/** What is typed, what it was typed over, and all that keeps it from being lost. */
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
  const drafts = useSavedDrafts(loaded?.id, found);
  const { tabId } = drafts;
  const read = () =>
    sameValues(getValues(), base.current.values)
      ? undefined
      : { values: getValues(), rev: base.current.rev, tabId };

  /** The machine's proposal that the form was filled with: saved with it, the article says so. */
  const rephrasingId = useRef<string>(undefined);
  const [held, setHeld] = useState(false);
  const guard = useLeaveGuard(isDirty || held);
  const workStorage = useWorkStorage();
  /** The text is with the server: what was kept beside it is of no more use. */
  const settle = async (): Promise<void> => {
    workStorage.remove(articleStorageKey(loaded?.id, tabId));
    await drafts.settle();
  };
  const autosave = useAutosave({
    articleId: article?.id,
    read,
    onSaved: settle,
    onFailed: workStorage.store,
  });
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
  const resume = (stored: unknown, rev: number | null | undefined) => {
    if (rev) base.current = { ...base.current, rev };
    reset(restoredValues(stored, getValues()), { keepDefaultValues: true });
    autosave.touch();
  };
  /** Before the page is left: the text is with the server, or at least in this browser. */
  const keepBeforeLeaving = async (): Promise<void> => {
    if (!(await autosave.saveNow())) workStorage.store();
  };

  /** A kept text into the form; what was in it is kept beside. False: it could not be, and nothing was done. */
  const resumeDraft = async (draft: ArticleDraft): Promise<boolean> => {
    if (read()) {
      if (!(await autosave.saveNow())) return false;
      await drafts.startAnew();
    } else await autosave.rest();
    drafts.take(draft);
    resume(draft.fields, draft.rev);
    return true;
  };
  useArticleOfLostSession({
    loaded,
    tabId,
    read,
    restore: ({ values, rev, tabId: of }) => {
      resume(values, rev);
      // What the server kept of that page is no newer.
      const same = of && drafts.offered.find((draft) => draft.tabId === of);
      if (same) drafts.take(same);
    },
  });

  return {
    article,
    form,
    isDirty,
    autosave,
    guard,
    /** Something is under way that leaving would stop: the page asks first, whatever is saved. */
    setHeld,
    rephrasingId,
    startFrom,
    drafts,
    settle,
    resumeDraft,
    keepBeforeLeaving,
    rev: () => base.current.rev,
    /** A save that knows of another editor's. */
    acceptRev: (rev: number) => {
      base.current = { ...base.current, rev };
    },
    isUnsaved: () => read() !== undefined,
  };
};

type StoredArticle = { values?: unknown; rev?: number; tabId?: string };
type LostSessionOptions = {
  loaded: AdminArticle | undefined;
  tabId: string;
  read: () => unknown;
  restore: (stored: StoredArticle) => void;
};

/** A session that dies under several pages leaves several texts, each with its own way back. */
const useArticleOfLostSession = ({ loaded, tabId, read, restore }: LostSessionOptions): void => {
  const wanted = useSearchParams()[0].get(TAB_ID_PARAM);
  const id = loaded?.id;
  const own = articleStorageKey(id, tabId);
  const isMine = (key: string) => (wanted ? key === articleStorageKey(id, wanted) : isStorageKeyOf(id, key));
  useUnsavedWork({
    key: own,
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: `${loaded ? editPath(loaded.id) : `${CREATE}/manual`}?${TAB_ID_PARAM}=${tabId}`,
    // Its own is kept as it goes away: it is for the page that comes after.
    takes: (key) => key !== own && isMine(key),
    read,
    restore: (content) => restore((content ?? {}) as StoredArticle),
  });
};
