import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Connection, OpenDatabase } from './client.ts';
import { installJobs } from './job-queues.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/** Any number, as long as it never changes: it names the lock among all those of the server. */
const LOCK_KEY = 7_278_845_001;
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Migrates the database to the schema of this code, or by the named files only; returns the applied files. */
export const migrate = (
  { db }: Pick<OpenDatabase, 'db'>,
  folder = MIGRATIONS_FOLDER,
  only?: readonly string[],
): Promise<string[]> =>
  // One connection from first to last: the lock belongs to the session that takes it.
  db.connection().execute(async (connection) => {
    const all = await readMigrations(folder);
    const files = only ? all.filter(({ name }) => only.includes(name)) : all;
    // Another process may be migrating a large table: waits for it without a timeout.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(connection);
    try {
      const applied = await applyMissing(connection, files);
      await installJobs(connection);
      return applied;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });

type Migration = { readonly name: string; readonly text: string; readonly sha256: string };

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Git may give Windows other line ends: that is not another migration.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const applyMissing = async (connection: Connection, files: readonly Migration[]): Promise<string[]> => {
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )
  `.execute(connection);
  const rows = await connection.selectFrom('schema_migrations').select(['name', 'sha256']).execute();
  const { edited, missing } = compare(files, rows);
  if (edited[0])
    throw new MigrationError(
      `La migration ${edited[0]} a été modifiée après avoir été appliquée à cette base. ` +
        'Rétablissez le fichier, et écrivez le changement dans une nouvelle migration.',
    );

  for (const file of files) if (missing.includes(file.name)) await apply(connection, file);
  return missing;
};

type Applied = Pick<Migration, 'name' | 'sha256'>;

const compare = (files: readonly Migration[], applied: readonly Applied[]) => {
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  const ours = new Set(files.map(({ name }) => name));
  return {
    edited: files
      .filter(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256)
      .map(({ name }) => name),
    missing: files.filter(({ name }) => !known.has(name)).map(({ name }) => name),
    /** Of a later version than this code. */
    unknown: applied.filter(({ name }) => !ours.has(name)).map(({ name }) => name),
  };
};

/** The migrations of this code against those that were applied to a database. */
export const compareMigrations = async (applied: readonly Applied[]) =>
  compare(await readMigrations(MIGRATIONS_FOLDER), applied);

const LOCK_NOT_AVAILABLE = '55P03';
const MOST_TRIES = 100;

/**
 * A change of a table waits for whoever reads it, a backup for instance, and every later reader waits behind the change.
 * It therefore gives up after some seconds, lets them pass, and tries again.
 */
const applyInTurn = async (
  connection: Connection,
  migration: Migration,
  tries = MOST_TRIES,
): Promise<void> => {
  const { name, text, sha256 } = migration;
  try {
    await connection.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '3s'`.execute(trx);
      await sql.raw(text).execute(trx);
      await trx.insertInto('schema_migrations').values({ name, sha256 }).execute();
    });
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    if (!isLocked || tries <= 1) throw error;
    await applyInTurn(connection, migration, tries - 1);
  }
};

const apply = async (connection: Connection, migration: Migration): Promise<void> => {
  const { name } = migration;
  try {
    await applyInTurn(connection, migration);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`La migration ${name} a échoué, rien n'en est resté : ${reason}`, {
      cause: error,
    });
  }
};
