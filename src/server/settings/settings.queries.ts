import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { personName } from '#server/db/person-name.ts';

const storedValues = z.record(z.string(), z.string());

export type StoredSettings = {
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
  /** By name, as they are sealed. */
  readonly secrets: Readonly<Record<string, string>>;
};

/** What the team stored; version 0 when nothing was ever saved. */
export const readStoredSettings = async (db: Connection): Promise<StoredSettings> => {
  const last = await db
    .selectFrom('settings_versions')
    .select(['version', 'settings'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const secrets = await db.selectFrom('settings_secrets').select(['name', 'sealed']).execute();
  return {
    version: last?.version ?? 0,
    values: last ? storedValues.parse(last.settings) : {},
    secrets: Object.fromEntries(secrets.map(({ name, sealed }) => [name, sealed])),
  };
};

/** Whether the content is the demonstration content. */
export const isDemonstration = async (db: Connection): Promise<boolean> => {
  const seed = await db
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', 'seed')
    .executeTakeFirst();
  return seed?.value === 'demo';
};

export const MOST_VERSIONS = 50;

/** The last ones, the newest first, and one more: the values before the oldest of them. */
export const listVersions = async (db: Connection) => {
  const rows = await db
    .selectFrom('settings_versions')
    .leftJoin('users', 'users.id', 'settings_versions.created_by')
    .select(['version', 'settings', 'changed', 'restored', 'settings_versions.created_at'])
    .select(personName.as('editor'))
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS + 1)
    .execute();
  return rows.map(({ settings, ...row }) => ({ ...row, values: storedValues.parse(settings) }));
};

export const findVersion = async (
  db: Connection,
  version: number,
): Promise<Readonly<Record<string, string>> | undefined> => {
  const row = await db
    .selectFrom('settings_versions')
    .select('settings')
    .where('version', '=', version)
    .executeTakeFirst();
  return row && storedValues.parse(row.settings);
};

/** Who changed what after this version, the newest first. */
export const listChangesAfter = (db: Connection, version: number) =>
  db
    .selectFrom('settings_versions')
    .leftJoin('users', 'users.id', 'settings_versions.created_by')
    .select(['changed', 'settings_versions.created_at'])
    .select(personName.as('editor'))
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .execute();

type NewVersion = {
  version: number;
  values: Readonly<Record<string, string>>;
  changed: readonly string[];
  restored: number | null;
  by: string | null;
  at: Date;
};

/** Saves run one after the other: each sees the versions before its own. */
export const lockSettings = async (trx: Connection): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('parution.settings', 0))`.execute(trx);
};

export const insertVersion = async (trx: Connection, given: NewVersion): Promise<void> => {
  await trx
    .insertInto('settings_versions')
    .values({
      version: given.version,
      settings: JSON.stringify(given.values),
      changed: [...given.changed],
      restored: given.restored,
      created_at: given.at,
      created_by: given.by,
    })
    .execute();
};

export const setSecret = async (
  trx: Connection,
  { name, sealed, at }: { name: string; sealed: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('settings_secrets')
    .values({ name, sealed, updated_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed, updated_at: at }))
    .execute();
};

/** Unless it changed or was removed meanwhile. */
export const replaceSecret = async (
  db: Connection,
  { name, from, to, at }: { name: string; from: string; to: string; at: Date },
): Promise<void> => {
  await db
    .updateTable('settings_secrets')
    .set({ sealed: to, updated_at: at })
    .where('name', '=', name)
    .where('sealed', '=', from)
    .execute();
};

export const deleteSecret = async (trx: Connection, name: string): Promise<void> => {
  await trx.deleteFrom('settings_secrets').where('name', '=', name).execute();
};
