import { useEffect, useLayoutEffect, useRef } from 'react';

type Handlers = {
  /** The number of cards to move by: 1 or -1. */
  move: (step: number) => void;
  approve: (key: string) => void;
  reject: (key: string) => void;
  correct: (key: string) => void;
};

/** Handles j, k, a, r and c, except in a text field, while a dialog is open or with a modifier key. */
export const useReviewKeys = (enabled: boolean, handlers: Handlers): void => {
  const latest = useRef(handlers);
  // Before the browser paints: a key pressed as soon as the cards appear must find them.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      // A key held down repeats; it counts as one decision.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { move, approve, reject, correct } = latest.current;
      const actions: Record<string, (key: string) => void> = {
        j: () => move(1),
        k: () => move(-1),
        a: approve,
        r: reject,
        c: correct,
      };
      const key = event.key.toLowerCase();
      const act = actions[key];
      if (!act) return;
      event.preventDefault();
      act(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type="checkbox"]), textarea, select') !== null);
