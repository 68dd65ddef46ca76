import { readFile, stat } from 'node:fs/promises';
import { BackupError } from '#server/backup/archive.ts';
import type { Config } from '#server/config.ts';

const SHORTEST = 12;
const OTHERS = 0o077;

/** The passphrase of backups: from its variable, or from a file that only its owner can read. */
export const readPassphrase = async ({ backup }: Pick<Config, 'backup'>): Promise<string> => {
  if (backup.passphrase !== undefined) return backup.passphrase;
  const file = backup.passphraseFile;
  if (file === undefined)
    throw new BackupError(
      'Une sauvegarde est toujours chiffrée : donnez une phrase secrète dans BACKUP_PASSPHRASE, ou le fichier qui la contient dans BACKUP_PASSPHRASE_FILE.',
    );
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new BackupError(`Le fichier de la phrase secrète est introuvable : ${file}.`);
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0)
    throw new BackupError(
      `D'autres utilisateurs peuvent lire la phrase secrète : fermez-leur le fichier (chmod 600 ${file}).`,
    );
  const passphrase = (await readFile(file, 'utf8')).trim();
  if (passphrase.length < SHORTEST)
    throw new BackupError(`La phrase secrète de ${file} doit contenir 12 caractères au moins.`);
  return passphrase;
};
