import { type Insertable, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { FAILED_MAIL_QUEUE, JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';
import type { MailTable } from '#server/db/tables/operations.ts';
import { withoutSecrets } from '#server/redact.ts';

export const insertMail = async (trx: Connection, mail: Insertable<MailTable>): Promise<void> => {
  await trx.insertInto('mails').values(mail).execute();
};

export const markSent = async (db: Connection, id: string): Promise<void> => {
  await db
    .updateTable('mails')
    .set((eb) => ({
      status: 'sent',
      sent_at: sql`now()`,
      failed_at: null,
      reason: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

type Tried = { readonly id: string; readonly reason: string; readonly final: boolean };

export const markTried = async (db: Connection, { id, reason, final }: Tried): Promise<void> => {
  await db
    .updateTable('mails')
    .set((eb) => ({
      // A mail server may repeat a part of the mail that it refuses.
      reason: withoutSecrets(reason).slice(0, 1_000),
      attempts: eb('attempts', '+', 1),
      ...(final && { status: 'failed', failed_at: sql`now()` }),
    }))
    .where('id', '=', id)
    // A mail that was sent and then sent again by mistake stays sent.
    .where('status', '<>', 'sent')
    .execute();
};

/** The failed mails are back in the queue. */
export const markQueuedAgain = async (db: Connection): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ status: 'queued', failed_at: null })
    .where('status', '=', 'failed')
    .where('id', 'in', waitingMails)
    .execute();
};

const JOBS = sql.id(JOBS_SCHEMA, 'job');

/** The ids of the mails that wait in the queue: a mail that was given up and queued again keeps its own. */
const waitingMails = sql<string>`(
  select coalesce(source_root_id, id) from ${JOBS} where name = ${MAIL_QUEUE} and state < 'completed'
)`;

const failedMails = sql<string>`(
  select coalesce(source_root_id, id) from ${JOBS} where name = ${FAILED_MAIL_QUEUE} and state < 'completed'
)`;

/**
 * Settles the rows that claim to wait although the queue has nothing for them: a worker of an earlier release sent them
 * without a word, or the queue gave them up while no worker was running.
 */
export const settleLostMails = async (db: Connection, before: Date): Promise<void> => {
  await db
    .updateTable('mails')
    .set({
      status: sql`case when id in ${failedMails} then 'failed' else 'sent' end`,
      failed_at: sql`case when id in ${failedMails} then now() end`,
    })
    .where('status', '=', 'queued')
    .where('queued_at', '<', before)
    .where('id', 'not in', waitingMails)
    .execute();
};

/** What could not be sent is not tried any more: another mail replaces it. */
export const deleteDeadLetter = async (trx: Connection, id: string): Promise<void> => {
  await sql`
    delete from ${JOBS} where name = ${FAILED_MAIL_QUEUE} and coalesce(source_root_id, id) = ${id}
  `.execute(trx);
};

/** Older than what the privacy page says. */
export const deleteOldMails = async (trx: Connection, before: Date): Promise<number> => {
  const deleted = await trx
    .deleteFrom('mails')
    .where('queued_at', '<', before)
    .where('status', '<>', 'queued')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
};

export const deleteMailsAbout = async (trx: Connection, announcementId: string): Promise<void> => {
  await trx.deleteFrom('mails').where('announcement_id', '=', announcementId).execute();
};

/** To this person, or about them. */
export const deleteMailsOf = async (trx: Connection, email: string): Promise<number> => {
  const deleted = await trx
    .deleteFrom('mails')
    .where(sql<boolean>`lower(customer) = lower(${email})`)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
};
