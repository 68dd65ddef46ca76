import type { Suggestion } from '#web/api/suggestions.ts';

export type Options = {
  readonly suggestions: readonly Suggestion[];
  /** The one the arrows are on; NONE: they are in the field itself. */
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

/** What a key means to the field and its suggestions; nothing for a key that only types. */
export const meaningOf = (key: string, { suggestions, active }: Options): Meaning | undefined => {
  const last = suggestions.length - 1;
  const chosen = suggestions[active];
  if (key === 'Enter') return chosen ? { does: 'choose', chosen } : { does: 'submit' };
  if (suggestions.length === 0) return undefined;
  // Round and round, by way of the field.
  if (key === 'ArrowDown') return { does: 'move', to: active < last ? active + 1 : NONE };
  if (key === 'ArrowUp') return { does: 'move', to: active === NONE ? last : active - 1 };
  return key === 'Escape' ? { does: 'close' } : undefined;
};
