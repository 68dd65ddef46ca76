import { availableParallelism, totalmem } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = '**/*.long.test.ts';

/** The files that take more than twenty seconds, the longest first. */
const SLOWEST = [
  'tests/restore-drill',
  'tests/faults',
  'tests/admin-command',
  'tests/authorisation',
  'tests/cluster',
  'tests/hostile-bodies',
  'announcement-lifecycle/lifecycle-model',
  'announcements/admin/races',
  'tests/leaks',
  'document-reading/document-reading',
  'tests/growth',
  'tests/load',
];

/** Vitest begins with the largest files: a small one that takes a minute would begin last, and run alone at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? SLOWEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** One process fewer than cores is the default; the tests wait for databases and for processes that they start. */
const WORKERS = Math.max(3, availableParallelism() - 1);

/** Of all workers together, a fifth of the machine's memory. In megabytes. */
const HEAP = Math.min(1500, Math.floor(totalmem() / 2 ** 20 / 5 / WORKERS));

/**
 * V8 collects all garbage each time buffers have grown by 64 MB, as an embedded database does when it opens, and begins
 * with a small heap. Options of the V8 in Node 24: another one may refuse to start with them.
 */
const RARE_COLLECTIONS = process.versions.node.startsWith('24.')
  ? ['--external-memory-accounted-in-global-limit', `--initial-heap-size=${HEAP}`]
  : [];

/**
 * `npm run test:long` runs the same configuration twice more: in the mode « long », the files that do not fit in
 * `npm test`; in the mode « whole », the everyday files with every database test on both engines and with all the
 * repetitions that `npm test` reduces.
 */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? [LONG] : ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'tests/support/forbidden-tree/**',
      ...(mode === 'long' ? [] : [LONG]),
    ],
    env: mode === 'whole' ? { TEST_RUN: 'whole' } : {},
    globalSetup: 'tests/support/native-postgres.ts',
    setupFiles: [
      'tests/support/silent-console.ts',
      ...(process.env.RECORD_STATEMENTS ? ['tests/support/record-statements.ts'] : []),
    ],
    // Loading the server takes as long as testing it: files share what one process has loaded. What a test replaces
    // it restores: environment, globals and mocks below, console and clock by itself.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    maxWorkers: WORKERS,
    execArgv: RARE_COLLECTIONS,
    // The embedded database takes seconds to create itself on a busy machine.
    testTimeout: mode === 'long' || mode === 'whole' ? 1_800_000 : 60_000,
    hookTimeout: 120_000,
    // What is polled for comes as soon as it can, on a busy machine later than in the second of the default.
    expect: { poll: { timeout: 30_000 } },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json'],
      reportsDirectory: 'test-results/coverage',
      reportOnFailure: true,
    },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
}));
