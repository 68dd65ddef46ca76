import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './lib/copy-project.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { mutants } from './lib/mutants.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runPlaywright } from './lib/playwright.mjs';
import { seconds } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { runVitest } from './lib/vitest.mjs';

/** How much a run that could not test anything shows of its output. */
const LAST_OUTPUT = 2_000;

// `npm run mutants [-- words]`: plants each defect of scripts/lib/mutants.mjs (or those whose sentence contains the
// words) in a copy of the project, runs the tests that must catch it, and fails when one escapes.
const words = process.argv.slice(2).join(' ');
const chosen = mutants.filter(({ defect }) => defect.includes(words));

await orStop(ensureInstalled);
const copy = copyProject();
const reports = mkdtempSync(join(tmpdir(), 'parution-mutants-'));
process.once('exit', () => {
  for (const folder of [copy, reports]) rmSync(folder, { recursive: true, force: true });
});

/** The result of the tests of these defects, in the copy as it is now. */
const runTests = async (some) => {
  // Never the report of the run before.
  const folder = mkdtempSync(join(reports, 'run-'));
  const files = [...new Set(some.flatMap(({ tests = [] }) => tests))];
  // One failure is enough to be caught.
  const args = [...files, '--bail=1'];
  const results = files.length > 0 ? [await runVitest(folder, { args, cwd: copy, captured: true })] : [];
  for (const { journey, title } of some) if (journey) results.push(await runJourney(folder, journey, title));
  return {
    failed: results.flatMap(({ tests }) => tests.filter(({ status }) => status === 'failed')),
    trouble: results
      .filter(({ trouble }) => trouble)
      .map(({ trouble, output }) => `${trouble}\n${output?.slice(-LAST_OUTPUT)}`)
      .join('\n'),
  };
};

/** Its pages are built from the defect's own sources. */
const runJourney = async (folder, journey, title) => {
  const build = await runNode([join(copy, 'scripts/build.mjs')], { cwd: copy, captured: true });
  if (build.code !== 0) return { tests: [], trouble: build.output };
  return runPlaywright(folder, [journey, '--grep', title, '--workers=1', '--retries=0'], {
    cwd: copy,
    captured: true,
  });
};

const plant = ({ file, find, put }) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`« ${find} » ne se trouve pas une seule fois dans ${file}.`);
  writeFileSync(
    path,
    source.replace(find, () => put),
  );
  return () => writeFileSync(path, source);
};

await orStop(async () => {
  // All of them before any run, which takes minutes.
  for (const mutant of chosen) plant(mutant)();
  const { failed, trouble } = await runTests(chosen);
  if (trouble || failed.length > 0)
    throw new Error(
      `Ces tests échouent déjà sans défaut : ${[...failed.map(({ title }) => title), trouble ?? ''].join('\n  ')}`,
    );
});

let escaped = 0;
for (const mutant of chosen) {
  const begun = performance.now();
  const restore = plant(mutant);
  const { failed, trouble } = await runTests([mutant]);
  restore();
  const [first] = failed;
  if (!first) escaped += 1;
  console.log(`${first ? '✓' : '✗'} ${mutant.defect} (${seconds(performance.now() - begun)})`);
  console.log(`    ${first?.title ?? `ÉCHAPPÉ${trouble ? ` : ${trouble}` : ''}`}`);
}
console.log(`\n${chosen.length - escaped} défauts attrapés, ${escaped} échappés`);
process.exitCode = escaped > 0 || chosen.length === 0 ? 1 : 0;
