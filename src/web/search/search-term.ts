import { searchPath } from '#contract/paths.ts';
import { debounce, TYPING_PAUSE_MS } from '#web/ui/debounce.ts';

const SHORTEST_TERM = 2;

/** One letter says nothing yet; an emptied box does. */
const isTelling = (text: string): boolean => text.length === 0 || text.length >= SHORTEST_TERM;

/** Tells what was typed, once the typing pauses. */
export const createTermEmitter = (emit: (text: string) => void) => {
  const { call, cancel } = debounce((text: string) => {
    if (isTelling(text)) emit(text);
  }, TYPING_PAUSE_MS);
  return { type: call, cancel };
};

/** Where a search leads; nowhere without a term. */
export const searchAddress = (text: string): string | undefined => {
  const term = text.trim();
  return term ? searchPath(term) : undefined;
};
