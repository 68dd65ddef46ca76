import { useEffect, useEffectEvent, useRef } from 'react';
import { createApproach, type IsNear, type View } from './approach.ts';
import { throttle } from './throttle.ts';

const THROTTLE_MS = 200;
const FIRST_LOOK_MS = 100;

type Trigger = {
  isNear: IsNear;
  onNear: () => void;
  /** A key that changes when another list replaces this one. */
  resetKey: unknown;
  /** A number that changes when the list grows. */
  content: unknown;
};

/**
 * Calls back when the reader scrolls near the end of the page, and once shortly after arrival. Only on scrolling: when
 * Tab scrolls to a link, nothing more is loaded, so that the footer stays reachable.
 */
export const useScrollTrigger = ({ isNear, onNear, resetKey, content }: Trigger): void => {
  const approach = useRef<ReturnType<typeof createApproach>>(undefined);
  const look = useEffectEvent((byFocus = false) => {
    approach.current ??= createApproach(isNear);
    if (byFocus) approach.current.note(currentView());
    else if (approach.current.comesNear(currentView())) onNear();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is not read, that there is one is what counts.
  useEffect(() => {
    approach.current = undefined;
    const looking = throttle(() => look(), THROTTLE_MS);
    let byFocus = false;
    const onScroll = () => (byFocus ? look(byFocus) : looking.call());
    const onFocus = () => {
      byFocus = true;
      // The browser scrolls to the focused element at once, and fires the scroll event in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (byFocus = false)));
    };
    const firstLook = setTimeout(() => look(isPlacedByFocus()), FIRST_LOOK_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(firstLook);
      looking.cancel();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [resetKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is not read, its change is what counts.
  useEffect(() => {
    // Not on arrival, which has its own delayed check.
    if (approach.current) look();
  }, [content]);
};

/**
 * Before the scripts came, the reader may have reached the footer by Tab, or by its link, whose target it then is. A
 * reader who has scrolled away from what has the focus has scrolled.
 */
const isPlacedByFocus = (): boolean =>
  window.scrollY > 0 && [document.activeElement, document.querySelector(':target')].some(isOnScreen);

const isOnScreen = (element: Element | null): boolean => {
  if (!element || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const currentView = (): View => {
  const { scrollHeight: height, clientHeight } = document.documentElement;
  return { below: height - window.scrollY - window.innerHeight, height, window: clientHeight };
};
