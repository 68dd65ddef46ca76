import { PURGE_QUEUE } from '#server/db/job-queues.ts';
import type { JobLog, JobsDatabase, Worker } from '#server/jobs/background-work.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Cdn } from '#server/ports/cdn.ts';
import type { PurgeJob } from './invalidate-pages.queries.ts';

type Deps = {
  database: JobsDatabase;
  cdn: Cdn;
  metrics: Metrics;
  log: JobLog;
};

/**
 * The cache in front may have been fetching the former page, from a process that had not heard of the change yet, while
 * it was purged: it is purged once more when every such fetch has ended.
 */
const REPEATED_AFTER_SECONDS = 10;

/** Purges what has changed from the cache in front, until it says that it did. */
export const startPurgeWorker = ({ database, cdn, metrics, log }: Deps): Promise<Worker> =>
  startWorker<PurgeJob>({
    database,
    queue: PURGE_QUEUE,
    concurrency: 2,
    attemptMs: 20_000,
    describe: ({ keys }) => ({ keys: keys.length }),
    async perform({ data }) {
      try {
        await cdn.purge(data.keys);
      } catch (error) {
        metrics.purges('failed').value += 1;
        throw error;
      }
      metrics.purges('done').value += 1;
      if (!data.repeated)
        await queueJob(
          database.db,
          PURGE_QUEUE,
          { ...data, repeated: true },
          { startAfter: REPEATED_AFTER_SECONDS },
        );
    },
    log,
  });
