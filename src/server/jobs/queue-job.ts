import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { storableJson } from '#server/db/storable-json.ts';
import { announceJob } from './jobs.queries.ts';

/**
 * Leaves work to be done, in the transaction of the event that causes it: it is taken up once that is committed, and
 * never when it is rolled back. Gives back the job's id, which it keeps however often it is tried.
 */
export const queueJob = async (trx: Connection, queue: string, data: object): Promise<string> => {
  const id = randomUUID();
  // One that knows nothing but the transaction: the usual one would look up its queue on the outer database, which
  // PGlite's only connection cannot answer meanwhile.
  const boss = new PgBoss({ db: fromKysely(trx), schema: JOBS_SCHEMA });
  await boss.send(queue, storable(data), { id });
  await announceJob(trx, queue);
  return id;
};

/** As it would travel: dates are texts, what is undefined is not there. */
const storable = (data: object): object => storableJson(JSON.parse(JSON.stringify(data))) as object;
