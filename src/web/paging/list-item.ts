/** The id of the element that holds an item of a list. */
export const listItemId = (id: string): string => `liste-${id}`;

/** Moves the keyboard, and with it the window, to the link of an item. */
export const focusListItem = (id: string): void =>
  document.getElementById(listItemId(id))?.querySelector<HTMLElement>('a[href]')?.focus();
