import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* named */';

/**
 * Put into a statement that runs often and whose plan does not depend on its values: PostgreSQL parses it once per
 * connection, and after a few executions plans it no more. Planning the lists of the home page took twenty times longer
 * than running them. Its text must not vary (`= any ($1)` instead of `in ($1, $2)`, a limit as a literal), and it names
 * its columns: a new column would make PostgreSQL refuse a prepared `select *`.
 */
export const named = sql.raw(MARK);

/** Each connection keeps its named statements. */
const MOST_NAMED = 200;

/** The names of the marked statements, as long as there are not too many; the others have none. */
export const createNames = (most = MOST_NAMED) => {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    if (!text.includes(MARK)) return undefined;
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const name = `parution_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
};

/** Gives statements their names. */
export const nameStatements = (pool: pg.Pool, nameOf: ReturnType<typeof createNames>): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text);
      return client.query(name ? { name, text, values } : { text, values });
    };
    const release = (destroy?: boolean) => client.release(destroy);
    // Without cursors, which nothing here uses.
    return { query, release } as unknown as PostgresPoolClient;
  };

  return {
    // Kysely recognises a connection that it has used before by its object.
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? naming(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
