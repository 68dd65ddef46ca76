import { accessSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A folder of the project; in a read-only clone, a private one of this user in the temporary folder. */
export const writableFolder = (path: string, root = ROOT): string => {
  const folder = join(root, path);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return privateFolder(path);
  }
};

const privateFolder = (path: string): string => {
  const { uid } = userInfo();
  const own = join(tmpdir(), `parution-${uid}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  // Programs are stored and run there.
  if (lstatSync(own).uid !== uid) throw new Error(`${own} appartient à un autre utilisateur : supprimez-le.`);
  const folder = join(own, path);
  mkdirSync(folder, { recursive: true });
  return folder;
};
