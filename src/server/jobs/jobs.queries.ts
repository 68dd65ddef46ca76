import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { named } from '#server/db/name-statements.ts';

/** The NOTIFY channel that wakes the workers; the message is the name of the queue. */
export const JOB_QUEUED = 'job_queued';

/** Notified when the transaction commits, not when it is rolled back. */
export const announceJob = async (trx: Connection, queue: string): Promise<void> => {
  await sql`select pg_notify(${JOB_QUEUED}, ${queue})`.execute(trx);
};

/**
 * Those of these queues in which a job waits to be done. It is asked all day long: unlike taking a job, it costs the
 * database next to nothing.
 */
export const dueQueues = async (db: Connection, queues: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) as queue
    where exists (
      select from ${sql.table(`${JOBS_SCHEMA}.job`)}
      where name = queue and state < 'active' and not blocked and start_after <= now()
    ) ${named}
  `.execute(db);
  return rows.map(({ queue }) => queue);
};

/** Makes the current attempt the last one: a failure is then permanent. */
export const makeAttemptTheLast = async (db: Connection, queue: string, id: string): Promise<void> => {
  await sql`
    update ${sql.table(`${JOBS_SCHEMA}.job`)} set retry_limit = retry_count
    where name = ${queue} and id = ${id}
  `.execute(db);
};

/**
 * For a copied site: the workers that held these jobs are those of the original. They are to be done at once, even those
 * on their last attempt, which nothing says has failed.
 */
export const releaseJobs = async (db: Connection): Promise<void> => {
  await release(db, sql`true`);
};

/**
 * The process that held these jobs has been killed: they are to be done at once. Not those on their last attempt, which
 * fail at the end of their lease: a job that kills its process would do so at each start.
 */
export const releaseInterruptedJobs = async (db: Connection): Promise<void> => {
  await release(db, sql`retry_count < retry_limit`);
};

const release = (db: Connection, condition: RawBuilder<unknown>) =>
  sql`
    update ${sql.table(`${JOBS_SCHEMA}.job`)} set state = 'retry', start_after = now()
    where state = 'active' and ${condition}
  `.execute(db);
