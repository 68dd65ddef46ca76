import type { Database, OpenDatabase } from '#server/db/client.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/db/migrate.ts';
import { releaseJobs } from '#server/jobs/jobs.queries.ts';
import { BackupError } from './archive.ts';
import {
  createDigest,
  type Digest,
  insertRows,
  isEmptyPlace,
  listTables,
  loadInto,
  type RowBatch,
  readJobsVersion,
  readMigrationNames,
  readRows,
  readSequences,
  type Sequence,
  setSequences,
  type TableShape,
  tableKey,
  useNeutralFormats,
} from './rows.queries.ts';

/** What a database must look like to hold the rows. */
export type SiteShape = {
  readonly migrations: readonly string[];
  readonly jobsVersion: number;
  readonly tables: readonly TableShape[];
};

/** What was read, to be found again in the database that received it. */
export type SiteContents = {
  readonly tables: Readonly<Record<string, Digest>>;
  readonly sequences: readonly Sequence[];
};

type Snapshot = {
  readonly shape: SiteShape;
  /** Of all tables; to be read to the end before `contents`. */
  readonly rows: AsyncIterable<RowBatch>;
  contents(): Promise<SiteContents>;
};

/** The whole database as it is at one moment, while others go on writing to it. */
export const withSnapshot = <Answer>(
  db: Database,
  work: (snapshot: Snapshot) => Promise<Answer>,
): Promise<Answer> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await useNeutralFormats(trx);
      const tables = await listTables(trx);
      const digests = new Map<string, Digest>();
      async function* read(): AsyncGenerator<RowBatch> {
        for (const table of tables) {
          const digest = createDigest();
          for await (const batch of readRows(trx, table)) {
            for (const row of batch.rows) digest.add(row);
            yield batch;
          }
          digests.set(tableKey(table), digest.result());
        }
      }
      return work({
        shape: { tables, migrations: await readMigrationNames(trx), jobsVersion: await readJobsVersion(trx) },
        rows: read(),
        contents: async () => ({
          tables: Object.fromEntries(digests),
          sequences: await readSequences(trx),
        }),
      });
    });

type Incoming = {
  readonly shape: SiteShape;
  readonly rows: AsyncIterable<RowBatch>;
  /** Asked once all rows were read. */
  contents(): Promise<SiteContents>;
};

/** Refuses a database on which a site was started. */
export const requireEmptyDatabase = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  if (!(await isEmptyPlace(db)))
    throw new BackupError(
      "La base de données de destination n'est pas vide : rien n'y a été changé. Donnez une base neuve.",
    );
};

/**
 * Fills an empty database with the rows, reads all of them again and compares: in one transaction, so that what is not
 * identical leaves nothing. A database of an earlier version is then migrated to that of this code.
 */
export const fillDatabase = async (
  database: OpenDatabase,
  { shape, rows, contents }: Incoming,
): Promise<SiteContents> => {
  await requireEmptyDatabase(database);
  await migrate(database, MIGRATIONS_FOLDER, shape.migrations);
  const found = await database.db.transaction().execute(async (trx) => {
    await useNeutralFormats(trx);
    const tables = await listTables(trx);
    requireSameShape(shape, {
      tables,
      jobsVersion: await readJobsVersion(trx),
      migrations: await readMigrationNames(trx),
    });
    const byKey = new Map(tables.map((table) => [tableKey(table), table]));
    await loadInto(trx, tables, async () => {
      for await (const batch of rows) {
        const table = byKey.get(batch.table);
        if (!table) throw new BackupError(`La table ${batch.table} est inconnue de cette version.`);
        await insertRows(trx, table, batch.rows);
      }
    });
    const expected = await contents();
    await setSequences(trx, expected.sequences);
    for (const table of tables) {
      const digest = createDigest();
      for await (const batch of readRows(trx, table)) for (const row of batch.rows) digest.add(row);
      requireSameRows(table, digest.result(), expected.tables[tableKey(table)]);
    }
    await releaseJobs(trx);
    return expected;
  });
  await migrate(database);
  return found;
};

const requireSameShape = (given: SiteShape, found: SiteShape): void => {
  const unknown = given.migrations.find((name) => !found.migrations.includes(name));
  if (unknown)
    throw new BackupError(
      `Ces données viennent d'une version plus récente de Parution (migration ${unknown}) : utilisez cette version.`,
    );
  if (describe(given) !== describe(found))
    throw new BackupError(
      "Ces données viennent d'une autre version de Parution, dont les tables diffèrent : restaurez-les avec elle, puis mettez à jour.",
    );
};

const describe = ({ jobsVersion, migrations, tables }: SiteShape): string =>
  JSON.stringify([
    jobsVersion,
    migrations,
    tables.map((table) => [tableKey(table), table.columns.map(({ name, type }) => [name, type])]),
  ]);

const requireSameRows = (table: TableShape, found: Digest, expected: Digest | undefined): void => {
  if (found.count !== expected?.count || found.digest !== expected.digest)
    throw new BackupError(
      `La table ${tableKey(table)} n'est pas identique après la copie (${found.count} lignes au lieu de ${expected?.count ?? 0}) : rien n'a été gardé.`,
    );
};
