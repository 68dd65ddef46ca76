import type { OpenDatabase } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { HopelessJob, type JobLog, startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import type { Mail } from './mail.ts';

type Deps = {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'listen'>;
  mailer: Mailer;
  settings: MailSettings;
  log: JobLog;
};

/** Sends what is in the outbox until it is stopped; stopping waits for the mails in hand. */
export const startPostman = async ({ database, mailer, settings, log }: Deps): Promise<Worker> => {
  const worker = await startWorker<Mail>({
    database,
    queue: MAIL_QUEUE,
    lanes: 3,
    attemptMs: 60_000,
    describe: ({ template }) => ({ template }),
    async perform({ id, queuedAt, data }) {
      const delivery = await mailer.deliver(composeMail({ id, queuedAt, mail: data }, settings));
      if (!delivery.accepted) throw new HopelessJob(delivery.reason);
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
