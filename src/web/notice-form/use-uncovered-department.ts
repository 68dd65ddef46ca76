import { useContext, useEffect, useState } from 'react';
import { type Habilitations, uncoveredDepartment } from '#contract/uncovered-department.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';

/** Asked for once the form is on the screen; undefined until then, and where nothing stands against the department. */
export const useUncoveredDepartment = (department: string): string | undefined => {
  const api = useContext(ApiContext);
  const [known, setKnown] = useState<Habilitations>();
  useEffect(() => {
    if (!api) return;
    const stop = new AbortController();
    // A form that cannot know says nothing: its reviewers are told the same.
    void api.get('/site/habilitations', { signal: stop.signal }).then(setKnown, () => undefined);
    return () => stop.abort();
  }, [api]);
  return known && uncoveredDepartment(known, department);
};
