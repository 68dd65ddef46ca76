import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { DOCUMENT_QUEUE, MAIL_QUEUE, REFUND_QUEUE } from '#server/db/job-queues.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import type { Worker } from './background-work.ts';
import { queueJob } from './queue-job.ts';
import { startWorker } from './worker.ts';

describeOnBothEngines('the workers of one process', (database) => {
  const done: string[] = [];
  const workers: Worker[] = [];
  const start = async (queue: string): Promise<Worker> => {
    const worker = await startWorker({
      database: database(),
      queue,
      concurrency: 1,
      attemptMs: 10_000,
      perform: async ({ data }) => void done.push(`${queue}: ${JSON.stringify(data)}`),
      describe: () => ({}),
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    workers.push(worker);
    return worker;
  };
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    done.length = 0;
  });

  const queue = (name: string, given: number, later?: { startAfter: number }) =>
    queueJob(database().db, name, { given }, later);

  it('each do the jobs of their own queue, and only those', async () => {
    await Promise.all([start(MAIL_QUEUE), start(REFUND_QUEUE)]);
    await queue(MAIL_QUEUE, 1);
    await queue(REFUND_QUEUE, 2);
    await queue(DOCUMENT_QUEUE, 3);
    await expect.poll(() => done.toSorted()).toEqual(['mail: {"given":1}', 'refund: {"given":2}']);
    await start(DOCUMENT_QUEUE);
    await expect.poll(() => done).toContain('documents: {"given":3}');
  });

  it('go on while another one stops, and find what becomes due without being told', async () => {
    const mails = await start(MAIL_QUEUE);
    await start(REFUND_QUEUE);
    await mails.stop();
    workers.splice(workers.indexOf(mails), 1);
    await queue(REFUND_QUEUE, 1, { startAfter: 3_600 });
    await sql`update jobs.job set start_after = now() where name = ${REFUND_QUEUE}`.execute(database().db);
    await expect.poll(() => done).toEqual(['refund: {"given":1}']);
  });

  it('begin anew once all of them have stopped', async () => {
    const first = await start(MAIL_QUEUE);
    await first.stop();
    workers.length = 0;
    await start(MAIL_QUEUE);
    await queue(MAIL_QUEUE, 1);
    await expect.poll(() => done).toEqual(['mail: {"given":1}']);
  });
});
