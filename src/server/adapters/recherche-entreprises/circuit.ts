type Settings = { failures: number; pauseMs: number; now: () => number };

/**
 * A circuit breaker: after some failures in a row it is open for a while, then one trial call decides.
 */
export const createCircuit = ({ failures, pauseMs, now }: Settings) => {
  let inARow = 0;
  let closedAgainAt = 0;
  return {
    /** Whether a call may be made; its caller then reports the outcome. */
    mayTry: (): boolean => {
      if (inARow < failures) return true;
      const wait = closedAgainAt - now();
      // Longer than the pause: the clock was set back.
      if (wait > 0 && wait <= pauseMs) return false;
      // Other calls are refused until the outcome of this one.
      closedAgainAt = now() + pauseMs;
      return true;
    },
    succeeded: (): void => {
      inARow = 0;
    },
    failed: (): void => {
      inARow++;
      if (inARow >= failures) closedAgainAt = now() + pauseMs;
    },
  };
};
