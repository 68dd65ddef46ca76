import { useEffect, useState } from 'react';
import { hasDraftOf } from './submission-draft.ts';

/** Whether this browser still stores the draft of this announcement; false until hydration. */
export const useHasDraft = (reference: string | null): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(reference !== null && hasDraftOf(reference)), [reference]);
  return held;
};
