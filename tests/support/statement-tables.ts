import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

/** The tables of the product; those of pg-boss are in a schema of their own. */
export const tablesOf = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(db);
  return rows.map(({ name }) => name);
};

/** How many of these statements name each table. */
export const countByTable = (
  statements: readonly string[],
  tables: readonly string[],
): Record<string, number> =>
  Object.fromEntries(
    tables.map((table) => {
      const named = new RegExp(`\\b${table}\\b`);
      return [table, statements.filter((text) => named.test(text)).length];
    }),
  );
