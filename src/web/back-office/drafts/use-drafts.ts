import { useSearchParams } from 'react-router';
import type { ApiClient } from '#web/api/http.ts';
import { useUnsavedWork, useWorkStorage } from '#web/session/use-unsaved-work.ts';
import { isStorageKeyOf, storageKey, TAB_ID_PARAM } from './storage-key.ts';
import { useAutosave } from './use-autosave.ts';
import { type DraftCalls, type SavedDraft, useSavedDrafts } from './use-saved-drafts.ts';

/** The unsaved text of a form, and the revision that it was typed over; undefined for a new one. */
export type Unsaved<Values> = { readonly values: Values; readonly rev: number | undefined };
export type StoredText<Values> = Unsaved<Values> & { readonly tabId: string };

type Options<Values, Draft extends SavedDraft> = {
  /** Names the form: « article:42 », « annonce:nouvelle ». */
  place: string;
  /** The name of the text in « Reprendre ». */
  label: string;
  /** The page of the form. */
  path: string;
  /** Drafts that the server stored for the editor's other tabs. */
  found: readonly Draft[];
  calls: DraftCalls<Draft> & {
    save: (api: ApiClient, stored: StoredText<Values>) => Promise<{ saved_at: string }>;
  };
  /** The unsaved text; undefined when everything is saved. */
  read: () => Unsaved<Values> | undefined;
  /** Puts a stored text into the form; its revision decides whether it can be saved. */
  restore: (values: unknown, rev: number | null | undefined) => void;
};

/** Shown when `resumeDraft` returned false. */
export const SET_ASIDE_FAILED = "Votre texte n'a pas pu être mis de côté : le brouillon n'a pas été repris.";

/**
 * Protects the text of a form: saved on the server as a draft of this tab, in this browser when that fails or
 * the session ends, and offered again.
 */
export const useDrafts = <Values, Draft extends SavedDraft>(options: Options<Values, Draft>) => {
  const { place, label, path, found, calls, read, restore } = options;
  const drafts = useSavedDrafts(found, calls);
  const { tabId } = drafts;
  const workStorage = useWorkStorage();
  const own = storageKey(place, tabId);

  const readOwn = (): StoredText<Values> | undefined => {
    const unsaved = read();
    return unsaved && { ...unsaved, tabId };
  };
  /** Once the text is on the server, local copies and restored drafts are deleted. */
  const settle = async (): Promise<void> => {
    workStorage.remove(own);
    await drafts.settle();
  };
  const autosave = useAutosave({
    read: readOwn,
    save: calls.save,
    onSaved: settle,
    onFailed: workStorage.store,
  });
  const resume = (values: unknown, rev: number | null | undefined) => {
    restore(values, rev);
    autosave.touch();
  };

  /**
   * Loads a stored draft into the form and saves the current text apart. Returns false, without a change, if
   * that save failed.
   */
  const resumeDraft = async (draft: Draft): Promise<boolean> => {
    if (read()) {
      if (!(await autosave.saveNow())) return false;
      await drafts.renewTabId();
    } else await autosave.cancelPending();
    drafts.take(draft);
    resume(draft.fields, draft.rev);
    return true;
  };
  /** Saves before the page is left: on the server, or at least in this browser. */
  const saveBeforeLeaving = async (): Promise<void> => {
    if (!(await autosave.saveNow())) workStorage.store();
  };

  // When a session expires in several tabs, each tab stores its own text and its own URL to restore it.
  const wanted = useSearchParams()[0].get(TAB_ID_PARAM);
  useUnsavedWork({
    key: own,
    label,
    path: `${path}${path.includes('?') ? '&' : '?'}${TAB_ID_PARAM}=${tabId}`,
    // The tab's own text is stored when it closes, for the next page: it is not restored here.
    takes: (key) => key !== own && (wanted ? key === storageKey(place, wanted) : isStorageKeyOf(place, key)),
    read: readOwn,
    restore: (content) => {
      const { values, rev, tabId: of } = (content ?? {}) as Partial<StoredText<unknown>>;
      resume(values, rev);
      // The server's draft of that tab is not newer.
      const same = of && drafts.offered.find((draft) => draft.tabId === of);
      if (same) drafts.take(same);
    },
  });

  return { ...drafts, autosave, settle, resumeDraft, saveBeforeLeaving };
};
