import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { storableJson } from '#server/db/storable-json.ts';
import { announceJob } from './jobs.queries.ts';

/**
 * Queues a job in the transaction of the event that causes it: it runs once that is committed, and never when it is
 * rolled back. Returns the job's id, which stays the same across retries.
 */
export const queueJob = async (
  trx: Connection,
  queue: string,
  data: object,
  /** In how many seconds it may run at the earliest, and the id to give it. */
  { startAfter, id = randomUUID() }: { startAfter?: number; id?: string } = {},
): Promise<string> => {
  // An instance bound to the transaction: the usual one would look up its queue on the outer database, which would
  // wait for PGlite's only connection.
  const boss = new PgBoss({ db: fromKysely(trx), schema: JOBS_SCHEMA });
  await boss.send(queue, storable(data), { id, ...(startAfter !== undefined && { startAfter }) });
  await announceJob(trx, queue);
  return id;
};

/** As JSON: dates become text, undefined fields are dropped. */
const storable = (data: object): object => storableJson(JSON.parse(JSON.stringify(data))) as object;
