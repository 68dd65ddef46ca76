import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import type { Mail } from './mail.ts';

const oneAddress = z.email().max(254);

/**
 * Queues a mail in the transaction of the event that causes it. Returns its id, which is in its Message-ID and stays
 * the same across retries.
 */
export const queueMail = (trx: Connection, mail: Mail): Promise<string> => {
  // Callers have validated user input: a list of addresses here is a defect.
  if (mail.to !== 'team') oneAddress.parse(mail.to.address);
  return queueJob(trx, MAIL_QUEUE, mail);
};
