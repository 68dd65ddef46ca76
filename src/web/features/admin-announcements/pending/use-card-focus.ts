import { useCallback, useEffect, useRef } from 'react';

const CARDS = 'article[data-card]';

/**
 * The focused card, and the card that takes the focus once a decision has removed one. `reading` is the
 * loaded list, undefined while it is being reloaded.
 */
export const useCardFocus = (reading: object | undefined) => {
  const queue = useRef<HTMLDivElement>(null);
  /** The index to focus when the list is reloaded. */
  const wanted = useRef<number>(undefined);
  /** The card that had the focus itself (not one of its controls) when a dialog opened. */
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
      // When no card is left, the sentence that says so takes the focus.
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
    /** Call before a dialog opens over the card. */
    beforeDialog: () => {
      asking.current = cards().find((card) => card === document.activeElement);
    },
    /** The element to focus when that dialog closes; null if no card had the focus. */
    focusAfterDialog: () => (asking.current?.isConnected ? asking.current : null),
    /** Call before the list is reloaded: the card at this index then takes the focus. */
    focusAfterReload: (index: number) => {
      wanted.current = index;
    },
  };
};
