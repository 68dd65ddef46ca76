const KEY = 'opened';

/**
 * The item of a list that the reader opened, stored in the list's entry of the browser's history: only Back finds it
 * again.
 */
export const noteOpened = (id: string): void =>
  window.history.replaceState({ ...window.history.state, [KEY]: id }, '');

export const openedItem = (): string | undefined => {
  const state: unknown = window.history.state;
  const id = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined;
  return typeof id === 'string' ? id : undefined;
};
