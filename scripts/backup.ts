import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { openImages } from '#server/adapters/open-images.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { BackupError } from '#server/backup/archive.ts';
import { type BackupSummary, makeBackup } from '#server/backup/backup.ts';
import { requestLiveCopy } from '#server/backup/live-copy.ts';
import { recordBackup } from '#server/backup/record-backup.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { VERSION } from '#server/version.ts';
import { readPassphrase } from './lib/passphrase.ts';

const USAGE = `npm run backup -- <fichier ou dossier>

Sauvegarde le site, en marche ou arrêté, dans un fichier chiffré : base de données (documents compris) et images.
Dans un dossier, le fichier est nommé d'après la date. La phrase secrète est dans BACKUP_PASSPHRASE, ou dans le
fichier que nomme BACKUP_PASSPHRASE_FILE.`;

const fileFor = (given: string | undefined, at: Date): string => {
  if (!given) throw new BackupError(USAGE);
  const moment = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const isFolder = given.endsWith('/') || (existsSync(given) && statSync(given).isDirectory());
  const path = resolve(isFolder ? join(given, `parution-${moment}.backup`) : given);
  if (existsSync(path)) throw new BackupError(`Le fichier existe déjà : ${path}.`);
  return path;
};

type Target = Parameters<typeof makeBackup>[1];

/** The database as this process can open it: a server, the files of a stopped site, or a copy that the site makes. */
const backUp = async (config: Config, target: Target): Promise<BackupSummary> => {
  const images = openImages(config);
  const file = basename(target.path);
  const database = await openDatabase(config).catch((error) => {
    if (error instanceof DatabaseLockedError) return error;
    throw error;
  });
  if (!(database instanceof DatabaseLockedError))
    try {
      const made = await makeBackup({ db: database.db, images, version: VERSION }, target);
      await recordBackup(database.db, { file, ...made }, systemClock.now());
      return made;
    } finally {
      await database.close();
    }
  const copy = await requestLiveCopy(config.dataDir);
  if (!copy) throw database;
  try {
    const copied = await openDatabase({ dataDir: copy.folder });
    const made = await makeBackup({ db: copied.db, images, version: VERSION }, target).finally(copied.close);
    await copy.record({ file, ...made });
    return made;
  } finally {
    await copy.remove();
  }
};

const count = new Intl.NumberFormat('fr-FR');

try {
  const [given, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new BackupError(USAGE);
  const at = systemClock.now();
  const path = fileFor(given, at);
  const config = loadConfig();
  const passphrase = await readPassphrase(config);
  await mkdir(dirname(path), { recursive: true });
  const { rows, files, bytes } = await backUp(config, { path, passphrase, at });
  console.log(
    `Sauvegarde faite : ${path} (${count.format(rows)} lignes, ${count.format(files)} images, ${count.format(bytes)} octets).`,
  );
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
