import { useEffect, useRef, useState } from 'react';

/**
 * Dismisses a message after a delay, unless the pointer or the focus is in it: the user may be reading. Pass the
 * returned handlers to the element that shows it.
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
