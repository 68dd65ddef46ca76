import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';

/** The channel on which the postman hears that there is mail. */
export const MAIL_QUEUED = 'mail_queued';

/** Told when the transaction commits, and not when it is rolled back. */
export const announceMail = async (trx: Connection): Promise<void> => {
  await sql`select pg_notify(${MAIL_QUEUED}, '')`.execute(trx);
};

/** The attempt under way is the last one: failing now gives the mail up at once. */
export const makeAttemptTheLast = async (db: Connection, id: string): Promise<void> => {
  await sql`
    update ${sql.table(`${JOBS_SCHEMA}.job`)} set retry_limit = retry_count
    where name = ${MAIL_QUEUE} and id = ${id}
  `.execute(db);
};
