import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Branches, lostBranches, readBranches } from './lib/branch-coverage.ts';

// Run by coverage.mjs: `merge-coverage.ts <tree> <what was recorded> <folder of the result> [<earlier result>]`.
const [tree = '', folder = '', out = '', earlier] = process.argv.slice(2);

const branches = await readBranches(tree, folder);
const file = join(out, 'branches.json');
mkdirSync(out, { recursive: true });
writeFileSync(file, JSON.stringify(branches));
const all = Object.values(branches).flatMap((found) => Object.values(found));
console.log(`${all.filter(Boolean).length} branches et fonctions exécutées sur ${all.length} : ${file}`);

if (earlier) {
  const lost = lostBranches(JSON.parse(readFileSync(earlier, 'utf8')) as Branches, branches);
  for (const one of lost) console.log(`  ${one}`);
  console.log(`${lost.length} exécutées avant, et plus maintenant`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
