import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lostBranches, readBranches } from '../scripts/lib/branch-coverage.ts';

const SOURCE = `type Sign = 'minus' | 'plus';
export const signOf = (value: number): Sign => (value < 0 ? 'minus' : 'plus');
export const never = () => 0;
for (const value of process.argv.slice(2)) signOf(Number(value));
`;

describe('what the tests executed', () => {
  const root = mkdtempSync(join(tmpdir(), 'parution-branches-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** What a program of this source executes when it is started once for each of these lists of values. */
  const executed = async (tree: string, source: string, ...runs: string[][]) => {
    const program = join(root, tree, 'src/program.ts');
    const folder = join(root, `${tree}-recorded`);
    mkdirSync(join(root, tree, 'src'), { recursive: true });
    writeFileSync(program, source);
    for (const values of runs) {
      const env = { ...process.env, NODE_V8_COVERAGE: join(folder, 'programs') };
      expect(spawnSync(process.execPath, [program, ...values], { env }).status).toBe(0);
    }
    return readBranches(join(root, tree), folder);
  };

  it('is the sum of what its programs executed, by the sources that people write', async () => {
    const branches = await executed('both', SOURCE, ['-1'], ['1']);
    expect(branches).toEqual({
      'src/program.ts': {
        "function export const signOf = (value: number): Sign => (value < 0 ? 'minus' : 'plus'); #0": true,
        'function export const never = () => 0; #0': false,
        "cond-expr 0 'minus' : 'plus'); #0": true,
        "cond-expr 1 'plus'); #0": true,
      },
    });
  });

  it('names what is no longer executed, wherever it moved, and nothing that is gone', async () => {
    const earlier = await executed('earlier', SOURCE, ['-1', '1']);
    const moved = `// A line more.\n${SOURCE}`;
    expect(lostBranches(earlier, await executed('moved', moved, ['-1', '1']))).toEqual([]);
    expect(lostBranches(earlier, await executed('less', moved, ['1']))).toEqual([
      "src/program.ts : cond-expr 0 'minus' : 'plus'); #0",
    ]);
    expect(lostBranches(earlier, await executed('gone', 'process.exit();', []))).toEqual([]);
  });

  it('holds without what a killed program left unfinished', async () => {
    const folder = join(root, 'killed');
    mkdirSync(join(folder, 'programs'), { recursive: true });
    writeFileSync(join(folder, 'programs/coverage-1.json'), '{"result":[{"url":"fi');
    expect(await readBranches(root, folder)).toEqual({});
  });
});
