import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

/** Every row of every table, as text, by the name of the table. */
export const rowTexts = async (db: Database): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
  `.execute(db);
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db);
    texts.set(name, found.rows.map(({ text }) => text).join('\n'));
  }
  return texts;
};
