import { createWakeSignal } from './wake-signal.ts';
import type { JobLog, Worker } from './worker.ts';

type ScheduledTask = {
  name: string;
  everyMs: number;
  /** Several servers may walk at the same time: what it does, it does by compare-and-set. */
  run: () => Promise<void>;
  log: JobLog;
};

/**
 * Walks at once, then again and again until it is stopped; stopping waits for the round under way. A round that fails
 * is logged, and the next one comes all the same.
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
    async stop() {
      stopping = true;
      wakeSignal.wake();
      await running;
    },
  };
};
