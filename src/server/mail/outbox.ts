import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import type { Mail } from './mail.ts';

const oneAddress = z.email().max(254);

/**
 * Leaves a mail to be sent, in the transaction of the event that causes it. Gives back its id, which its Message-ID
 * carries however often it is tried.
 */
export const queueMail = (trx: Connection, mail: Mail): Promise<string> => {
  // Whoever calls has validated what people typed: a list of addresses here is a defect.
  if (mail.to !== 'team') oneAddress.parse(mail.to.address);
  return queueJob(trx, MAIL_QUEUE, mail);
};
