import { useCallback, useEffect, useState } from 'react';

type Loading<Module> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; module: Module };

/**
 * Loads code after the page, once `load` is given; a failed load can be retried without losing the page.
 */
export const useModule = <Module>(load: (() => Promise<Module>) | undefined) => {
  const [state, setState] = useState<Loading<Module>>({ status: 'loading' });
  const start = useCallback(() => {
    if (!load) return;
    setState({ status: 'loading' });
    load().then(
      (module) => setState({ status: 'ready', module }),
      () => setState({ status: 'failed' }),
    );
  }, [load]);
  useEffect(start, [start]);
  return { ...state, retry: start };
};
