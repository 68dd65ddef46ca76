import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

export type Lock = { release(): Promise<void> };

type LockSettings = {
  /** The lock file itself, beside the folder that it protects. */
  readonly path: string;
  /** What the refusal calls the folder. */
  readonly folder: string;
};

const holderSchema = z.object({
  id: z.string(),
  pid: z.number().int().positive(),
  host: z.string(),
  /** Null where the system does not give it; a recycled pid is then taken for its former owner. */
  startedAt: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';
}

/**
 * Takes the lock or refuses; it never waits, and age never makes a lock free.
 *
 * PGlite does not notice a second process on its folder: both go on, and rows that were acknowledged vanish.
 */
export const acquireLock = async ({ path, folder }: LockSettings): Promise<Lock> => {
  const me = await describeProcess(process.pid);
  const own = `${path}.${me.id}`;
  await writeDurably(own, me);
  try {
    await take(path, own, folder);
  } finally {
    await rm(own, { force: true });
  }
  return {
    async release() {
      if (await isHeldBy(path, me.id)) await rm(path, { force: true });
    },
  };
};

/** `own` is a complete lock file under another name: what becomes the lock is never seen half written. */
const take = async (path: string, own: string, folder: string): Promise<void> => {
  for (;;) {
    if (await linkIfFree(own, path)) return;

    const holder = await readHolder(path);
    if (holder === 'none') continue;
    if (holder === 'unreadable') throw unreadable(path, folder);
    if (await isAlive(holder)) throw alreadyUsed(holder, path, folder);

    // To replace a dead lock, a process must first hold a lock named after that one. Without it, a second
    // process that also saw it dead would replace, a moment later, the living lock of the first.
    const claim = `${path}.${holder.id}`;
    await take(claim, own, folder);
    try {
      if (await isHeldBy(path, holder.id)) return await replace(path, own);
    } finally {
      await rm(claim, { force: true });
    }
  }
};

const linkIfFree = async (own: string, path: string): Promise<boolean> => {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** In one step, so that no third process finds the place empty. */
const replace = async (path: string, own: string): Promise<void> => {
  const spare = `${own}.new`;
  await link(own, spare);
  await rename(spare, path);
};

const isHeldBy = async (path: string, id: string): Promise<boolean> => {
  const holder = await readHolder(path);
  return holder !== 'none' && holder !== 'unreadable' && holder.id === id;
};

const readHolder = async (path: string): Promise<Holder | 'none' | 'unreadable'> => {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    return hasCode(error, 'ENOENT') ? 'none' : 'unreadable';
  }
};

/** On disk before it becomes the lock: a power cut must not leave an empty one whose owner is unknown. */
const writeDurably = async (path: string, holder: Holder): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(JSON.stringify(holder));
    await file.sync();
  } finally {
    await file.close();
  }
};

const describeProcess = async (pid: number): Promise<Holder> => ({
  id: randomUUID(),
  pid,
  host: hostname(),
  startedAt: (await inspect(pid))?.startedAt ?? null,
});

const isAlive = async ({ pid, host, startedAt }: Holder): Promise<boolean> => {
  // The folder is shared with another machine, whose processes cannot be seen from here.
  if (host !== hostname()) return true;
  if (!isRunning(pid)) return false;
  const found = await inspect(pid);
  if (!found) return true;
  return !found.isZombie && (startedAt === null || startedAt === found.startedAt);
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, and belongs to another user.
    return hasCode(error, 'EPERM');
  }
};

/** On Linux: what distinguishes a process from a later one with its number, even after a reboot. */
const inspect = async (pid: number): Promise<{ startedAt: string; isZombie: boolean } | undefined> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The second field, the program's name, may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { startedAt: `${boot.trim()}:${fields[19]}`, isZombie: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
};

const alreadyUsed = ({ pid, host }: Holder, path: string, folder: string): DatabaseLockedError => {
  if (host !== hostname())
    return new DatabaseLockedError(
      `La base de données de ${folder} est déjà utilisée par la machine ${host} (pid ${pid}). ` +
        `Arrêtez-la, ou donnez un autre DATA_DIR. Si plus rien n'y tourne, supprimez ${path}.`,
    );
  const who = pid === process.pid ? 'ce même processus' : 'un autre processus';
  return new DatabaseLockedError(
    `La base de données de ${folder} est déjà utilisée par ${who} (pid ${pid}). ` +
      'Arrêtez-le, ou donnez un autre DATA_DIR.',
  );
};

const unreadable = (path: string, folder: string): DatabaseLockedError =>
  new DatabaseLockedError(
    `Le verrou de la base de données de ${folder} est illisible : ${path}. ` +
      "Vérifiez qu'aucun autre processus ne l'utilise, puis supprimez ce fichier.",
  );

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
