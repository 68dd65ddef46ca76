type Settings = { failures: number; pauseMs: number; now: () => number };

/**
 * Leaves alone what keeps failing: after so many failures in a row nothing is tried for a while, then one call, whose
 * outcome decides.
 */
export const createCircuit = ({ failures, pauseMs, now }: Settings) => {
  let inARow = 0;
  let closedAgainAt = 0;
  return {
    /** Whether to try; whoever is told so tells how it went. */
    mayTry: (): boolean => {
      if (inARow < failures) return true;
      if (now() < closedAgainAt) return false;
      // The others wait for the outcome of this one.
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
