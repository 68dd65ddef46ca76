/**
 * The focus when a dialog closes. For an element outside the tab order, such as a card, Base UI would focus the first
 * control inside: the element is focused here, and Base UI is told to do nothing.
 */
export const finalFocus = (target: HTMLElement | null | undefined): HTMLElement | boolean => {
  if (!target) return true;
  if (target.tabIndex >= 0) return target;
  queueMicrotask(() => target.focus({ preventScroll: true }));
  return false;
};
