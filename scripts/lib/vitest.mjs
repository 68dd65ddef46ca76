import { join, relative } from 'node:path';
import { inColour, inProject, root } from './project.mjs';
import { readReport } from './read-report.mjs';
import { runNode } from './run.mjs';
import { testEnvironment } from './test-environment.mjs';

const LIMIT_SECONDS = 2400;

/** Runs the unit, database and HTTP tests; answers the shared shape of a runner's result. */
export const runVitest = async (folder) => {
  const report = join(folder, 'vitest.json');
  const outcome = await runNode(
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      // Our runtime reads TypeScript; the bundler's way writes beside the configuration, which may be read-only.
      '--configLoader=native',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      // Vitest keeps a token in the user's home, which there may not be.
      env: testEnvironment({ XDG_DATA_HOME: folder, ...(inColour ? {} : { NO_COLOR: '1' }) }),
      limitSeconds: LIMIT_SECONDS,
    },
  );
  return readReport(report, outcome, testsOf);
};

const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    // A file that cannot even be loaded has no test to report, yet it did fail.
    if (assertionResults.length === 0 && status === 'failed')
      return [{ title: file, status, milliseconds: 0 }];
    return assertionResults.map(({ fullName, status: own, duration }) => ({
      title: `${file} › ${fullName}`,
      status: own,
      milliseconds: duration ?? 0,
    }));
  });
