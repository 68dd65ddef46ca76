import { useEffect, useRef, useState } from 'react';

/**
 * Calls once a delay has run out. It stands still while the reader is at what it would take away, and goes on from
 * there.
 */
export const usePausableDelay = (delayMs: number, onOver: () => void) => {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const left = useRef(delayMs);
  const over = useRef(onOver);
  over.current = onOver;
  const running = !held.pointer && !held.focus;

  useEffect(() => {
    if (!running) return;
    const begun = performance.now();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [running]);

  return {
    onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
};
