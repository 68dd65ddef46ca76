import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openImages } from '#server/adapters/open-images.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { BackupError } from '#server/backup/archive.ts';
import { countsOf } from '#server/backup/backup.ts';
import { recordRestore } from '#server/backup/record-backup.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { readPassphrase } from './lib/passphrase.ts';

const USAGE = `npm run restore -- <sauvegarde> [--check]

Restaure une sauvegarde dans une base vide (DATABASE_URL, ou la base intégrée de DATA_DIR) et un endroit d'images vide,
puis relit chaque ligne et chaque image. --check lit la sauvegarde entière sans rien changer.`;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new BackupError(USAGE);
    return { path: resolve(file), onlyCheck: values.check };
  } catch {
    throw new BackupError(USAGE);
  }
};

type Archive = Parameters<typeof restoreBackup>[1];

const restore = async (config: Config, archive: Archive) => {
  const files = join(config.dataDir, 'db');
  const isNew = config.databaseUrl === undefined && !existsSync(files);
  const database = await openDatabase(config);
  try {
    const restored = await restoreBackup({ database, images: openImages(config) }, archive);
    const { version, ...made } = restored;
    await recordRestore(database.db, { file: basename(archive.path), ...made }, systemClock.now());
    await database.close();
    return restored;
  } catch (error) {
    await database.close();
    // Nothing of a failed restoration stays: the place is as empty as before.
    if (isNew) await rm(files, { recursive: true, force: true });
    throw error;
  }
};

const count = new Intl.NumberFormat('fr-FR');

try {
  const { path, onlyCheck } = readArguments();
  if (!existsSync(path)) throw new BackupError(`Le fichier est introuvable : ${path}.`);
  const config = loadConfig();
  const archive = { path, passphrase: await readPassphrase(config) };
  if (onlyCheck) {
    const { site, manifest } = await checkBackup(archive);
    const { rows, files } = countsOf(manifest);
    console.log(
      `Sauvegarde lisible : faite le ${site.madeAt} par la version ${site.version}, ${count.format(rows)} lignes, ${count.format(files)} images.`,
    );
  } else {
    const { rows, files, madeAt } = await restore(config, archive);
    console.log(
      `Site restauré tel qu'il était le ${madeAt} : ${count.format(rows)} lignes et ${count.format(files)} images relues, toutes identiques.`,
    );
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
