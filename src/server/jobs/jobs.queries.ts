import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';

/** The channel on which workers hear that there is a job; the message is the name of its queue. */
export const JOB_QUEUED = 'job_queued';

/** Told when the transaction commits, and not when it is rolled back. */
export const announceJob = async (trx: Connection, queue: string): Promise<void> => {
  await sql`select pg_notify(${JOB_QUEUED}, ${queue})`.execute(trx);
};

/** The attempt under way is the last one: failing now gives the job up at once. */
export const makeAttemptTheLast = async (db: Connection, queue: string, id: string): Promise<void> => {
  await sql`
    update ${sql.table(`${JOBS_SCHEMA}.job`)} set retry_limit = retry_count
    where name = ${queue} and id = ${id}
  `.execute(db);
};
