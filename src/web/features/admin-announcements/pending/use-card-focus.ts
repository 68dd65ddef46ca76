import { useCallback, useEffect, useRef } from 'react';

const CARDS = 'article[data-card]';

/**
 * Which card has the keyboard, and which one takes it once a decision has removed one. `reading` is the list as it was
 * read, undefined while another one is on its way.
 */
export const useCardFocus = (reading: object | undefined) => {
  const queue = useRef<HTMLDivElement>(null);
  /** The place to go to when the list comes back. */
  const wanted = useRef<number>(undefined);
  /** The card that had the keyboard itself, and no control of it, when a question was asked. */
  const asking = useRef<HTMLElement>(undefined);

  const cards = useCallback(() => [...(queue.current?.querySelectorAll<HTMLElement>(CARDS) ?? [])], []);
  const current = useCallback(
    () => cards().findIndex((card) => card.contains(document.activeElement)),
    [cards],
  );
  const focus = useCallback(
    (index: number) => {
      const all = cards();
      const card = all[Math.min(Math.max(index, 0), all.length - 1)];
      // Without any card left, what is focused is the sentence that says so.
      const target = card ?? queue.current;
      target?.focus({ preventScroll: true });
      card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [cards],
  );

  useEffect(() => {
    if (wanted.current === undefined || reading === undefined) return;
    focus(wanted.current);
    wanted.current = undefined;
  }, [reading, focus]);

  return {
    queue,
    current,
    move: (step: number) => focus(current() === -1 ? 0 : current() + step),
    /** A window is about to open over the card. */
    hold: () => {
      asking.current = cards().find((card) => card === document.activeElement);
    },
    /** Where the keyboard goes when that window closes; nothing where it was elsewhere. */
    held: () => (asking.current?.isConnected ? asking.current : null),
    /** The list is about to be read again: the card at this place then takes the keyboard. */
    comeBackTo: (index: number) => {
      wanted.current = index;
    },
  };
};
