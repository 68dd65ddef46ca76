export type Options = {
  readonly suggestions: readonly string[];
  /** The suggestion selected with the arrows; NONE when the field itself is. */
  readonly active: number;
};

export const NONE = -1;
export const NOTHING: Options = { suggestions: [], active: NONE };

type Meaning =
  | { does: 'move'; to: number }
  | { does: 'choose'; term: string }
  | { does: 'close' }
  /** The form is about to be sent. */
  | { does: 'submit' };

/** What a key does to the field and its suggestions; undefined for a key that only types. */
export const meaningOf = (key: string, { suggestions, active }: Options): Meaning | undefined => {
  const last = suggestions.length - 1;
  const term = suggestions[active];
  if (key === 'Enter') return term === undefined ? { does: 'submit' } : { does: 'choose', term };
  if (suggestions.length === 0) return undefined;
  // The selection wraps around, through the field.
  if (key === 'ArrowDown') return { does: 'move', to: active < last ? active + 1 : NONE };
  if (key === 'ArrowUp') return { does: 'move', to: active === NONE ? last : active - 1 };
  return key === 'Escape' ? { does: 'close' } : undefined;
};
