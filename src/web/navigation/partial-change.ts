/** Router state of a navigation that changes a part of the page, as a filter does: scroll and focus do not move. */
export const PARTIAL_CHANGE = { partialChange: true } as const;

export const isPartialChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'partialChange' in state && state.partialChange === true;
