/** After the last change. */
const PAUSE_MS = 3_000;
/** Whoever never pauses is saved all the same. */
const LONGEST_MS = 10_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** Calls `save` a moment after `touch`, one call at a time. */
export const createAutosave = (save: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTouch: number | undefined;
  let running: Promise<void> = Promise.resolve();

  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    firstTouch = undefined;
  };
  const run = (): Promise<void> => {
    forget();
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
    /** What waits is saved now. */
    flush: (): Promise<void> => (timer === undefined ? running : run()),
    /** What waits is dropped; what is on its way has arrived. */
    rest(): Promise<void> {
      forget();
      return running;
    },
    stop: forget,
  };
};
