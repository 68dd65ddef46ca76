import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { debounce } from '#web/ui/debounce.ts';
import { browserStores, type Draft, draftOfEvent, removeDraft, saveDraft } from './draft-store.ts';
import { isUntouched, type SubmissionValues } from './submission-values.ts';

const DELAY_MS = 400;

/** kept: where all tabs find it. overtaken: another tab wrote there, this one keeps its own. lost: nowhere to keep it. */
export type DraftState = 'kept' | 'overtaken' | 'lost';

type Options = {
  form: UseFormReturn<SubmissionValues>;
  /** All of the draft but its values, which are the form's. */
  rest: RefObject<Omit<Draft, 'values'>>;
  startsOvertaken: boolean;
};

/** Keeps what is typed, at every pause and whenever the page is left; nothing is asked of the person. */
export const useAutosave = ({ form, rest, startsOvertaken }: Options) => {
  const [draftState, setDraftState] = useState<DraftState>(startsOvertaken ? 'overtaken' : 'kept');
  const overtaken = useRef(startsOvertaken);
  const closed = useRef(false);
  const written = useRef(false);

  const write = useCallback(() => {
    const draft = { ...rest.current, values: form.getValues() };
    if (closed.current || (!written.current && isUntouched(draft.values))) return;
    const { shared, tab } = browserStores();
    const saved = saveDraft(overtaken.current ? tab : shared, draft, Date.now());
    written.current = true;
    if (saved) setDraftState(overtaken.current ? 'overtaken' : 'kept');
    else setDraftState('lost');
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
      setDraftState('overtaken');
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
