import { searchPath } from '#contract/paths.ts';
import { debounce, TYPING_PAUSE_MS } from '#web/ui/debounce.ts';

const SHORTEST_TERM = 2;

/** A single letter is not searched for; an emptied box is. */
const isComplete = (text: string): boolean => text.length === 0 || text.length >= SHORTEST_TERM;

/** Emits the typed term, once the typing pauses. */
export const createTermEmitter = (emit: (text: string) => void) => {
  const { call, cancel } = debounce((text: string) => {
    if (isComplete(text)) emit(text);
  }, TYPING_PAUSE_MS);
  return { type: call, cancel };
};

/** The address of a search; undefined without a term. */
export const searchAddress = (text: string): string | undefined => {
  const term = text.trim();
  return term ? searchPath(term) : undefined;
};
