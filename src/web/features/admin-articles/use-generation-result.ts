import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { listHref, readGeneration, readListState } from './list-address.ts';

/** How many articles a generation has just made: said once, then taken out of the address. */
export const useGenerationResult = (): number | undefined => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const fromUrl = readGeneration(query);
  const [generated, setGenerated] = useState(fromUrl);
  useEffect(() => {
    if (fromUrl === undefined) return;
    setGenerated(fromUrl);
    void navigate(listHref(readListState(query)), { replace: true, state: PARTIAL_CHANGE });
  }, [fromUrl, query, navigate]);
  return generated;
};
