import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { debounce } from '#web/ui/debounce.ts';
import { browserStores, type Draft, draftOfEvent, removeDraft, saveDraft } from './draft-store.ts';
import { isUntouched, type SubmissionValues } from './submission-values.ts';

const DELAY_MS = 400;

/**
 * saved: in local storage, shared by all tabs. overtaken: another tab wrote there, so this tab saves in
 * its session storage. lost: no storage is available.
 */
export type DraftState = 'saved' | 'overtaken' | 'lost';

/** When this page last saved the draft. */
type StoredDraft = { draftState: DraftState; savedAt?: number };

type Options = {
  form: UseFormReturn<SubmissionValues>;
  /** The draft without its values, which the form holds. */
  rest: RefObject<Omit<Draft, 'values'>>;
  startsOvertaken: boolean;
};

/** Saves the draft after each pause in typing and when the page is left, without asking. */
export const useAutosave = ({ form, rest, startsOvertaken }: Options) => {
  const [{ draftState, savedAt }, setStored] = useState<StoredDraft>({
    draftState: startsOvertaken ? 'overtaken' : 'saved',
  });
  const overtaken = useRef(startsOvertaken);
  const closed = useRef(false);
  const written = useRef(false);

  const write = useCallback(() => {
    const draft = { ...rest.current, values: form.getValues() };
    if (closed.current || (!written.current && isUntouched(draft.values))) return;
    written.current = true;
    const { shared, tab } = browserStores();
    const now = Date.now();
    const [store, draftState] = overtaken.current ? [tab, 'overtaken' as const] : [shared, 'saved' as const];
    setStored(saveDraft(store, draft, now) ? { draftState, savedAt: now } : { draftState: 'lost' });
  }, [form, rest]);
  const { call, cancel, flush } = useMemo(() => debounce(write, DELAY_MS), [write]);
  const saveNow = useCallback(() => {
    cancel();
    write();
  }, [cancel, write]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => call() }), [form, call]);

  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    const notice = (event: StorageEvent) => {
      if (!draftOfEvent(event, Date.now())) return;
      overtaken.current = true;
      saveNow();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('storage', notice);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('storage', notice);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, [flush, saveNow]);

  // The browser asks for confirmation before leaving only when no storage is available.
  useEffect(() => {
    if (draftState !== 'lost') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draftState]);

  return {
    draftState,
    savedAt,
    saveNow,
    /** This tab's draft replaces the shared one. */
    takeOver: () => {
      overtaken.current = false;
      removeDraft({ shared: undefined, tab: browserStores().tab });
      written.current = true;
      saveNow();
    },
    /** Stops saving this draft. */
    close: () => {
      closed.current = true;
    },
  };
};
