import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

export type LostItem = { run_id: string; position: number; attempts: number; in_hand: boolean };

/**
 * Items that nobody is at any more: their lease has passed, or nothing of their run has moved for long although jobs
 * were left for it.
 */
export const listLostItems = async (
  db: Connection,
  { now, quietSince }: { now: Date; quietSince: Date },
): Promise<LostItem[]> => {
  const { rows } = await sql<LostItem>`
    select item.run_id, item.position, item.attempts, item.status = 'writing' as in_hand
    from generation_items as item join generation_runs as run on run.id = item.run_id
    where run.status = 'running' and (
      (item.status = 'writing' and item.lease_until < ${now})
      or (item.status = 'waiting' and run.started_at < ${quietSince} and not exists (
        select from generation_items as other
        where other.run_id = run.id and (other.status = 'writing' or other.started_at >= ${quietSince})
      ))
    )
    order by item.run_id, item.position
  `.execute(db);
  return rows;
};
