const KEY = 'opened';

/**
 * Which item of a list the reader opened, kept in the list's own entry of the browser's history: it is there again
 * on Back, and nowhere else.
 */
export const noteOpened = (id: string): void =>
  window.history.replaceState({ ...window.history.state, [KEY]: id }, '');

export const openedItem = (): string | undefined => {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined;
  return typeof id === 'string' ? id : undefined;
};
