import { type Insertable, sql } from 'kysely';
import type { ItemStatus, RunStatus } from '#contract/admin-writing.ts';
import type { Connection } from '#server/db/client.ts';
import { GENERATION_QUEUE, JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { nameOfPerson } from '#server/db/person-name.ts';
import type { GenerationItemTable, GenerationRunTable } from '#server/db/tables/writing.ts';

/** The NOTIFY channel of changed runs; the payload is the run's id. */
export const RUN_CHANGED = 'generation_changed';

/** Sent when the transaction commits. */
export const announceRun = async (trx: Connection, runId: string): Promise<void> => {
  await sql`select pg_notify(${RUN_CHANGED}, ${runId})`.execute(trx);
};

/** False when another run is in progress. */
export const insertRun = async (trx: Connection, run: Insertable<GenerationRunTable>): Promise<boolean> => {
  const inserted = await trx
    .insertInto('generation_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('status').where('status', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const insertItems = async (
  trx: Connection,
  items: readonly Insertable<GenerationItemTable>[],
): Promise<void> => {
  await trx
    .insertInto('generation_items')
    .values([...items])
    .execute();
};

export type RunRow = NonNullable<Awaited<ReturnType<typeof findLatestRun>>>;

const selectRuns = (db: Connection) =>
  db
    .selectFrom('generation_runs')
    .selectAll()
    .select(nameOfPerson('generation_runs.asked_by').as('asked_by_name'));

export const findLatestRun = (db: Connection) =>
  selectRuns(db).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();

export const findRun = (db: Connection, id: string) => selectRuns(db).where('id', '=', id).executeTakeFirst();

export const listItemsOf = (db: Connection, runId: string) =>
  db.selectFrom('generation_items').selectAll().where('run_id', '=', runId).orderBy('position').execute();

/** Locked until the transaction ends, before any other row of the run, which prevents deadlocks. */
export const lockRun = (trx: Connection, id: string) =>
  trx.selectFrom('generation_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockRunning = (trx: Connection) =>
  trx
    .selectFrom('generation_runs')
    .selectAll()
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();

export const findItem = (trx: Connection, runId: string, position: number) =>
  trx
    .selectFrom('generation_items')
    .selectAll()
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirst();

type ItemChange = Partial<
  Pick<
    Insertable<GenerationItemTable>,
    'status' | 'attempts' | 'started_at' | 'lease_until' | 'article_id' | 'error' | 'title'
  >
>;

export const changeItem = async (
  trx: Connection,
  { run_id, position }: { run_id: string; position: number },
  change: ItemChange,
): Promise<void> => {
  await trx
    .updateTable('generation_items')
    .set(change)
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .execute();
};

/** False when this attempt no longer has the item: the run was cancelled or another server took it. */
export const renewLease = async (
  db: Connection,
  { run_id, position, attempts }: { run_id: string; position: number; attempts: number },
  until: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('generation_items')
    .set({ lease_until: until })
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .where('status', '=', 'writing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const countByStatus = async (trx: Connection, runId: string): Promise<Map<ItemStatus, number>> => {
  const rows = await trx
    .selectFrom('generation_items')
    .select(['status', sql<number>`count(*)::integer`.as('count')])
    .where('run_id', '=', runId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
};

export const endRun = async (
  trx: Connection,
  id: string,
  status: Exclude<RunStatus, 'running'>,
  at: Date,
): Promise<void> => {
  await trx
    .updateTable('generation_runs')
    .set({ status, finished_at: at })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
};

/** Cancels the items that are waiting or in progress. */
export const cancelItems = async (trx: Connection, runId: string): Promise<void> => {
  await trx
    .updateTable('generation_items')
    .set({ status: 'cancelled', lease_until: null })
    .where('run_id', '=', runId)
    .where('status', 'in', ['waiting', 'writing'])
    .execute();
};

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
