/** The delay after the last change. */
const PAUSE_MS = 3_000;
/** The longest delay during continuous typing. */
const LONGEST_MS = 10_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** Calls `save` a short time after `touch`, one call at a time. */
export const createAutosave = (save: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTouch: number | undefined;
  let running: Promise<void> = Promise.resolve();

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    firstTouch = undefined;
  };
  const run = (): Promise<void> => {
    clear();
    running = running.then(save);
    return running;
  };

  return {
    touch(): void {
      const now = Date.now();
      firstTouch ??= now;
      clearTimeout(timer);
      const wait = Math.min(PAUSE_MS, firstTouch + LONGEST_MS - now);
      timer = setTimeout(() => void run(), Math.max(0, wait));
    },
    /** Runs the pending save now. */
    flush: (): Promise<void> => (timer === undefined ? running : run()),
    /** Cancels the pending save and waits for the one in flight. */
    cancelPending(): Promise<void> {
      clear();
      return running;
    },
    stop: clear,
  };
};
