import type { OpenDatabase } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { type JobLog, PermanentJobError, startWorker, type Worker } from '#server/jobs/worker.ts';
import type { MailedFile, Mailer } from '#server/ports/mailer.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import type { Mail, MailAttachment } from './mail.ts';

type Deps = {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'listen'>;
  mailer: Mailer;
  /** Read for each mail: they may have changed. */
  settings: () => Promise<MailSettings>;
  /** Finds or creates the file of a document; undefined when it was never issued. */
  openAttachment?: (attachment: MailAttachment) => Promise<MailedFile | undefined>;
  log: JobLog;
};

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
    },
    log,
  });
  return {
    async stop() {
      await worker.stop();
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
