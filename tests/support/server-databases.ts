import { sql } from 'kysely';
import pg from 'pg';
import type { Connection } from '#server/db/client.ts';

/** Each test database is a copy of this one: copying is faster than migrating. */
export const TEMPLATE = 'parution_template';

/**
 * Creates a database from another one. PostgreSQL copies its files: writing each page to the log, as it does by default,
 * takes twice the processor time.
 */
export const copyDatabase = (url: string, name: string, template: string): Promise<void> =>
  runOnServer(url, `create database ${name} template ${template} strategy file_copy`);

/** For statements that cannot run in a transaction: creating and dropping databases. */
export const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Every process of the site loses the connection that tells it of changes, as in a cut of the network. */
export const cutListeners = async (db: Connection): Promise<void> => {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'parution-listen' and datname = current_database()
  `.execute(db);
};
