import type { MouseEvent } from 'react';

/** Before a click leaves the list by its row, or by a link of it. */
export const onLeavingBy =
  (note: () => void) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('button, label, input')) note();
  };

/** A click anywhere on a row does what its link does; a click on something of its own does that. */
export const openRow =
  (open: () => void) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button, label, input')) return;
    open();
  };
