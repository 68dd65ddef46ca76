/** The debounce delay of search boxes. */
export const TYPING_PAUSE_MS = 300;

/** Runs the work with the last argument, once no other call came during the delay. */
export const debounce = <Argument = void>(work: (argument: Argument) => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly argument: Argument } | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  /** Runs the pending call now, if there is one. */
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
