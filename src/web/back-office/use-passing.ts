import { useEffect, useRef, useState } from 'react';

/**
 * What is said goes by itself after a while, unless somebody points at it or has the keyboard in it: they may be
 * reading. Give the returned handlers to what shows it.
 */
export const usePassing = (shown: unknown, delay: number, onGone: () => void) => {
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => gone.current(), delay);
    return () => clearTimeout(timer);
  }, [shown, held, delay]);
  useEffect(() => {
    if (!shown) setHeld(false);
  }, [shown]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
};
