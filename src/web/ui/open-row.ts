import type { MouseEvent } from 'react';

/** A click anywhere on a row does what its link does; a click on something of its own does that. */
export const openRow =
  (open: () => void) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button, label, input')) return;
    open();
  };
