import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';

const DAY = 86_400;

type Watch = {
  /** Whether it also recovers, once a minute, the jobs of dead servers. */
  supervise: boolean;
  onError?: (error: unknown) => void;
};

/** pg-boss on the product's own database. */
export const openJobs = ({ executeSql }: Pick<OpenDatabase, 'executeSql'>, { supervise, onError }: Watch) => {
  const boss = new PgBoss({
    db: { executeSql },
    schema: JOBS_SCHEMA,
    supervise,
    schedule: false,
    // The queues are small: their indexes need no rebuilding, and PGlite has no autovacuum.
    reindex: false,
    monitorVacuum: false,
    // No job waits for another one: it would look for them every five seconds.
    flowIntervalSeconds: DAY,
  });
  // Without a listener an error would end the process; pg-boss retries by itself.
  boss.on('error', (error) => onError?.(error));
  return boss;
};
