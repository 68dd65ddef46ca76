import type { JobLog, Worker } from './background-work.ts';
import { createWakeSignal } from './wake-signal.ts';

type ScheduledTask = {
  name: string;
  everyMs: number;
  /** Several servers may run it at the same time: it changes rows by compare-and-set. */
  run: () => Promise<void>;
  log: JobLog;
};

/**
 * Runs the task at once, then at its interval until it is stopped; stopping waits for the current run. A failed run is
 * logged, and the next one still happens.
 */
export const startScheduledTask = ({ name, everyMs, run, log }: ScheduledTask): Worker => {
  let stopping = false;
  const wakeSignal = createWakeSignal();
  const running = (async () => {
    while (!stopping) {
      await run().catch((error) => log.error({ err: error, task: name }, 'scheduled task failed'));
      if (!stopping) await wakeSignal.sleep(everyMs);
    }
  })();
  return {
    name,
    async stop() {
      stopping = true;
      wakeSignal.wake();
      await running;
    },
  };
};
