import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/support/test.ts';
import { writableFolder } from './tests/support/writable-folder.ts';

const results = writableFolder('test-results');

/** The browser and the sites under test are the fixtures' affair: tests/support/test.ts. */
export default defineConfig<object, Pick<WorkerFixtures, 'engine'>>({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  // Only there to end a suite that hangs: all of `npm test` is meant to take less.
  globalTimeout: 40 * 60_000,
  // Both are only reached by what is broken. A machine that others use too may need several times what a quiet one does.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // The server's own tests prove that both engines behave alike; one whole journey of each kind proves it for the
  // product. The others run on PostgreSQL, whose sites take half the processor.
  // The long journeys of the slower engine begin first: at the end, they would leave the other workers without work.
  // One worker for all of them: each worker starts its own sites, which takes twice the processor on that engine.
  projects: [
    { name: 'base intégrée', use: { engine: 'embedded' }, grep: /@both-engines/, workers: 1 },
    { name: 'serveur', use: { engine: 'server' } },
  ],
  // Journeys wait for the page's own delays as often as for the processor.
  workers: 3,
  // A journey that passes only at a second try has a defect, or shows one: it fails the run, and its first try keeps its
  // trace. The second try only tells whoever looks for the cause that it depends on time or order.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  outputDir: join(results, 'e2e'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(results, 'e2e.json') }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // The actions and the console. Pictures and copies of the page at each step would cost more than the journey
    // itself, for every journey; a failure also keeps its pages as they were left, its calls and the server's output.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
