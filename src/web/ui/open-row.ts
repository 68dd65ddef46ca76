import type { MouseEvent } from 'react';

/** Called before a click on a row, or on a link in it, leaves the list. */
export const onLeavingBy =
  (note: () => void) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('button, label, input')) note();
  };

/** A click on a row follows its link, except on the row's own controls. */
export const openRow =
  (open: () => void) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button, label, input')) return;
    open();
  };
