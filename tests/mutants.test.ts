import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

type Mutant = {
  defect: string;
  file: string;
  find: string;
  tests?: string[];
  journey?: string;
  title?: string;
};

const { mutants }: { mutants: Mutant[] } = await import(pathToFileURL('scripts/lib/mutants.mjs').href);

// `npm run mutants` plants them, and stops at the first one whose line was rewritten since.
describe('the defects to plant', () => {
  it.each(mutants)('$defect: has its line and its tests', ({ file, find, tests = [], journey, title }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    for (const path of tests) expect(existsSync(path), path).toBe(true);
    if (journey) expect(readFileSync(journey, 'utf8')).toContain(title);
  });
});
