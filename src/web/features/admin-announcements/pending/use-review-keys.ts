import { useEffect, useRef } from 'react';

type Handlers = {
  /** By how many cards to go: 1 or -1. */
  move: (step: number) => void;
  approve: () => void;
  reject: () => void;
};

/** j, k, a and r, where nobody is typing, no window is open and no other key goes with them. */
export const useReviewKeys = (enabled: boolean, handlers: Handlers): void => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      // A key held down is one decision, not thirty.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { move, approve, reject } = latest.current;
      const actions: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        a: approve,
        r: reject,
      };
      const act = actions[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type="checkbox"]), textarea, select') !== null);
