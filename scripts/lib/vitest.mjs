import { join, relative } from 'node:path';
import { inColour, inProject, root } from './project.mjs';
import { readReport } from './read-report.mjs';
import { runNode } from './run.mjs';
import { testEnvironment } from './test-environment.mjs';

const LIMIT_SECONDS = 2400;

/**
 * Runs the unit, database and HTTP tests, or those that `args` select; returns the common result of a runner. The options
 * are those of `run`.
 */
export const runVitest = async (folder, { args = [], ...options } = {}) => {
  const report = join(folder, 'vitest.json');
  const outcome = await runNode(
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      // Node reads TypeScript itself; Vite's bundle loader writes beside the configuration, which may be
      // read-only.
      '--configLoader=native',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      // Vitest stores a token in the user's home, which may not exist.
      env: testEnvironment({ XDG_DATA_HOME: folder, ...(inColour ? {} : { NO_COLOR: '1' }) }),
      limitSeconds: LIMIT_SECONDS,
      ...options,
    },
  );
  return readReport(report, outcome, testsOf(options.cwd ?? root));
};

const testsOf =
  (cwd) =>
  ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(cwd, name);
      // A file that cannot be loaded reports no test, but it is a failure.
      if (assertionResults.length === 0 && status === 'failed')
        return [{ title: file, status, milliseconds: 0 }];
      return assertionResults.map(({ fullName, status: own, duration }) => ({
        title: `${file} › ${fullName}`,
        status: own,
        milliseconds: duration ?? 0,
      }));
    });
