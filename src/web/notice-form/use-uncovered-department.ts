import { useContext, useEffect, useState } from 'react';
import { type Habilitations, uncoveredDepartment } from '#contract/uncovered-department.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';

/** Read after the form is shown; undefined until then, and when the department is covered. */
export const useUncoveredDepartment = (department: string): string | undefined => {
  const api = useContext(ApiContext);
  const [known, setKnown] = useState<Habilitations>();
  useEffect(() => {
    if (!api) return;
    const stop = new AbortController();
    // If the request fails, the form shows no warning: the reviewers see it too.
    void api.get('/site/habilitations', { signal: stop.signal }).then(setKnown, () => undefined);
    return () => stop.abort();
  }, [api]);
  return known && uncoveredDepartment(known, department);
};
