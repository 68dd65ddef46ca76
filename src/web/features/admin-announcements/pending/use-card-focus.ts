import { useCallback, useEffect, useRef } from 'react';

const CARDS = 'article[data-card]';

/**
 * The focused card, and the one that takes the focus when a decision removes a card. `reading` is the loaded
 * list, undefined while there is none.
 */
export const useCardFocus = (reading: object | undefined) => {
  const queue = useRef<HTMLDivElement>(null);
  /** The decided card, its index, and the element that took the focus from it. */
  const left = useRef<{ id: string; index: number; next: HTMLElement | null }>(undefined);
  /** A move asked for before the list was there. */
  const early = useRef(false);
  /** The element to focus when a dialog closes. */
  const afterDialog = useRef<HTMLElement | null>(null);

  const cards = useCallback(() => [...(queue.current?.querySelectorAll<HTMLElement>(CARDS) ?? [])], []);
  const current = useCallback(
    () => cards().find((card) => card.contains(document.activeElement))?.dataset.card,
    [cards],
  );
  const indexOf = useCallback(
    (id: string | undefined) => cards().findIndex((card) => card.dataset.card === id),
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

  const settle = useCallback(
    ({ id, index, next }: NonNullable<typeof left.current>) => {
      // The reviewer moved on meanwhile, to another card or into a dialog: the focus stays there.
      const active = document.activeElement;
      if (active !== next && active !== document.body && active !== queue.current) return;
      // A card that is still listed was not decided after all.
      const again = indexOf(id);
      focus(again === -1 ? index : again);
    },
    [indexOf, focus],
  );
  useEffect(() => {
    if (reading === undefined) return;
    if (left.current) settle(left.current);
    else if (early.current) focus(0);
    left.current = undefined;
    early.current = false;
  }, [reading, settle, focus]);

  return {
    queue,
    /** The id of the card that has the focus, or one of whose controls has it. */
    current,
    move: (step: number) => {
      if (reading === undefined) early.current = true;
      else focus(current() === undefined ? 0 : indexOf(current()) + step);
    },
    /** Call before a dialog opens over the card. */
    beforeDialog: () => {
      afterDialog.current = cards().find((card) => card === document.activeElement) ?? null;
    },
    /** The element to focus when that dialog closes; null if no card had the focus. */
    focusAfterDialog: () => (afterDialog.current?.isConnected ? afterDialog.current : null),
    /** Call when this card is decided and folds: the next card takes the focus, or the one before. */
    leave: (id: string) => {
      const all = cards();
      const index = indexOf(id);
      const next = all[index + 1] ?? all[index - 1] ?? queue.current;
      left.current = { id, index, next };
      afterDialog.current = next;
      next?.focus({ preventScroll: true });
      if (next !== queue.current) next?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
};
