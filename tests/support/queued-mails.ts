import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';
import type { Mail } from '#server/mail/mail.ts';

/** The queued mails of an address, oldest first. */
export const queuedMails = async (db: Connection, address: string): Promise<Mail[]> => {
  const { rows } = await sql<{ data: Mail }>`
    select data from ${sql.table(`${JOBS_SCHEMA}.job`)}
    where name = ${MAIL_QUEUE} and data->'to'->>'address' = ${address}
    order by created_on, id
  `.execute(db);
  return rows.map(({ data }) => data);
};
