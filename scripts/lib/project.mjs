import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts) => join(root, ...parts);

// The npm package « node » holds the runtime; .bin/node would be a shell script on Windows.
export const pinnedNode = inProject(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Whether a person reads this on a terminal, rather than later in a file. */
export const inColour = process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined;

export const say = (sentence) => console.log(`› ${sentence}`);

export const seconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
