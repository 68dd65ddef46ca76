import { type SetStateAction, useCallback, useContext, useEffect, useState } from 'react';
import { ApiContext } from './ApiContext.ts';
import { type ApiClient, refusalOf } from './http.ts';

type Read<Data> =
  | { status: 'pending' }
  | { status: 'success'; data: Data }
  /** `refusal`: the server's sentence, if the user may not read this. */
  | { status: 'error'; refusal: string | undefined };

type Options = {
  /**
   * During a new read, the previous data stays, and also after one that is refused: a role that changes meanwhile takes
   * nothing from the screen. « even-failed »: also after one that failed, for a page with a form. Such a page is mounted
   * anew for another object, else it would keep the data of the first.
   */
  keep?: boolean | 'even-failed';
};

/**
 * Reads data in the browser, in the form that ui/AsyncSection takes, for pages that the server does not render. `read`
 * must be the same function between renders.
 */
export const useApiRead = <Data>(
  read: (api: ApiClient, signal: AbortSignal) => Promise<Data>,
  { keep = false }: Options = {},
) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<Read<Data>>({ status: 'pending' });
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (!api) return;
    const stop = new AbortController();
    setBusy(true);
    if (!keep) setState({ status: 'pending' });
    const settle = (next: SetStateAction<Read<Data>>) => {
      if (stop.signal.aborted) return;
      setBusy(false);
      setState(next);
    };
    read(api, stop.signal).then(
      (data) => settle({ status: 'success', data }),
      (error: unknown) => {
        const refusal = refusalOf(error);
        const stays = keep === 'even-failed' || (keep && refusal !== undefined);
        settle((before) => (stays && before.status === 'success' ? before : { status: 'error', refusal }));
      },
    );
    return () => stop.abort();
  }, [api, read, attempt, keep]);

  const refetch = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, busy, refetch };
};
