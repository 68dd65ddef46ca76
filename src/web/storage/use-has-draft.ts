import { useEffect, useState } from 'react';
import { hasDraftOf } from './submission-draft.ts';

/** Whether this browser still holds the draft of this announcement; not until it was asked, as for every visitor. */
export const useHasDraft = (reference: string | null): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(reference !== null && hasDraftOf(reference)), [reference]);
  return held;
};
