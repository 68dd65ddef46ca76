import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

type Status = 'passed' | 'failed' | 'skipped';
type Test = { title: string; status: Status; milliseconds: number };
type Ending = { code: number; signal?: string; timedOut?: boolean };
type Read = (
  file: string,
  ending: Ending,
  testsOf: (report: Test[]) => Test[],
) => { passed: number; failed: number; trouble?: string };

// Plain JavaScript, since `npm test` must run before anything is installed: hence the import by URL.
const module = pathToFileURL('scripts/lib/read-report.mjs').href;
const { readReport, journeysOf } = (await import(module)) as {
  readReport: Read;
  journeysOf: (report: object) => Test[];
};

const folder = mkdtempSync(join(tmpdir(), 'parution-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (statuses: Status[] | undefined, ending: Ending) => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  const tests = statuses?.map((status): Test => ({ title: 'un test', status, milliseconds: 1 }));
  if (tests) writeFileSync(file, JSON.stringify(tests));
  const { passed, failed, trouble } = readReport(file, ending, (report) => report);
  return { passed, failed, trouble };
};

describe('npm test counts', () => {
  it('passed and failed tests, and leaves out skipped ones', () => {
    expect(read(['passed', 'passed', 'skipped', 'failed'], { code: 1 })).toEqual({ passed: 2, failed: 1 });
    expect(read(['passed'], { code: 0 })).toEqual({ passed: 1, failed: 0 });
  });

  it.each([
    ['crashed before its report', undefined, { code: 1 }],
    ['reported success without a report', undefined, { code: 0 }],
    ['ran no test', [], { code: 0 }],
    ['skipped every test', ['skipped'], { code: 0 }],
  ] satisfies [string, Status[] | undefined, Ending][])(
    'one failure for a runner that %s',
    (_, statuses, ending) => {
      expect(read(statuses, ending)).toMatchObject({
        passed: 0,
        failed: 1,
        trouble: expect.stringContaining('aucun test'),
      });
    },
  );

  it('a journey that needed a second try as failed', () => {
    const journey = (title: string, status: string, durations: number[]) => ({
      title,
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    });
    const specs = [journey('payer', 'expected', [5]), journey('chercher', 'flaky', [1, 2])];
    expect(journeysOf({ suites: [{ title: 'paiement.e2e.ts', specs }] })).toEqual([
      { title: 'paiement.e2e.ts › payer', status: 'passed', retried: false, milliseconds: 5 },
      { title: 'paiement.e2e.ts › chercher', status: 'failed', retried: true, milliseconds: 3 },
    ]);
  });

  it.each([
    ['complains although every test passed', { code: 1 }],
    ['was killed', { code: 1, signal: 'SIGKILL' }],
    ['took too long', { code: 1, timedOut: true }],
  ] satisfies [string, Ending][])('one failure for a runner that %s', (_, ending) => {
    expect(read(['passed'], ending)).toMatchObject({ passed: 1, failed: 1, trouble: expect.any(String) });
  });
});
