import { join } from 'node:path';
import { inProject } from './project.mjs';
import { readReport } from './read-report.mjs';
import { runNode } from './run.mjs';
import { testEnvironment } from './test-environment.mjs';

const LIMIT_SECONDS = 2760;
// A journey that needed a second try is a failure: either it or the product depends on luck.
const STATUS = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' };

/** Runs the end-to-end tests in Chromium; returns the common result of a runner. */
export const runPlaywright = async (folder, args = [], options = {}) => {
  const report = join(folder, 'playwright.json');
  const outcome = await runNode([inProject('node_modules/@playwright/test/cli.js'), 'test', ...args], {
    env: testEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    limitSeconds: LIMIT_SECONDS,
    ...options,
  });
  return readReport(report, outcome, ({ suites }) => suites.flatMap((suite) => testsOf(suite, [])));
};

const testsOf = ({ title, specs = [], suites = [] }, above) => {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        title: [...path, spec.title].join(' › ') + (status === 'flaky' ? ' (réussi au second essai)' : ''),
        status: STATUS[status],
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
};
