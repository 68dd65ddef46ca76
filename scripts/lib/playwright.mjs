import { join } from 'node:path';
import { inProject } from './project.mjs';
import { journeysOf, readReport } from './read-report.mjs';
import { runNode } from './run.mjs';
import { testEnvironment } from './test-environment.mjs';

const LIMIT_SECONDS = 2760;

/** Runs the end-to-end tests in Chromium; returns the common result of a runner. */
export const runPlaywright = async (folder, args = [], options = {}) => {
  const report = join(folder, 'playwright.json');
  const outcome = await runNode([inProject('node_modules/@playwright/test/cli.js'), 'test', ...args], {
    env: testEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    limitSeconds: LIMIT_SECONDS,
    ...options,
  });
  return readReport(report, outcome, journeysOf);
};
