import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';

// `npm run lockfile`, after a change of dependencies: writes in the lockfiles where the archive of each package lies. Without
// it npm asks the registry for the description of every package first, all its versions included: 135 MB, and ten seconds
// of processor. The host is none: .npmrc makes npm ask the registry of whoever installs.
const LOCKFILES = ['package-lock.json', 'tools/lighthouse/package-lock.json'];

const addressOf = (name, version) =>
  `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

const withAddress = ([path, locked]) => {
  if (path === '') return [path, locked];
  const { version, resolved: _, ...entry } = locked;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [path, { version, resolved: addressOf(name, version), ...entry }];
};

for (const file of LOCKFILES.map((path) => inProject(path))) {
  const { packages, ...head } = JSON.parse(readFileSync(file, 'utf8'));
  const addressed = Object.fromEntries(Object.entries(packages).map(withAddress));
  writeFileSync(file, `${JSON.stringify({ ...head, packages: addressed }, null, 2)}\n`);
}
