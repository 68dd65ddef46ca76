import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where this program of the distribution is; says so aloud when it is not installed, since tests are then left out. */
export const findInstalled = (program: string): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, program)).find(isExecutable);
  if (!found) process.stderr.write(`\n${program} n'est pas installé : ses essais sont laissés de côté.\n`);
  return found;
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
