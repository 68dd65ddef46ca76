import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';

/**
 * `npm run test:long` runs the same configuration twice more: in the mode « long », the files that do not fit in
 * `npm test`; in the mode « engines », the everyday files with every database test on both engines.
 */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? [LONG] : ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'tests/support/forbidden-tree/**',
      ...(mode === 'long' ? [] : [LONG]),
    ],
    env: mode === 'engines' ? { TEST_ENGINES: 'both' } : {},
    globalSetup: 'tests/support/native-postgres.ts',
    setupFiles: 'tests/support/silent-console.ts',
    // One process fewer than cores is the default: half of a machine of two, where the tests wait for databases.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The embedded database takes seconds to create itself on a busy machine.
    testTimeout: mode === 'long' ? 600_000 : 60_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
}));
