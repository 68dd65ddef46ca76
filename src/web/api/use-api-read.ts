import { useCallback, useContext, useEffect, useState } from 'react';
import { ApiContext } from './ApiContext.ts';
import type { ApiClient } from './http.ts';

type Read<Data> = { status: 'pending' } | { status: 'success'; data: Data } | { status: 'error' };

/**
 * What the browser reads once the page is there, in the shape of ui/AsyncSection: for pages that the server must not
 * make. Give it a function that stays the same between renders.
 */
export const useApiRead = <Data>(read: (api: ApiClient, signal: AbortSignal) => Promise<Data>) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<Read<Data>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (!api) return;
    const stop = new AbortController();
    setState({ status: 'pending' });
    read(api, stop.signal).then(
      (data) => !stop.signal.aborted && setState({ status: 'success', data }),
      () => !stop.signal.aborted && setState({ status: 'error' }),
    );
    return () => stop.abort();
  }, [api, read, attempt]);

  const refetch = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, refetch };
};
