/** Calls back on a click outside; returns the function that stops listening. */
export const watchOutsideClick = (
  root: EventTarget,
  isInside: (target: EventTarget | null) => boolean,
  onOutside: () => void,
): (() => void) =>
  listen(root, {
    // On click, not on mousedown: closing may move the pressed element, and its click would be lost.
    click: (event) => !isInside(event.target) && onOutside(),
    // Tabbing out of an open panel closes it.
    keyup: (event) => keyOf(event) === 'Tab' && !isInside(event.target) && onOutside(),
  });

export const watchEscape = (root: EventTarget, onEscape: () => void): (() => void) =>
  listen(root, { keydown: (event) => keyOf(event) === 'Escape' && onEscape() });

const listen = (root: EventTarget, handlers: Record<string, (event: Event) => unknown>): (() => void) => {
  const all = Object.entries(handlers);
  for (const [type, handler] of all) root.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of all) root.removeEventListener(type, handler);
  };
};

const keyOf = (event: Event): unknown => ('key' in event ? event.key : undefined);
