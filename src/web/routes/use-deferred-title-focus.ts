import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The first page of a visit has this key: it is left as the browser shows it (navigation/use-navigation-reset). */
const FIRST = 'default';

/** Focuses the title of a part of the page that is rendered after the navigation, once it is there. */
export const useDeferredTitleFocus = (part: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (key === FIRST || !part.current) return;
    const goToTitle = () => {
      const title = part.current?.querySelector('h1');
      if (!title) return;
      observer.disconnect();
      // The focus stays where the reader has already moved it.
      if (document.activeElement !== document.body) return;
      title.setAttribute('tabindex', '-1');
      title.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(goToTitle);
    observer.observe(part.current, { childList: true, subtree: true });
    goToTitle();
    return () => observer.disconnect();
  }, [key, part]);
};
