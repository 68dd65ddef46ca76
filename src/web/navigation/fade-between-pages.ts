import type { DataRouter } from 'react-router';
import { isReadingPage } from './reading-pages.ts';

/**
 * The same router, whose next page is shown in a cross-fade where the reader allows motion. The router's own
 * `viewTransition` would show an older page over a newer one, if that one came within the frame that the browser needs
 * to start, and it writes into the tab's storage, where entry-start.ts sees a reader to start for.
 */
export const fadeBetweenPages = (router: DataRouter): DataRouter => {
  let shown = router.state.location.pathname;
  const subscribe: DataRouter['subscribe'] = (show) =>
    router.subscribe((state, change) => {
      const { location } = state;
      const isOther = location.pathname !== shown;
      shown = location.pathname;
      if (!isOther || !isReadingPage(location) || !canFade()) return show(state, change);
      const fade = document.startViewTransition(() => show(router.state, { ...change, flushSync: true }));
      // A browser that cannot fade now, as in a hidden tab, shows the page all the same.
      fade.ready.catch(() => undefined);
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
};

const canFade = (): boolean =>
  'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;
