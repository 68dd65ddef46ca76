import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { listHref, readGeneration, readListState } from './list-address.ts';

/** How many articles a generation has just made: said once, then taken out of the address. */
export const useGenerationResult = (): number | undefined => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const told = readGeneration(query);
  const [generated, setGenerated] = useState(told);
  useEffect(() => {
    if (told === undefined) return;
    setGenerated(told);
    void navigate(listHref(readListState(query)), { replace: true, state: PARTIAL_CHANGE });
  }, [told, query, navigate]);
  return generated;
};
