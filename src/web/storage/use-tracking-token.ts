import { useEffect, useState } from 'react';
import { tokenOf } from './tracking-links.ts';

/**
 * The tracking token of this announcement, where this browser sent it; null where it did not, undefined until it was
 * asked: a page's HTML is the same for every visitor.
 */
export const useTrackingToken = (reference: string | null): string | null | undefined => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken((reference && tokenOf(reference)) || null), [reference]);
  return token;
};
