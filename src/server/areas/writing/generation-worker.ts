import { GENERATION_QUEUE } from '#server/db/job-queues.ts';
import type { JobLog, JobsDatabase, Worker } from '#server/jobs/background-work.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WritingEngine } from '#server/ports/writing-engine.ts';
import { resumeGeneration } from './resume-generation.ts';
import { openRunSignal } from './run-signal.ts';
import type { ItemJob } from './start-generation.ts';
import { writeItem } from './write-item.ts';

type Deps = {
  database: JobsDatabase;
  clock: Clock;
  engine: WritingEngine;
  dailyTokens: () => number;
  log: JobLog;
};

/** Articles written at the same time: the service is waited for, which takes no processor. */
const CONCURRENCY = 2;
/** Below the queue's own limit. */
const ATTEMPT_MS = 55 * 60_000;
const RESUME_MS = 10_000;

/** Writes the articles of runs until it is stopped; unfinished items are then released. */
export const startGenerationWorker = async ({ database, ...given }: Deps): Promise<Worker> => {
  const wakeSignal = await openRunSignal(database.listen);
  const stopping = new AbortController();
  const deps = { ...given, db: database.db, wakeSignal, stopping: stopping.signal };
  const worker = await startWorker<ItemJob>({
    database,
    queue: GENERATION_QUEUE,
    concurrency: CONCURRENCY,
    attemptMs: ATTEMPT_MS,
    describe: ({ runId, position }) => ({ run: runId, item: position }),
    perform: ({ data }) => writeItem(deps, data),
    log: given.log,
  });
  const resumeTask = startScheduledTask({
    name: 'generation',
    everyMs: RESUME_MS,
    run: () => resumeGeneration(deps),
    log: given.log,
  });
  return {
    ...worker,
    async stop() {
      stopping.abort();
      wakeSignal.wake();
      await Promise.all([worker.stop(), resumeTask.stop()]);
      await wakeSignal.stop();
    },
  };
};
