import { createBell } from './bell.ts';
import type { JobLog, Worker } from './worker.ts';

type Round = {
  name: string;
  everyMs: number;
  /** Several servers may walk at the same time: what it does, it does by compare-and-set. */
  walk: () => Promise<void>;
  log: JobLog;
};

/**
 * Walks at once, then again and again until it is stopped; stopping waits for the round under way. A round that fails
 * is logged, and the next one comes all the same.
 */
export const startRounds = ({ name, everyMs, walk, log }: Round): Worker => {
  let stopping = false;
  const bell = createBell();
  const walking = (async () => {
    while (!stopping) {
      await walk().catch((error) => log.error({ err: error, round: name }, 'round failed'));
      if (!stopping) await bell.sleep(everyMs);
    }
  })();
  return {
    async stop() {
      stopping = true;
      bell.ring();
      await walking;
    },
  };
};
