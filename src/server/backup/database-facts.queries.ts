import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { countSecrets } from '#server/settings/sealed-secrets.queries.ts';
import { readStoredSettings } from '#server/settings/settings.queries.ts';

/** What the database says about itself; asked of the running site when the database is embedded. */
export const databaseFacts = z.object({
  /** As PostgreSQL numbers it: 150004 is 15.4. */
  version: z.number(),
  encoding: z.string(),
  /** In the database and in the schema of the tables. */
  canCreate: z.boolean(),
  /** Tables of the product that this user cannot change, since another one owns them. */
  foreignTables: z.number(),
  missingExtensions: z.array(z.string()),
  maxConnections: z.number(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  at: z.iso.datetime(),
  /** What the team stored in « Réglages »; null before the migration that creates it. */
  settings: z
    .object({
      version: z.number(),
      values: z.record(z.string(), z.string()),
      secrets: z.record(z.string(), z.string()),
    })
    .nullable()
    // A running site of the release before them does not tell.
    .default(null),
  /** How many secrets each key sealed; null where their tables are not there. */
  secrets: z
    .object({ clear: z.number(), sealed: z.record(z.string(), z.number()) })
    .nullable()
    .default(null),
});
export type DatabaseFacts = z.infer<typeof databaseFacts>;

export const readDatabaseFacts = async (db: Connection): Promise<DatabaseFacts> => {
  const { rows } = await sql<
    Omit<DatabaseFacts, 'migrations' | 'at' | 'settings' | 'secrets'> & {
      at: Date;
      isMigrated: boolean;
      hasSettings: boolean;
      hasSecrets: boolean;
    }
  >`
    select
      current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create')
        as "canCreate",
      (
        select count(*)
        from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
        where class.relkind in ('r', 'p') and namespace.nspname in ('public', ${JOBS_SCHEMA})
          and not pg_has_role(class.relowner, 'usage')
      ) as "foreignTables",
      array(
        select needed from unnest(array['unaccent', 'pg_trgm']) as needed
        where needed not in (select extname from pg_extension)
          and needed not in (select name from pg_available_extensions)
      ) as "missingExtensions",
      current_setting('max_connections')::integer as "maxConnections",
      to_regclass('public.schema_migrations') is not null as "isMigrated",
      coalesce(has_table_privilege(to_regclass('public.settings_versions'), 'select'), false) as "hasSettings",
      coalesce(
        has_table_privilege(to_regclass('public.settings_secrets'), 'select')
          and has_table_privilege(to_regclass('public.totp_factors'), 'select'),
        false
      ) as "hasSecrets",
      clock_timestamp() as at
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not describe itself');
  const { isMigrated, hasSettings, hasSecrets, at, ...facts } = row;
  const migrations = isMigrated
    ? await db.selectFrom('schema_migrations').select(['name', 'sha256']).orderBy('name').execute()
    : [];
  const settings = hasSettings ? await readStoredSettings(db) : null;
  const secrets = hasSecrets ? await countSecrets(db) : null;
  return { ...facts, at: at.toISOString(), migrations, settings, secrets };
};
