import { useEffect, useState } from 'react';
import { holdsDraftOf } from './kept-draft.ts';

/** Whether this browser still holds the draft of this announcement; not until it was asked, as for every visitor. */
export const useKeptDraft = (reference: string | null): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(reference !== null && holdsDraftOf(reference)), [reference]);
  return held;
};
