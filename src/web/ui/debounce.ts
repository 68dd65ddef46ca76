/** The pause after which a search box is taken at its word. */
export const TYPING_PAUSE_MS = 300;

/** Runs the work with the last argument it was given, once no other came for a while. */
export const debounce = <Argument = void>(work: (argument: Argument) => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly argument: Argument } | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  /** What is still waiting runs now; nothing otherwise. */
  const flush = () => {
    const last = waiting;
    cancel();
    if (last) work(last.argument);
  };
  const call = (argument: Argument) => {
    cancel();
    waiting = { argument };
    timer = setTimeout(flush, ms);
  };
  return { call, cancel, flush };
};
