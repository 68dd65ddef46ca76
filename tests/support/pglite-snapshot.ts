import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { openDatabase } from '#server/db/client.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/db/migrate.ts';
import { writableFolder } from './writable-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

const extensions = { unaccent, pg_trgm };

/**
 * A file with a migrated PGlite database, from which a test starts in under a second. Creating one takes five
 * or more, so that it is cached until a migration, a queue or a version changes.
 */
export const makeSnapshot = (): Promise<string> => {
  // Made once, for all who ask at the same time: they would write to one unfinished file.
  snapshot ??= findOrMake();
  return snapshot;
};

let snapshot: Promise<string> | undefined;

const findOrMake = async (): Promise<string> => {
  const cache = writableFolder('node_modules/.cache/parution-tests');
  const file = join(cache, `pglite-${await fingerprint()}.tar`);
  if (existsSync(file)) return file;

  const bytes = await dumpMigrated();
  await removeOld(cache);
  // Another test run may be reading it already: it is replaced atomically.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return file;
};

/** Creates the data folder of a site with a migrated database: the site itself takes ten seconds of processor time. */
export const unpackSnapshot = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['--extract', '--file', await makeSnapshot(), '--directory', folder]);
};

const DAY_MS = 86_400_000;

/** Not the recent ones: a run of another version of the project, beside this one, may still open them. */
const removeOld = async (cache: string): Promise<void> => {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    if (name.startsWith('pglite-') && Date.now() - (await stat(file)).mtimeMs > DAY_MS)
      await rm(file, { force: true });
  }
};

const fingerprint = async (): Promise<string> => {
  const migrations = (await readdir(MIGRATIONS_FOLDER)).sort().map((name) => join(MIGRATIONS_FOLDER, name));
  const hash = createHash('sha256');
  const others = ['src/server/db/job-queues.ts', 'package-lock.json', 'tests/support/pglite-snapshot.ts'].map(
    (name) => join(ROOT, name),
  );
  for (const file of [...migrations, ...others]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

const dumpMigrated = async (): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-snapshot-'));
  try {
    const database = await openDatabase({ dataDir: folder });
    await migrate(database);
    await database.close();
    // The templates of databases that nobody creates: two fifths of the files, unpacked for each test database.
    for (const template of ['1', '4']) await rm(join(folder, 'db/base', template), { recursive: true });
    const pglite = await PGlite.create({ dataDir: join(folder, 'db'), extensions });
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return dump.bytes();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
