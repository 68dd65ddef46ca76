/**
 * Where the keyboard goes when a window closes. Of what Tab does not reach, as a card, Base UI would take the first
 * control inside: it is focused here, and Base UI is told to leave it.
 */
export const finalFocus = (target: HTMLElement | null | undefined): HTMLElement | boolean => {
  if (!target) return true;
  if (target.tabIndex >= 0) return target;
  queueMicrotask(() => target.focus({ preventScroll: true }));
  return false;
};
