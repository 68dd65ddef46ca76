import { existsSync, readFileSync } from 'node:fs';

/**
 * Turns a runner's JSON report into { passed, failed, tests, trouble }, with its output when that was captured. A
 * runner that crashed, hung, ran nothing, or reported an error outside any test counts as one failure, with the reason
 * in `trouble`: success must never come from tests that did not run.
 */
export const readReport = (file, { code, signal, timedOut, output }, testsOf) => {
  const tests = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const trouble = troubleOf({ code, signal, timedOut, ran: passed + failed, failed });
  return { passed, failed: failed + (trouble ? 1 : 0), tests, trouble, output };
};

const troubleOf = ({ code, signal, timedOut, ran, failed }) => {
  if (timedOut) return 'arrêté : le temps accordé est dépassé';
  if (signal) return `interrompu par ${signal}`;
  if (ran === 0) return `aucun test exécuté (code ${code})`;
  if (code !== 0 && failed === 0) return `erreur en dehors des tests (code ${code})`;
  return undefined;
};

// A journey that needed a second try depends on luck, or the product does: it fails, and the report says that it was
// `retried`.
const STATUS = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' };

/** The journeys of Playwright's report. */
export const journeysOf = ({ suites }) => suites.flatMap((suite) => testsOf(suite, []));

const testsOf = ({ title, specs = [], suites = [] }, above) => {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        title: [...path, spec.title].join(' › '),
        status: STATUS[status],
        retried: status === 'flaky',
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
};
