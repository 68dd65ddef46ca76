import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * The text of the search box: told once the typing pauses, and only when it differs from what was told last. When
 * the address changes by itself, on Back or on a reset, the box follows it.
 */
export const useTypedSearch = (current: string, tell: (text: string) => void) => {
  const [text, setText] = useState(current);
  const told = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (told.current === current) return;
    told.current = current;
    clearTimeout(timer.current);
    setText(current);
  }, [current]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tellNow = (typed: string) => {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    tell(wanted);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tellNow(typed), DEBOUNCE_MS);
  };
  /** What is still in the box and not told yet goes with another filter. */
  const take = (): string => {
    clearTimeout(timer.current);
    told.current = text.trim();
    return told.current;
  };
  const clear = () => {
    clearTimeout(timer.current);
    told.current = '';
    setText('');
  };
  return { text, type, submit: () => tellNow(text), take, clear };
};
