import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import type { JobLog, JobsDatabase, Worker } from '#server/jobs/background-work.ts';
import { PermanentJobError, startWorker } from '#server/jobs/worker.ts';
import type { MailedFile, Mailer } from '#server/ports/mailer.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { markSent, markTried } from './mails.queries.ts';

type Deps = {
  database: JobsDatabase;
  mailer: Mailer;
  /** Read for each mail: they may have changed. */
  settings: () => Promise<MailSettings>;
  /** Finds or creates the file of a document; undefined when it was never issued. */
  openAttachment?: (attachment: MailAttachment) => Promise<MailedFile | undefined>;
  log: JobLog;
};

/** How long the end of the process waits for mails on their way; it is shorter than the time the process has. */
const STOP_MS = 4_000;

/** Sends the mails of the outbox until it is stopped; stopping waits for the running ones. */
export const startMailWorker = async (deps: Deps): Promise<Worker> => {
  const { database, mailer, settings, openAttachment, log } = deps;
  const worker = await startWorker<Mail>({
    database,
    queue: MAIL_QUEUE,
    concurrency: 3,
    attemptMs: 60_000,
    describe: ({ template }) => ({ template }),
    async perform({ id, queuedAt, data }) {
      const attachments = await openAll(data.attachments ?? [], openAttachment);
      const mail = composeMail({ id, queuedAt, mail: data }, await settings(), attachments);
      const delivery = await mailer.deliver(mail);
      if (!delivery.accepted) throw new PermanentJobError(delivery.reason);
      await markSent(database.db, id);
    },
    onFailure: ({ id }, failure) => markTried(database.db, { id, ...failure }),
    log,
  });
  return {
    ...worker,
    async stop() {
      // A mail server that does not answer must not delay the end of the process: the mail is tried again later.
      const timer = setTimeout(() => void mailer.close(), STOP_MS);
      await worker.stop();
      clearTimeout(timer);
      await mailer.close();
    },
  };
};

/** A mail is never sent without its attachments. */
const openAll = async (
  attachments: readonly MailAttachment[],
  open: Deps['openAttachment'],
): Promise<MailedFile[]> => {
  const files: MailedFile[] = [];
  for (const attachment of attachments) {
    const file = await open?.(attachment);
    if (!file) throw new PermanentJobError(`No ${attachment.kind} ${attachment.id} to attach`);
    files.push(file);
  }
  return files;
};
