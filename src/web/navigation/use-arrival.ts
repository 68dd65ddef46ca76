import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPartialChange } from './partial-change.ts';

/**
 * Every completed navigation starts at the top of the page, without animation, and with the keyboard at its title.
 * The first page is left as the browser shows it.
 */
export const useArrival = (): void => {
  const { key, hash, state } = useLocation();
  const seen = useRef(key);

  useEffect(() => {
    // The router, not the browser, decides where a page starts: also on Back and on a reload.
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the browser paints: the new page is never seen from its middle.
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The control may be gone all the same, if the page was replaced while it loaded.
    if (isPartialChange(state) && document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [key, hash, state]);
};
