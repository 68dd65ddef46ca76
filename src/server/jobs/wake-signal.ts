/** Wakes those who sleep, and lets others notice that it rang while they were awake. */
export const createWakeSignal = () => {
  let wakeCount = 0;
  const sleepers = new Set<() => void>();
  return {
    wakeCount: (): number => wakeCount,
    wake(): void {
      wakeCount += 1;
      for (const wake of sleepers) wake();
    },
    /** Until it rings, or so long. */
    sleep: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        sleepers.add(wake);
      }),
  };
};
