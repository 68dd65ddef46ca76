import { useEffect, useRef, useState } from 'react';

/**
 * What is said goes by itself after a while, unless somebody points at it or has the keyboard in it: they may be
 * reading. Give the returned handlers to what shows it.
 */
export const useAutoDismiss = (shown: unknown, delay: number, onDismiss: () => void) => {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => dismiss.current(), delay);
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
