import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#server/db/client.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import type { Delivery, Mailer } from '#server/ports/mailer.ts';
import { createBell } from './bell.ts';
import { composeMail, type MailSettings } from './compose-mail.ts';
import { openJobs } from './jobs.ts';
import { MAIL_QUEUED, makeAttemptTheLast } from './mail.queries.ts';
import type { Mail } from './mail.ts';

export type MailLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
};

type Deps = {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'listen'>;
  mailer: Mailer;
  settings: MailSettings;
  log: MailLog;
};

type MailJob = JobWithMetadata<Mail>;

/** Mails sent at the same time: a slow server holds up no more than itself. */
const LANES = 3;
/** A mail to be tried again is due without anybody saying so. */
const POLL_MS = 5_000;
/** Shorter than the job may stay in hand (`expireInSeconds` of the queue), so that nobody else takes it meanwhile. */
const ATTEMPT_MS = 60_000;

export type Postman = { stop(): Promise<void> };

/** Sends what is in the outbox until it is stopped; stopping waits for the mails in hand. */
export const startPostman = async (deps: Deps): Promise<Postman> => {
  const { database, mailer, log } = deps;
  const boss = openJobs(database, {
    supervise: true,
    onError: (error) => log.warn({ err: error }, 'outbox not reached'),
  });
  await boss.start();
  let stopping = false;
  const bell = createBell();
  const stopListening = await database.listen({ channel: MAIL_QUEUED, hear: bell.ring, missed: bell.ring });

  const lane = async () => {
    while (!stopping) {
      const heard = bell.rings();
      const job = await nextMail(boss).catch((error) => {
        log.warn({ err: error }, 'outbox not reached');
        return undefined;
      });
      if (job) await handle(boss, job, deps).catch((error) => log.error({ err: error }, 'mail not settled'));
      // What was queued while looking is not slept through.
      else if (bell.rings() === heard) await bell.sleep(POLL_MS);
    }
  };
  const lanes = Array.from({ length: LANES }, lane);

  return {
    async stop() {
      stopping = true;
      bell.ring();
      await Promise.all(lanes);
      await stopListening();
      await boss.stop({ close: false });
      await mailer.close();
    },
  };
};

const nextMail = async (boss: PgBoss): Promise<MailJob | undefined> => {
  const [job] = await boss.fetch<Mail>(MAIL_QUEUE, { includeMetadata: true });
  return job;
};

const handle = async (boss: PgBoss, job: MailJob, deps: Deps): Promise<void> => {
  const { database, log } = deps;
  // A mail that was given up and taken up again is another job, but the same mail.
  const line = { mail: job.sourceRootId ?? job.id, template: job.data.template };
  try {
    const delivery = await attempt(job, deps);
    if (delivery.accepted) {
      // Nothing of it is kept: it holds people's words, and links that open an account.
      await boss.deleteJob(MAIL_QUEUE, job);
      log.info(line, 'mail sent');
      return;
    }
    await makeAttemptTheLast(database.db, job.id);
    await boss.fail(MAIL_QUEUE, job, { message: delivery.reason });
    log.error({ ...line, reason: withoutAddresses(delivery.reason) }, 'mail refused, see npm run mails');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await boss.fail(MAIL_QUEUE, job, { message });
    const reason = withoutAddresses(message);
    if (job.retryCount >= job.retryLimit) log.error({ ...line, reason }, 'mail given up, see npm run mails');
    else log.warn({ ...line, reason, attempt: job.retryCount + 1 }, 'mail not sent yet');
  }
};

const attempt = async (job: MailJob, { mailer, settings }: Deps): Promise<Delivery> => {
  const id = job.sourceRootId ?? job.id;
  const mail = composeMail({ id, queuedAt: job.createdOn, mail: job.data }, settings);
  return await within(ATTEMPT_MS, mailer.deliver(mail));
};

const within = async <Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`No answer within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Mail servers repeat the recipient; logs name nobody. */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '…');
