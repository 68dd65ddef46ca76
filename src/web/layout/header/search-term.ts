const DEBOUNCE_MS = 300;
const SHORTEST_TERM = 2;

/** One letter says nothing yet; an emptied box does. */
const isTelling = (text: string): boolean => text.length === 0 || text.length >= SHORTEST_TERM;

/** Tells what was typed, once the typing pauses. */
export const createTermEmitter = (emit: (text: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    type(text: string) {
      cancel();
      timer = setTimeout(() => {
        if (isTelling(text)) emit(text);
      }, DEBOUNCE_MS);
    },
    cancel,
  };
};

/** Where a search leads; nowhere without a term. */
export const searchAddress = (text: string): string | undefined => {
  const term = text.trim();
  return term ? `/search?q=${encodeURIComponent(term)}` : undefined;
};
