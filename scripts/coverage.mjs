import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './lib/copy-project.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runPlaywright } from './lib/playwright.mjs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { runVitest } from './lib/vitest.mjs';

// `npm run coverage [-- FILE]`: all tests and journeys in a copy of the project, then what they executed, in
// test-results/coverage/branches.json. With the file of an earlier run: fails if that one executed what this one has not.
await orStop(ensureInstalled);
const copy = copyProject();
const folder = mkdtempSync(join(tmpdir(), 'parution-coverage-'));
process.once('exit', () => {
  for (const one of [copy, folder]) rmSync(one, { recursive: true, force: true });
});

// The pages are built with their source maps, and the sites run from the sources (tests/support/coverage.ts).
process.env.COVERAGE_FOLDER = folder;
const built = await runNode([join(copy, 'scripts/build.mjs')], { cwd: copy });
if (built.code === 0) {
  const args = ['--coverage', `--coverage.reportsDirectory=${join(folder, 'vitest')}`];
  const results = [
    await runVitest(folder, { args, cwd: copy }),
    await runPlaywright(folder, [], { cwd: copy }),
  ];
  // Pages that can be read back are heavier: what weighs them fails.
  for (const { title, status } of results.flatMap(({ tests }) => tests))
    if (status === 'failed') console.log(`échoué : ${title}`);
  const { code } = await runNode([
    inProject('scripts/merge-coverage.ts'),
    copy,
    folder,
    inProject('test-results/coverage'),
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
} else {
  process.exitCode = 1;
}
