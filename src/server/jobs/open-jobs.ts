import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';

type Watch = {
  /** Whether it also puts right, once a minute, what dead servers left behind. */
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
    // The queues are small: their indexes need no rebuilding, and PGlite has nobody who vacuums.
    reindex: false,
    monitorVacuum: false,
  });
  // Without a listener an error would end the process; the next attempt comes by itself.
  boss.on('error', (error) => onError?.(error));
  return boss;
};
