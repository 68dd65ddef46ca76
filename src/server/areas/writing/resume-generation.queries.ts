import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { GENERATION_QUEUE, JOBS_SCHEMA } from '#server/db/job-queues.ts';

export type LostItem = { run_id: string; position: number; attempts: number; in_hand: boolean };

/**
 * Items that no server works on any more: their lease has expired, or they wait without a job because the
 * server that took the job died before it had the lease.
 */
export const listLostItems = async (
  db: Connection,
  { now, takenSince }: { now: Date; takenSince: Date },
): Promise<LostItem[]> => {
  const { rows } = await sql<LostItem>`
    select item.run_id, item.position, item.attempts, item.status = 'writing' as in_hand
    from generation_items as item join generation_runs as run on run.id = item.run_id
    where run.status = 'running' and (
      (item.status = 'writing' and item.lease_until < ${now})
      or (item.status = 'waiting' and not exists (
        select from ${sql.table(`${JOBS_SCHEMA}.job`)} as job
        where job.name = ${GENERATION_QUEUE}
          and job.data->>'runId' = item.run_id::text and (job.data->>'position')::int = item.position
          and (job.state in ('created', 'retry') or (job.state = 'active' and job.started_on >= ${takenSince}))
      ))
    )
    order by item.run_id, item.position
  `.execute(db);
  return rows;
};
