import { sql } from 'kysely';
import type { Queue } from 'pg-boss';
import type { Connection } from './client.ts';

/** The schema of pg-boss, in which the product's jobs are queued. */
export const JOBS_SCHEMA = 'jobs';

export const MAIL_QUEUE = 'mail';
/** The dead letters of the mail queue: retried only on demand. */
export const FAILED_MAIL_QUEUE = 'mail-failed';
/** Invoices, receipts and attestations to be made from their rows. */
export const DOCUMENT_QUEUE = 'documents';
/** Refunds to request from the provider. */
export const REFUND_QUEUE = 'refund';
/** Parts of a payment to refund: a queue that the workers of earlier releases, which know no parts, do not empty. */
export const PARTIAL_REFUND_QUEUE = 'partial-refund';
/** Payment pages to be closed at the provider. */
export const CLOSE_CHECKOUT_QUEUE = 'close-checkout';

/** Surrogate keys to purge from the cache in front. */
export const PURGE_QUEUE = 'cdn-purge';

/** Articles to generate, one job each. */
export const GENERATION_QUEUE = 'generation';

const HOUR = 3_600;
const DAY = 24 * HOUR;

type JobQueue = Omit<Queue, 'name'> & { readonly name: string };

const untilTheProviderAnswers = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: HOUR,
  retentionSeconds: 30 * DAY,
  expireInSeconds: 90,
  deleteAfterSeconds: DAY,
};

/** In the order of their creation: a queue names its dead letters' queue, which must exist. */
const queues: readonly JobQueue[] = [
  { name: FAILED_MAIL_QUEUE, retentionSeconds: 90 * DAY, retryLimit: 0 },
  {
    name: MAIL_QUEUE,
    deadLetter: FAILED_MAIL_QUEUE,
    // Half a minute, then twice as long each time up to an hour: given up after about a day.
    retryLimit: 30,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: HOUR,
    retentionSeconds: 30 * DAY,
    // Longer than one attempt may take: a server that died in the middle of it leaves the mail to be tried again.
    expireInSeconds: 90,
    deleteAfterSeconds: DAY,
  },
  {
    name: DOCUMENT_QUEUE,
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR,
    retentionSeconds: 30 * DAY,
    expireInSeconds: 90,
    deleteAfterSeconds: 30 * DAY,
  },
  // Asked of the provider with one idempotency key, for about a day; then the reconciliation alerts the team.
  { name: REFUND_QUEUE, ...untilTheProviderAnswers },
  { name: PARTIAL_REFUND_QUEUE, ...untilTheProviderAnswers },
  { name: CLOSE_CHECKOUT_QUEUE, ...untilTheProviderAnswers },
  // For a day and a half: what the cache in front may serve without asking is older than a day by then, and gone.
  {
    name: PURGE_QUEUE,
    retryLimit: 450,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    retentionSeconds: 3 * DAY,
    expireInSeconds: 60,
    deleteAfterSeconds: DAY,
  },
  // The items of a dead server are found by their lease, long before this (areas/writing/resume-generation.ts).
  {
    name: GENERATION_QUEUE,
    retryLimit: 3,
    retryDelay: 5,
    retentionSeconds: 7 * DAY,
    expireInSeconds: HOUR,
    deleteAfterSeconds: DAY,
  },
];

/**
 * Installs or migrates pg-boss, creates the missing queues and updates the settings of the others, so that the first
 * transaction can already queue a job.
 */
export const installJobs = async (connection: Connection): Promise<void> => {
  // A command that only reads, a backup for instance, installs nothing.
  const { fromKysely, PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: fromKysely(connection),
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  // Failures are thrown too; an 'error' event without a listener would end the process.
  boss.on('error', () => {});
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name, ...settings } of queues)
      await (known.has(name) ? boss.updateQueue(name, settings) : boss.createQueue(name, settings));
  } catch (error) {
    // Its scripts open their own transactions: none may stay open for the connection's next user.
    await sql`rollback`.execute(connection);
    throw error;
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
};
