import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { shortTime } from '#contract/format.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { type Autosave, createAutosave } from './autosave.ts';

type Options<Stored> = {
  /** The content to save; undefined when there is nothing to save, or when it must wait. */
  read: () => Stored | undefined;
  save: (api: ApiClient, stored: Stored) => Promise<{ saved_at: string }>;
  /** Called when the draft is saved on the server. */
  onSaved: () => Promise<void>;
  /** Called when a save failed, temporarily or permanently. */
  onFailed: () => void;
};

export type AutosaveState =
  | { status: 'idle' | 'saving' }
  | { status: 'saved'; at: Date }
  /** `reason` is the server's message, if it refused. */
  | { status: 'failed'; reason: string };

/** Saves the unsaved text on the server, a few seconds after a change and before the page is hidden. */
export const useAutosave = <Stored>({ read, save, onSaved, onFailed }: Options<Stored>) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<AutosaveState>({ status: 'idle' });
  const latest = useRef({ read, save, onSaved, onFailed });
  useEffect(() => {
    latest.current = { read, save, onSaved, onFailed };
  });
  const failed = useRef(false);
  const saver = useRef<Autosave>(undefined);

  useEffect(() => {
    if (!api) return;
    let open = true;
    const autosave = createAutosave(async () => {
      const stored = latest.current.read();
      failed.current = false;
      if (!stored) return;
      setState({ status: 'saving' });
      try {
        const { saved_at } = await latest.current.save(api, stored);
        setState({ status: 'saved', at: new Date(saved_at) });
        await latest.current.onSaved();
      } catch (error) {
        failed.current = true;
        if (open && isTransient(error)) autosave.touch();
        latest.current.onFailed();
        setState({ status: 'failed', reason: reasonOf(error) });
      }
    });
    saver.current = autosave;
    const beforeHidden = () => document.visibilityState === 'hidden' && void autosave.flush();
    document.addEventListener('visibilitychange', beforeHidden);
    return () => {
      document.removeEventListener('visibilitychange', beforeHidden);
      open = false;
      autosave.stop();
      // A write that fails after the page was left must not start it again.
      saver.current = undefined;
    };
  }, [api]);

  const touch = useCallback(() => saver.current?.touch(), []);
  const flush = useCallback(() => saver.current?.flush() ?? Promise.resolve(), []);
  /**
   * Cancels the pending save and waits for the one in flight: an older draft must not arrive after a save.
   */
  const cancelPending = useCallback(async () => {
    await saver.current?.cancelPending();
    setState({ status: 'idle' });
  }, []);
  /** Saves now; returns whether the current text is on the server, or there is nothing to save. */
  const saveNow = useCallback(async () => {
    saver.current?.touch();
    await saver.current?.flush();
    return !failed.current;
  }, []);
  return { state, touch, flush, cancelPending, saveNow };
};

/** What the form says of an unsaved text. */
export const autosaveText = (state: AutosaveState): string => {
  switch (state.status) {
    case 'saved':
      return `Brouillon enregistré à ${shortTime(state.at)}`;
    case 'failed':
      return `Gardé dans ce navigateur seulement${state.reason && ` : ${state.reason}`}`;
    default:
      return 'Modifications non enregistrées';
  }
};

/** A network or server error may be temporary; a refused request would be refused again. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const reasonOf = (error: unknown): string => (isTransient(error) ? '' : errorMessageOf(error, ''));
