import type { Suggestion } from '#web/api/suggestions.ts';

export type Options = {
  readonly suggestions: readonly Suggestion[];
  /** The suggestion selected with the arrows; NONE when the field itself is. */
  readonly active: number;
};

export const NONE = -1;
export const NOTHING: Options = { suggestions: [], active: NONE };

type Meaning =
  | { does: 'move'; to: number }
  | { does: 'choose'; chosen: Suggestion }
  | { does: 'close' }
  /** The form is about to be sent. */
  | { does: 'submit' };

/** What a key does to the field and its suggestions; undefined for a key that only types. */
export const meaningOf = (key: string, { suggestions, active }: Options): Meaning | undefined => {
  const last = suggestions.length - 1;
  const chosen = suggestions[active];
  if (key === 'Enter') return chosen ? { does: 'choose', chosen } : { does: 'submit' };
  if (suggestions.length === 0) return undefined;
  // The selection wraps around, through the field.
  if (key === 'ArrowDown') return { does: 'move', to: active < last ? active + 1 : NONE };
  if (key === 'ArrowUp') return { does: 'move', to: active === NONE ? last : active - 1 };
  return key === 'Escape' ? { does: 'close' } : undefined;
};
