import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

export type Intrusion = {
  readonly column: string;
  /** What a client adds to its body, in both spellings, to write that column. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Whether the row contains the added value. */
  succeeded(row: Readonly<Record<string, unknown>>): boolean;
};

/** A plausible value for the column; a constraint may refuse any other. */
const DESIRED: Readonly<Record<string, unknown>> = {
  role: 'admin',
  status: 'published',
  origin: 'admin',
  subject: 'press',
};

const BY_TYPE: Readonly<Record<string, unknown>> = {
  uuid: 'deadbeef-dead-4ead-8ead-deadbeefdead',
  'timestamp with time zone': '1999-12-31T23:00:00.000Z',
  date: '1999-12-31',
  boolean: true,
  integer: 424_242,
  bigint: 424_242,
  jsonb: { intrus: true },
  ARRAY: ['intrus'],
};

/**
 * One intrusion per column of a table, read from the database: a new column is tested too.
 *
 * for (const { column, keys, succeeded } of await intrusionsInto(db, 'users')) {
 * await post({ ...keys, ...validBody });
 * expect(succeeded(await theRow()), column).toBe(false);
 * }
 */
export const intrusionsInto = async (db: Database, table: string): Promise<Intrusion[]> => {
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position
  `.execute(db);
  return rows.map(({ column, type }) => {
    const wanted = DESIRED[column] ?? BY_TYPE[type] ?? `intrus-${column}`;
    const camelCase = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return {
      column,
      keys: { [column]: wanted, [camelCase]: wanted },
      succeeded: (row) => JSON.stringify(row[column]) === JSON.stringify(wanted),
    };
  });
};
