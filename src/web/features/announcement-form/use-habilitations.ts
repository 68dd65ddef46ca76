import { useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchHabilitations, type Habilitations } from '#web/api/habilitations.ts';

/** Asked for once the form is on the screen; undefined until then, and where the site does not say. */
export const useHabilitations = (): Habilitations | undefined => {
  const api = useContext(ApiContext);
  const [known, setKnown] = useState<Habilitations>();
  useEffect(() => {
    if (!api) return;
    const stop = new AbortController();
    void fetchHabilitations(api, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setKnown(answer);
    });
    return () => stop.abort();
  }, [api]);
  return known;
};
