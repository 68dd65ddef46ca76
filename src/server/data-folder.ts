import { access, chmod, constants, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './errors.ts';

/** What the site itself writes in DATA_DIR; other entries there are not ours. */
const OURS =
  /^(db|db\.lock.*|db\.incomplete|db\.copy.*|db\.control|outbox|uploads|admin\.sock|settings\.key.*)$/;
const PICTURES = 'uploads';
const OTHERS = 0o077;

/**
 * The folder where the site writes, closed to the other users of the machine: the outbox holds links that open
 * accounts, and the embedded database everything else. Entries open to others are closed and reported.
 */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  // Everything that this process writes from now on is for its own user.
  process.umask(OTHERS);
  await makeWritable(folder);
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  const names = await readdir(folder);
  const ours = names.filter((name) => OURS.test(name));
  const wasClosed = !isOpen(await stat(folder));
  // A folder shared with something else (/tmp, a home) keeps its permissions: only our entries in it are closed.
  if (!wasClosed && ours.length === names.length) await takeRightsFromOthers(folder);
  const outcomes: Outcome[] = [];
  // Images are public and many: inside a closed folder they are not checked one by one.
  for (const name of ours)
    if (!wasClosed || name !== PICTURES) outcomes.push(...(await closeToOthers(join(folder, name))));
  // PGlite makes some of its files open to everybody: behind a closed folder they were never readable.
  warn(folder, wasClosed ? outcomes.filter((outcome) => outcome === 'refused') : outcomes);
};

type Outcome = 'closed' | 'refused';

/** Removes all permissions of others on an entry, recursively; returns the outcome for those that were open. */
export const closeToOthers = async (path: string): Promise<Outcome[]> => {
  const entry = await lstat(path);
  const first = isOpen(entry) && !entry.isSymbolicLink() ? [await takeRightsFromOthers(path)] : [];
  if (!entry.isDirectory()) return first;
  const inside = await readdir(path);
  const outcomes = await Promise.all(
    inside.map((name) => closeToOthers(join(path, name)).catch(ignoreMissing)),
  );
  return [...first, ...outcomes.flat()];
};

const isOpen = ({ mode }: { mode: number }): boolean => (mode & OTHERS) !== 0;

const takeRightsFromOthers = async (path: string): Promise<Outcome> => {
  const { mode } = await stat(path);
  return chmod(path, mode & 0o7777 & ~OTHERS).then(
    () => 'closed',
    () => 'refused',
  );
};

/** Another server that shares the folder may have removed the entry meanwhile. */
const ignoreMissing = (error: NodeJS.ErrnoException): Outcome[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

const makeWritable = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `Configuration : le site ne peut pas écrire dans ${folder} (${(error as NodeJS.ErrnoException).code}). ` +
        "Donnez dans DATA_DIR un dossier où l'utilisateur qui le lance peut écrire.",
    );
  }
};

const warn = (folder: string, outcomes: readonly Outcome[]): void => {
  if (outcomes.includes('refused'))
    process.stderr.write(
      `Attention : d'autres utilisateurs de cette machine peuvent lire ${folder}, qui n'appartient pas à celui du site. ` +
        'Rendez-le-lui (chown -R), puis redémarrez.\n',
    );
  else if (outcomes.length > 0)
    process.stderr.write(
      `Attention : d'autres utilisateurs de cette machine pouvaient lire ${folder} (${outcomes.length} fichiers ou dossiers) : ` +
        "il leur est fermé. S'ils ne sont pas de confiance, changez les mots de passe.\n",
    );
};
