import { expect, it, onTestFinished } from 'vitest';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { openJobs } from './open-jobs.ts';

describeWithDatabase('the queues', (database) => {
  it('tell of a database that no longer answers, and go on once it does', async () => {
    let isDown = false;
    const errors: unknown[] = [];
    const boss = openJobs(
      {
        executeSql: async (...statement) => {
          if (isDown) throw new Error('down');
          return database().executeSql(...statement);
        },
      },
      { supervise: false, onError: (error) => errors.push(error) },
    );
    await boss.start();
    onTestFinished(() => boss.stop({ graceful: false }));
    const done: unknown[] = [];
    isDown = true;
    await boss.work(MAIL_QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => void done.push(job?.data));
    await expect.poll(() => errors).toContainEqual(expect.objectContaining({ message: 'down' }));
    isDown = false;
    await boss.send(MAIL_QUEUE, { given: 1 });
    await expect.poll(() => done).toEqual([{ given: 1 }]);
  });
});
