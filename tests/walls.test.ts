import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Violation = { from: string; to: string; via?: { name: string }[]; rule: { name: string } };

const config = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };
const rules = forbidden.map(({ name }) => name);

const cruise = (directory: string) => {
  const depcruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [depcruise, '--config', config, '--output-type', 'json', 'src', 'tests'];
  const run = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { summary } = JSON.parse(run.stdout) as {
    summary: { totalCruised: number; violations: Violation[] };
  };
  return summary;
};

const readable = ({ rule, from, to }: Violation) => `${rule.name}: ${from} → ${to}`;

const crosses = (rule: string) => (violation: Violation) =>
  violation.rule.name === rule &&
  [violation.from, ...(violation.via ?? []).map(({ name }) => name)].some(
    (file) => basename(file) === `${rule}.planted.ts`,
  );

describe('the walls', () => {
  // With a TypeScript it cannot read, dependency-cruiser visits nothing and reports success.
  it('visit the source and find no violation', { timeout: 60_000 }, () => {
    const { totalCruised, violations } = cruise('.');

    expect(totalCruised).toBeGreaterThan(20);
    expect(violations.map(readable)).toEqual([]);
  });

  it('detect the violation planted for each rule, and nothing else', { timeout: 60_000 }, () => {
    const { violations } = cruise('tests/support/forbidden-tree');
    const seen = rules.filter((rule) => violations.some(crosses(rule)));
    const uncalledFor = violations.filter((violation) => !crosses(violation.rule.name)(violation));

    expect(seen).toEqual(rules);
    expect(uncalledFor.map(readable)).toEqual([]);
  });
});
