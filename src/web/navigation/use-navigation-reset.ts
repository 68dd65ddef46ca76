import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { isPartialChange } from './partial-change.ts';
import { handleOf } from './route-handle.ts';
import { withoutParameters } from './without-parameters.ts';

/**
 * After each navigation, scrolls to the top of the page, without animation, and focuses its title. Not on the first
 * page of a visit, nor when a window opens or closes over the page.
 */
export const useNavigationReset = (): void => {
  const { key, pathname, search, hash, state } = useLocation();
  const windows = useMatches().flatMap(({ handle }) => handleOf({ handle }).windows ?? []);
  const below = pathname + withoutParameters(search, windows);
  const seen = useRef({ key, below, search });

  useEffect(() => {
    // The router, not the browser, decides where a page starts: also on Back and on a reload.
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the browser paints: the new page is never seen from its middle.
  useLayoutEffect(() => {
    const { current: last } = seen;
    if (last.key === key) return;
    seen.current = { key, below, search };
    if (hash || (last.below === below && last.search !== search)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The control may be gone, if the page was replaced during the load.
    if (isPartialChange(state) && document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [key, below, search, hash, state]);
};
