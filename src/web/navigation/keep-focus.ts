/** State of a navigation that changes a part of the page: the keyboard stays where it is, on a filter for instance. */
export const KEEP_FOCUS = { keepFocus: true } as const;

export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;
