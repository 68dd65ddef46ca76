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
  const drafts = useSavedDrafts(loaded?.id, found);
  const { tabId } = drafts;
  const read = () =>
    sameValues(getValues(), base.current.values)
      ? undefined
      : { values: getValues(), rev: base.current.rev, tabId };

  /** The accepted rephrasing in the form: sent with the save, so that the article is labelled. */
  const rephrasingId = useRef<string>(undefined);
  const [held, setHeld] = useState(false);
  const guard = useLeaveGuard(isDirty || held);
  const workStorage = useWorkStorage();
  /** Once the text is on the server, local copies and restored drafts are deleted. */
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

  /** Resets the form to the server's version; text typed since stays in the form, unsaved. */
  const startFrom = (next: AdminArticle, saved: ArticleValues, typed?: ArticleValues) => {
    base.current = { values: saved, rev: next.rev };
    // The form was replaced: it no longer holds a rephrasing.
    if (!typed) rephrasingId.current = undefined;
    setArticle(next);
    reset(saved);
    if (typed && !sameValues(typed, saved)) reset(typed, { keepDefaultValues: true });
  };

  /** Restores a stored text; the revision it was based on decides whether it can be saved. */
  const resume = (stored: unknown, rev: number | null | undefined) => {
    if (rev) base.current = { ...base.current, rev };
    reset(restoredValues(stored, getValues()), { keepDefaultValues: true });
    autosave.touch();
  };
  /** Saves before the page is left: on the server, or at least in this browser. */
  const saveBeforeLeaving = async (): Promise<void> => {
    if (!(await autosave.saveNow())) workStorage.store();
  };

  /**
   * Loads a stored draft into the form and saves the current text apart. Returns false, without a change, if
   * that save failed.
   */
  const resumeDraft = async (draft: ArticleDraft): Promise<boolean> => {
    if (read()) {
      if (!(await autosave.saveNow())) return false;
      await drafts.renewTabId();
    } else await autosave.cancelPending();
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
      // The server's draft of that tab is not newer.
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

type StoredArticle = { values?: unknown; rev?: number; tabId?: string };
type LostSessionOptions = {
  loaded: AdminArticle | undefined;
  tabId: string;
  read: () => unknown;
  restore: (stored: StoredArticle) => void;
};

/** When a session expires in several tabs, each tab stores its own text and its own URL to restore it. */
const useArticleOfLostSession = ({ loaded, tabId, read, restore }: LostSessionOptions): void => {
  const wanted = useSearchParams()[0].get(TAB_ID_PARAM);
  const id = loaded?.id;
  const own = articleStorageKey(id, tabId);
  const isMine = (key: string) => (wanted ? key === articleStorageKey(id, wanted) : isStorageKeyOf(id, key));
  useUnsavedWork({
    key: own,
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: `${loaded ? editPath(loaded.id) : `${CREATE}/manual`}?${TAB_ID_PARAM}=${tabId}`,
    // The tab's own text is stored when it closes, for the next page: it is not restored here.
    takes: (key) => key !== own && isMine(key),
    read,
    restore: (content) => restore((content ?? {}) as StoredArticle),
  });
};
