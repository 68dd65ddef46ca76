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

/** Gives the marked statements a name; the others are sent as they are. */
export const nameStatements = (pool: pg.Pool, most = MOST_NAMED): PostgresPool => {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const name = `parution_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };

  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) => {
      const name = text.includes(MARK) ? nameOf(text) : undefined;
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
