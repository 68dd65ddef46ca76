import { sql } from 'kysely';
import type { Database } from '#server/db/client.ts';

export type Canaries = {
  /**
   * Writes a unique word in every text column of a row except those named; a column whose constraint refuses
   * it is unchanged.
   */
  plant(row: {
    table: string;
    key: string;
    value: string;
    label: string;
    except?: readonly string[];
  }): Promise<void>;
  /** A unique word, for a column that only an insertion can write. */
  name(place: string): string;
  /** Each word, and where it is stored. */
  readonly places: ReadonlyMap<string, string>;
};

/** Letters only, so that a search can find it and an address can contain it. */
const wordOf = (n: number): string =>
  `canari${[n / 676, n / 26, n].map((digit) => String.fromCharCode(97 + (Math.floor(digit) % 26))).join('')}`;

/**
 * Words that no reader may ever see. Columns are read from the database: a new one gets a canary until it is
 * declared public.
 */
export const createCanaries = (db: Database): Canaries => {
  const places = new Map<string, string>();
  const name = (place: string) => {
    const word = wordOf(places.size);
    places.set(word, place);
    return word;
  };
  return {
    places,
    name,
    async plant({ table, key, value, label, except = [] }) {
      for (const { column, type } of await textColumns(db, table)) {
        if (except.includes(column)) continue;
        const word = name(`${table}.${column} (${label})`);
        const text = type === 'jsonb' ? JSON.stringify({ word }) : word;
        await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${type === 'ARRAY' ? [text] : text}
          where ${sql.ref(key)}::text = ${value}
        `
          .execute(db)
          .catch(() => places.delete(word));
      }
    },
  };
};

const textColumns = async (db: Database, table: string) => {
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and data_type in ('text', 'jsonb', 'ARRAY')
  `.execute(db);
  return rows;
};
