type Throttled = { call: () => void; cancel: () => void };

/** At most one run every `pause` milliseconds; what was asked for in between is run once, at the end of the pause. */
export const throttle = (run: () => void, pause: number): Throttled => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;

  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) start();
    }, pause);
  };
  const start = () => {
    asked = false;
    rest();
    run();
  };

  return {
    call() {
      if (timer === undefined) start();
      else asked = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  };
};
