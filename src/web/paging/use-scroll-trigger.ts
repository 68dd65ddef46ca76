import { useEffect, useEffectEvent, useRef } from 'react';
import { createApproach, type IsNear, type View } from './approach.ts';
import { throttle } from './throttle.ts';

const THROTTLE_MS = 200;
const FIRST_LOOK_MS = 100;

type Trigger = {
  isNear: IsNear;
  onNear: () => void;
  /** Changes when another list has taken the place of this one. */
  resetKey: unknown;
  /** Changes when the list has grown. */
  content: unknown;
};

/**
 * Calls when scrolling brings the reader near the end of the page, and once shortly after arrival. Scrolling alone
 * does: when Tab moves the window to a link, that is not a wish for more, and the footer must stay within reach.
 */
export const useScrollTrigger = ({ isNear, onNear, resetKey, content }: Trigger): void => {
  const approach = useRef<ReturnType<typeof createApproach>>(undefined);
  const look = useEffectEvent(() => {
    approach.current ??= createApproach(isNear);
    if (approach.current.comesNear(currentView())) onNear();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is not read, that there is one is what counts.
  useEffect(() => {
    approach.current = undefined;
    const looking = throttle(look, THROTTLE_MS);
    let byFocus = false;
    const onScroll = () => (byFocus ? approach.current?.note(currentView()) : looking.call());
    const onFocus = () => {
      byFocus = true;
      // The browser scrolls to what took the focus at once, and tells of it in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => (byFocus = false)));
    };
    const firstLook = setTimeout(look, FIRST_LOOK_MS);
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
    // Not at arrival, where the first look has its own moment.
    if (approach.current) look();
  }, [content]);
};

const currentView = (): View => {
  const { scrollHeight: height, clientHeight } = document.documentElement;
  return { below: height - window.scrollY - window.innerHeight, height, window: clientHeight };
};
