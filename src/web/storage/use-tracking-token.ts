import { useEffect, useState } from 'react';
import { tokenOf } from './tracking-links.ts';

/**
 * The tracking token of this announcement if this browser sent it, null if not. Undefined until hydration: a page's
 * HTML is the same for every visitor.
 */
export const useTrackingToken = (reference: string | null): string | null | undefined => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken((reference && tokenOf(reference)) || null), [reference]);
  return token;
};
