import { useEffect, useRef, useState } from 'react';
import { debounce, TYPING_PAUSE_MS } from './debounce.ts';
import { useIsLeaving } from './use-is-leaving.ts';

/**
 * The text of a search box: emitted once the typing pauses, and only when it differs from the last emitted one. When
 * the address changes otherwise, on Back or on a reset, the box follows it. Emitting it changes the address: a page
 * that was asked for meanwhile, by a press on a row, would not open any more.
 */
export const useTypedSearch = (current: string, tell: (text: string) => void) => {
  const isLeaving = useIsLeaving();
  const [text, setText] = useState(current);
  const reported = useRef(current);
  const latest = useRef((_typed: string) => {});
  const [pause] = useState(() => debounce((typed: string) => latest.current(typed), TYPING_PAUSE_MS));

  useEffect(() => {
    if (reported.current === current) return;
    reported.current = current;
    pause.cancel();
    setText(current);
  }, [current, pause]);

  useEffect(() => pause.cancel, [pause]);

  const tellNow = (typed: string) => {
    pause.cancel();
    const wanted = typed.trim();
    if (wanted === reported.current) return;
    reported.current = wanted;
    tell(wanted);
  };
  useEffect(() => {
    // The press may lead nowhere (Stop, Back, a question before leaving): the text waits for another pause.
    latest.current = isLeaving ? pause.call : tellNow;
  });
  const type = (typed: string) => {
    setText(typed);
    pause.call(typed);
  };
  /** Flushes the pending text, so that it is sent with another filter. */
  const take = (): string => {
    pause.cancel();
    reported.current = text.trim();
    return reported.current;
  };
  const clear = () => {
    pause.cancel();
    reported.current = '';
    setText('');
  };
  return { text, type, submit: () => tellNow(text), take, clear };
};
