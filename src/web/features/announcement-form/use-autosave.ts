import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { debounce } from '#web/ui/debounce.ts';
import { browserStores, type Draft, draftOfEvent, removeDraft, saveDraft } from './draft-store.ts';
import { isUntouched, type SubmissionValues } from './submission-values.ts';

const DELAY_MS = 400;

/** kept: where all tabs find it. overtaken: another tab wrote there, this one keeps its own. lost: nowhere to keep it. */
export type DraftState = 'kept' | 'overtaken' | 'lost';

/** When this page last kept it. */
type StoredDraft = { draftState: DraftState; savedAt?: number };

type Options = {
  form: UseFormReturn<SubmissionValues>;
  /** All of the draft but its values, which are the form's. */
  rest: RefObject<Omit<Draft, 'values'>>;
  startsOvertaken: boolean;
};

/** Keeps what is typed, at every pause and whenever the page is left; nothing is asked of the person. */
export const useAutosave = ({ form, rest, startsOvertaken }: Options) => {
  const [{ draftState, savedAt }, setKept] = useState<StoredDraft>({
    draftState: startsOvertaken ? 'overtaken' : 'kept',
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
    const [store, draftState] = overtaken.current ? [tab, 'overtaken' as const] : [shared, 'kept' as const];
    setKept(saveDraft(store, draft, now) ? { draftState, savedAt: now } : { draftState: 'lost' });
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

  // Only where nothing can be kept is the person asked before the page is left.
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
    /** This tab's text takes the shared place back. */
    takeOver: () => {
      overtaken.current = false;
      removeDraft({ shared: undefined, tab: browserStores().tab });
      written.current = true;
      saveNow();
    },
    /** Nothing of this draft is written any more. */
    close: () => {
      closed.current = true;
    },
  };
};
