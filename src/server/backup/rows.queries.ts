import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';

/** A table and what is copied of it: generated columns are computed again by the database that receives the rows. */
export type TableShape = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
};

/** Rows of one table, each as a JSON array of the text of its columns. */
export type RowBatch = { readonly table: string; readonly rows: readonly string[] };

export type Sequence = { readonly name: string; readonly value: string; readonly called: boolean };

/** Of pg-boss, what was queued. Its version, migrations and statistics belong to the installation. */
const JOB_TABLES = ['job', 'job_dependency', 'queue', 'schedule', 'subscription'] as const;

const isCopied = sql`(
  namespace.nspname = 'public'
  or (namespace.nspname = ${sql.lit(JOBS_SCHEMA)} and class.relname in (${sql.join(JOB_TABLES.map((name) => sql.lit(name)))}))
)`;

export const tableKey = ({ schema, name }: TableShape): string => `${schema}.${name}`;

const tableOf = ({ schema, name }: TableShape): RawBuilder<unknown> => sql.id(schema, name);

/** The tables to copy, in the order of their names. */
export const listTables = async (db: Connection): Promise<TableShape[]> => {
  const { rows } = await sql<TableShape>`
    select namespace.nspname as schema, class.relname as name,
           json_agg(json_build_object('name', attribute.attname, 'type',
             format_type(attribute.atttypid, attribute.atttypmod)) order by attribute.attnum) as columns
    from pg_class class
    join pg_namespace namespace on namespace.oid = class.relnamespace
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
      and not attribute.attisdropped and attribute.attgenerated = ''
    where class.relkind in ('r', 'p') and not class.relispartition and ${isCopied}
    group by 1, 2 order by 1, 2
  `.execute(db);
  return rows;
};

/** Everything is written as text: its form must not depend on the settings of a server or a session. */
export const useNeutralFormats = async (trx: Connection): Promise<void> => {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO, MDY'`.execute(trx);
  await sql`set local intervalstyle = 'postgres'`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
};

const FIRST_ROWS = 20;
const MOST_ROWS = 2_000;
/** Of one batch, about: what is in memory at a time. */
const BATCH_BYTES = 1_000_000;

/** All rows of a table through a cursor, in no particular order; the caller's transaction sees one snapshot. */
export async function* readRows(trx: Connection, table: TableShape): AsyncGenerator<RowBatch> {
  const texts = table.columns.map(({ name }) => sql`${sql.id(name)}::text`);
  await sql`
    declare copied_rows no scroll cursor for
    select array_to_json(array[${sql.join(texts)}]::text[])::text as row from ${tableOf(table)}
  `.execute(trx);
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(count)} from copied_rows`.execute(trx);
    if (rows.length === 0) break;
    yield { table: tableKey(table), rows: rows.map(({ row }) => row) };
    const bytes = rows.reduce((sum, { row }) => sum + row.length, 0);
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor((BATCH_BYTES * rows.length) / bytes)));
  }
  await sql`close copied_rows`.execute(trx);
}

export const insertRows = async (
  trx: Connection,
  table: TableShape,
  rows: readonly string[],
): Promise<void> => {
  const names = table.columns.map(({ name }) => sql.id(name));
  const values = table.columns.map(({ type }, n) => sql`(copied ->> ${sql.lit(n)})::${sql.raw(type)}`);
  await sql`
    insert into ${tableOf(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as copied
  `.execute(trx);
};

/** Read after the rows: a sequence is in no transaction, and must be at or after all of them. */
export const readSequences = async (db: Connection): Promise<Sequence[]> => {
  const { rows: names } = await sql<{ schema: string; name: string }>`
    select namespace.nspname as schema, class.relname as name
    from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
    where class.relkind = 'S' and namespace.nspname = 'public' order by 1, 2
  `.execute(db);
  const sequences: Sequence[] = [];
  for (const { schema, name } of names) {
    const { rows } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.id(schema, name)}
    `.execute(db);
    sequences.push(...rows.map((row) => ({ name: `${schema}.${name}`, ...row })));
  }
  return sequences;
};

export const setSequences = async (trx: Connection, sequences: readonly Sequence[]): Promise<void> => {
  for (const { name, value, called } of sequences)
    await sql`select setval(${name}::regclass, ${value}::bigint, ${called})`.execute(trx);
};

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs the load with the tables emptied, their triggers off (the rows that these wrote are copied too) and without
 * foreign keys, which are checked when they are added again. None of this needs more rights than those of the owner.
 */
export const loadInto = async (
  trx: Connection,
  tables: readonly TableShape[],
  load: () => Promise<void>,
): Promise<void> => {
  const { rows: keys } = await sql<ForeignKey>`
    select reference.conrelid::regclass::text as "table", reference.conname as name,
           pg_get_constraintdef(reference.oid) as definition
    from pg_constraint reference
    join pg_class class on class.oid = reference.conrelid
    join pg_namespace namespace on namespace.oid = class.relnamespace
    where reference.contype = 'f' and reference.conparentid = 0 and namespace.nspname in ('public', ${JOBS_SCHEMA})
  `.execute(trx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(trx);
  for (const table of tables) await sql`alter table ${tableOf(table)} disable trigger user`.execute(trx);
  await sql`truncate ${sql.join(tables.map(tableOf))}`.execute(trx);
  await load();
  for (const table of tables) await sql`alter table ${tableOf(table)} enable trigger user`.execute(trx);
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
};

/** Nobody and nothing: a migrated database on which no site was started yet, or one without any table. */
export const isEmptyPlace = async (db: Connection): Promise<boolean> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*) as tables from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
    where class.relkind in ('r', 'p') and not class.relispartition and namespace.nspname in ('public', ${JOBS_SCHEMA})
  `.execute(db);
  if (Number(rows[0]?.tables) === 0) return true;
  const tables = await listTables(db);
  const known = new Set(tables.map(tableKey));
  const filled = ['users', 'articles', 'announcements', 'contact_requests', 'audit_events'];
  if (!filled.every((name) => known.has(`public.${name}`))) return false;
  for (const name of filled) {
    const { rows: found } = await sql`select from ${sql.id('public', name)} limit 1`.execute(db);
    if (found.length > 0) return false;
  }
  return true;
};

/** The version of pg-boss's tables. */
export const readJobsVersion = async (db: Connection): Promise<number> => {
  const { rows } = await sql<{
    version: number;
  }>`select version from ${sql.id(JOBS_SCHEMA, 'version')}`.execute(db);
  return Number(rows[0]?.version);
};

export const readMigrationNames = async (db: Connection): Promise<string[]> => {
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

const DIGEST_MODULUS = 2n ** 256n;

export type Digest = { readonly count: number; readonly digest: string };

/**
 * The sum of the hashes of all items: equal for the same items in any order, since two databases give their rows in
 * different orders.
 */
export const createDigest = () => {
  let count = 0;
  let sum = 0n;
  return {
    add(item: string): void {
      count += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(item).digest('hex')}`)) % DIGEST_MODULUS;
    },
    result: (): Digest => ({ count, digest: sum.toString(16) }),
  };
};
