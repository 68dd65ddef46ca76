import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { FAILED_MAIL_QUEUE, JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';

export const readDatabase = async (db: Connection) => {
  const { rows } = await sql<{ version: string; bytes: number; migration: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
           (select max(name) from schema_migrations) as migration
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not describe itself');
  return { ...row, bytes: Number(row.bytes) };
};

/** Every queue, also the empty ones. */
export const readQueues = async (db: Connection) => {
  const { rows } = await sql<{ name: string; waiting: number; failed: number; oldest: Date | null }>`
    select queue.name,
           count(job.id) filter (where job.state < 'completed') as waiting,
           count(job.id) filter (where job.state = 'failed') as failed,
           min(job.created_on) filter (where job.state < 'completed') as oldest
    from ${sql.id(JOBS_SCHEMA, 'queue')} queue
    left join ${sql.id(JOBS_SCHEMA, 'job')} job on job.name = queue.name
    group by queue.name order by queue.name
  `.execute(db);
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting), failed: Number(row.failed) }));
};

/** The mails that are not sent: queued, to be retried, being sent, or given up. */
export const countMails = async (db: Connection) => {
  const { rows } = await sql<{ state: string; count: number }>`
    select case when name = ${FAILED_MAIL_QUEUE} then 'failed'
                when state = 'created' then 'waiting' else state::text end as state,
           count(*) as count
    from ${sql.id(JOBS_SCHEMA, 'job')}
    where name in (${MAIL_QUEUE}, ${FAILED_MAIL_QUEUE}) and state < 'completed'
    group by 1
  `.execute(db);
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
};

const backupDetail = z.object({ rows: z.number(), files: z.number(), bytes: z.number() });

export const findLastBackup = async (db: Connection) => {
  const row = await db
    .selectFrom('audit_events')
    .select(['at', 'object_id', 'detail'])
    .where('object_kind', '=', 'backup')
    .where('action', '=', 'backup.made')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, file: row.object_id, ...backupDetail.parse(row.detail) };
};

/** Whether the nightly check of the books found something lately. */
export const hasViolationsSince = async (db: Connection, since: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('audit_events')
    .select('id')
    .where('object_kind', '=', 'books')
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const countReferences = async (db: Connection): Promise<number> => {
  const { count } = await db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`length(reference) = 9`)
    .executeTakeFirstOrThrow();
  return count;
};
