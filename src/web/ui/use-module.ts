import { useEffect, useState } from 'react';

type Loading<Module> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; module: Module };

/**
 * Loads code after the page, once `load` is given. A browser remembers a failed load: only a new page loads it again
 * (ReloadButton).
 */
export const useModule = <Module>(load: (() => Promise<Module>) | undefined): Loading<Module> => {
  const [state, setState] = useState<Loading<Module>>({ status: 'loading' });
  useEffect(
    () =>
      void load?.().then(
        (module) => setState({ status: 'ready', module }),
        () => setState({ status: 'failed' }),
      ),
    [load],
  );
  return state;
};
