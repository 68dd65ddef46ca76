import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';

const JOBS = sql.table(`${JOBS_SCHEMA}.job`);

/**
 * What happens in the minutes after a server was killed, at once: the time that its jobs stay in its hands passes, then
 * the wait for their next attempt. For a database that no server uses meanwhile.
 */
export const retryAbandonedJobs = async (database: OpenDatabase): Promise<void> => {
  const { db } = database;
  await sql`update ${JOBS} set started_on = now() - interval '10 minutes' where state = 'active'`.execute(db);
  await sql`update generation_items set lease_until = now() where status = 'writing'`.execute(db);
  const boss = openJobs(database, { supervise: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
  await sql`update ${JOBS} set start_after = now() - interval '1 second' where state = 'retry'`.execute(db);
};
