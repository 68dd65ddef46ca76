import type { OpenDatabase } from '#server/db/client.ts';
import { FAILED_MAIL_QUEUE } from '#server/db/job-queues.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import type { Mail } from './mail.ts';
import { markQueuedAgain } from './mails.queries.ts';

export type FailedMail = {
  /** The mail's id, which is in its Message-ID. */
  readonly id: string;
  readonly template: Mail['template'];
  readonly to: string;
  readonly queuedAt: Date;
  readonly failedAt: Date;
  readonly reason: string;
};

type Outbox = Pick<OpenDatabase, 'executeSql'>;

/** Mails that failed permanently: refused by the recipient's server, or retried for a day. Stored 90 days. */
export const listFailedMails = async (database: Outbox): Promise<FailedMail[]> => {
  const jobs = await openJobs(database, { supervise: false }).findJobs<Mail>(FAILED_MAIL_QUEUE);
  return jobs.map(({ id, sourceRootId, data, sourceCreatedOn, createdOn, sourceOutput }) => ({
    id: sourceRootId ?? id,
    template: data.template,
    to: data.to === 'team' ? "l'équipe" : data.to.address,
    queuedAt: sourceCreatedOn ?? createdOn,
    failedAt: createdOn,
    reason: reasonOf(sourceOutput),
  }));
};

/** Puts them back in the outbox as new mails; returns how many. */
export const retryFailedMails = async (database: Outbox & Pick<OpenDatabase, 'db'>): Promise<number> => {
  const count = await openJobs(database, { supervise: false }).redrive(FAILED_MAIL_QUEUE);
  await markQueuedAgain(database.db);
  return count;
};

const reasonOf = (output: object | null): string =>
  output && 'message' in output && typeof output.message === 'string' ? output.message : 'raison inconnue';
