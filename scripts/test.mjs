import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runPlaywright } from './lib/playwright.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import { createSummary } from './lib/summary.mjs';
import { runVitest } from './lib/vitest.mjs';

// `--only=types,walls` selects groups, `--without=e2e` excludes some.
const listOf = (flag) =>
  process.argv
    .find((argument) => argument.startsWith(`${flag}=`))
    ?.slice(flag.length + 1)
    .split(',');
const only = listOf('--only');
const without = listOf('--without') ?? [];
const wanted = (group) => (only?.includes(group) ?? true) && !without.includes(group);

const summary = createSummary();
const reports = await orStop(makeReportsFolder);

const ready = await summary.require('Installation', ensureInstalled);

if (ready) {
  const needsPages = ['build', 'unit', 'e2e'].some(wanted);
  // The tests wait for databases, processes and pages: the checks use the processor meanwhile.
  const checking = summary.checks(staticChecks.filter(({ group }) => wanted(group)));
  const isBuilt =
    !needsPages ||
    (await summary.check({
      title: 'Construction des pages et du serveur',
      verify: () => ensureBuilt({ logLevel: 'warn' }),
    }));

  if (wanted('unit'))
    await summary.runner('Tests unitaires, base de données et HTTP (Vitest)', () => runVitest(reports));
  await checking;
  if (wanted('e2e') && isBuilt)
    await summary.runner('Parcours de bout en bout dans Chromium (Playwright)', () => runPlaywright(reports));
  if (wanted('e2e') && !isBuilt)
    summary.missed('Parcours de bout en bout : impossibles sans les pages construites');
}

rmSync(reports, { recursive: true, force: true });

process.exitCode = summary.close();

function makeReportsFolder() {
  try {
    return mkdtempSync(join(tmpdir(), 'parution-tests-'));
  } catch (error) {
    throw new Error(
      `Rien ne peut être écrit dans le dossier temporaire ${tmpdir()} (${error.code}) : donnez-en un autre dans TMPDIR.`,
    );
  }
}
