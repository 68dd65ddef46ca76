import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { redactText } from '#server/redact.ts';
import { within } from '#server/within.ts';
import type { JobLog, JobsDatabase, Worker } from './background-work.ts';
import { makeAttemptTheLast } from './jobs.queries.ts';
import { joinQueues } from './shared-queues.ts';

export type Job<Data> = {
  /** Stable across attempts: a failed job that is queued again keeps it. */
  readonly id: string;
  readonly data: Data;
  readonly queuedAt: Date;
};

/** Thrown when a retry cannot succeed. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

type Work<Data> = {
  database: JobsDatabase;
  queue: string;
  /** Jobs that run at the same time: a slow one does not delay the others. */
  concurrency: number;
  /** Shorter than the queue's `expireInSeconds`, so that no other worker takes the job meanwhile. */
  attemptMs: number;
  /** When it throws, the job is retried as the queue is configured. May run twice for one job. */
  perform: (job: Job<Data>) => Promise<void>;
  /** Told of each failed attempt, before the queue is; `final`: it was the last one. */
  onFailure?: (job: Job<Data>, failure: { reason: string; final: boolean }) => Promise<void>;
  /** What is logged of a job besides its id: no personal data. */
  describe: (data: Data) => object;
  log: JobLog;
};

/** Runs the jobs of a queue until it is stopped; stopping waits for the running ones. */
export const startWorker = async <Data extends object>(work: Work<Data>): Promise<Worker> => {
  const { queue, log } = work;
  const { boss, signal, leave } = await joinQueues(work.database, queue, log);
  const unreachable = (error: unknown) => log.warn({ err: error, queue }, 'queue not reached');
  let stopping = false;

  const loop = async () => {
    while (!stopping) {
      const seenCount = signal.wakeCount();
      const job = await nextJob<Data>(boss, queue).catch((error) => void unreachable(error));
      if (job)
        await settle(boss, job, work).catch((error) => log.error({ err: error, queue }, 'job not settled'));
      // A job queued during the query must not wait for the poll interval.
      else if (signal.wakeCount() === seenCount) await signal.sleep();
    }
  };
  const loops = Array.from({ length: work.concurrency }, loop);

  return {
    name: queue,
    async stop() {
      stopping = true;
      signal.wake();
      await Promise.all(loops);
      await leave();
    },
  };
};

const nextJob = async <Data>(boss: PgBoss, queue: string): Promise<JobWithMetadata<Data> | undefined> => {
  const [job] = await boss.fetch<Data>(queue, { includeMetadata: true });
  return job;
};

const settle = async <Data extends object>(
  boss: PgBoss,
  job: JobWithMetadata<Data>,
  { database, queue, attemptMs, perform, onFailure, describe, log }: Work<Data>,
): Promise<void> => {
  const id = job.sourceRootId ?? job.id;
  const told = { id, data: job.data, queuedAt: job.createdOn };
  const line = { job: id, queue, ...describe(job.data) };
  try {
    await within(attemptMs, perform(told));
    // Its data is deleted: it may hold personal texts and secret links.
    await boss.deleteJob(queue, job);
    log.info(line, 'job done');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isPermanent = error instanceof PermanentJobError;
    const final = isPermanent || job.retryCount >= job.retryLimit;
    if (isPermanent) await makeAttemptTheLast(database.db, queue, job.id);
    await onFailure?.(told, { reason: message, final });
    // Kept with the job: others may have repeated an address or a secret link in it.
    const reason = redactText(message);
    await boss.fail(queue, job, { message: reason });
    if (final) log.error({ ...line, reason }, 'job given up');
    else log.warn({ ...line, reason, attempt: job.retryCount + 1 }, 'job not done yet');
  }
};
