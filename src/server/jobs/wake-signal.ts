/** Wakes the waiting loops; its counter tells a loop that was busy about a signal it missed. */
export const createWakeSignal = () => {
  let wakeCount = 0;
  const sleepers = new Set<() => void>();
  return {
    wakeCount: (): number => wakeCount,
    wake(): void {
      wakeCount += 1;
      for (const wake of sleepers) wake();
    },
    /** Waits for the signal, or for this time at most. */
    sleep: (milliseconds?: number): Promise<void> =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(wake, milliseconds);
        sleepers.add(wake);
      }),
  };
};
