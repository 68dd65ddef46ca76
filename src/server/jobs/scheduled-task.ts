import { createBell } from './bell.ts';
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
  const bell = createBell();
  const running = (async () => {
    while (!stopping) {
      await run().catch((error) => log.error({ err: error, task: name }, 'scheduled task failed'));
      if (!stopping) await bell.sleep(everyMs);
    }
  })();
  return {
    async stop() {
      stopping = true;
      bell.ring();
      await running;
    },
  };
};
