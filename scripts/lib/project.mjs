import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts) => join(root, ...parts);

/** Whether a path can be written: the clone may be read-only, or belong to another user. */
export const canWrite = (path) => {
  const existing = existsSync(inProject(path)) ? inProject(path) : root;
  try {
    accessSync(existing, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

// The runtime is a package for each kind of machine. Not .bin/node: on Windows it would be a shell script.
export const pinnedNode =
  process.platform === 'win32'
    ? inProject(`node_modules/node-win-${process.arch}/bin/node.exe`)
    : inProject(`node_modules/node-${process.platform}-${process.arch}/bin/node`);

/** Whether the output is an interactive terminal rather than a file. */
export const inColour = process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined;

export const say = (sentence) => console.log(`› ${sentence}`);

export const seconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
