import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this program of the distribution is installed; says so aloud when it is not, since tests are then left out. */
export const isInstalled = (program: string): boolean => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) process.stderr.write(`\n${program} n'est pas installé : ses essais sont laissés de côté.\n`);
  return found;
};
