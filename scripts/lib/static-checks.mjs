import { rmSync } from 'node:fs';
import { copyProject } from './copy-project.mjs';
import { canWrite, inColour, inProject } from './project.mjs';
import { runNode } from './run.mjs';
import { testEnvironment } from './test-environment.mjs';

const tool = (path, ...args) => [inProject('node_modules', path), ...args];

const runCheck = async (command, { env, ...options } = {}) => {
  const { code, output } = await runNode(command, { env: testEnvironment(env), captured: true, ...options });
  return { ok: code === 0, output };
};

/**
 * The zones in one run, each reading the declarations of those it depends on, which TypeScript writes. TypeScript 7
 * takes less than half the time of 6, but has no JavaScript interface: dependency-cruiser and knip read with 6. Its
 * parallel checkers repeat each other's work: four of them, the default, take nearly twice the processor time of one,
 * and the other checks use the other cores.
 */
const checkTypes = async () => {
  const command = tool('typescript-7/bin/tsc', '--build', '--checkers', '1');
  // To collect its garbage as often as usual takes a fifth of its time, and saves a gigabyte.
  const env = { GOGC: '400', GOMEMLIMIT: '3GiB' };
  if (canWrite('.cache')) return runCheck(command, { env });
  const copy = copyProject();
  try {
    return await runCheck(command, { cwd: copy, env });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * The checks that do not run the product, the longest first; the group is the name used by `--only`. They run beside
 * each other.
 */
export const staticChecks = [
  { group: 'types', title: 'Types (TypeScript)', verify: checkTypes },
  { group: 'knip', title: 'Code mort (knip)', verify: () => runCheck(tool('knip/bin/knip.js')) },
  {
    group: 'walls',
    title: 'Murs entre les zones (dependency-cruiser)',
    verify: () => runCheck([inProject('scripts/walls.ts')]),
  },
  {
    group: 'lint',
    title: 'Format et lint (Biome)',
    verify: () =>
      runCheck(
        tool(
          '@biomejs/biome/bin/biome',
          'ci',
          '--error-on-warnings',
          // Biome's « ci » colours every character by default: unreadable in a log file.
          ...(inColour ? [] : ['--colors=off']),
        ),
      ),
  },
];
