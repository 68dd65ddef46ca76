/** The id of the element that holds an item of a list. */
export const listItemId = (id: string): string => `liste-${id}`;

/** Focuses the link of an item, and scrolls to it. */
export const focusListItem = (id: string): void =>
  document.getElementById(listItemId(id))?.querySelector<HTMLElement>('a[href]')?.focus();
