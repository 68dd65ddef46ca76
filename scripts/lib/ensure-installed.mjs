import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { canWrite, inProject, pinnedNode, root, say, seconds } from './project.mjs';
import { run } from './run.mjs';

const LOCKFILE = inProject('package-lock.json');
const STAMP = inProject('node_modules/.parution-install');

/**
 * Makes node_modules match package-lock.json; does nothing when it already does. This file and its imports
 * run on Node 20 without any dependency, since they install the dependencies.
 */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  const writable = canWrite('node_modules');
  if (wasInstalledByHand()) {
    if (writable) writeFileSync(STAMP, fingerprint());
    return;
  }
  if (!writable)
    throw new Error(
      `Les dépendances ne sont pas installées, et rien ne peut être écrit dans ${root} : ` +
        'lancez « npm ci » avec un utilisateur qui le peut, ou clonez le projet ailleurs.',
    );
  say('Installation des dépendances du projet (npm ci) : une à deux minutes la première fois…');
  const begun = performance.now();
  rmSync(STAMP, { force: true });
  const { code } = await npmCi();
  if (code !== 0)
    throw new Error(`L'installation a échoué (npm ci, code ${code}) : voir les lignes ci-dessus.`);
  if (!pinnedNodeRuns())
    throw new Error(
      "L'installation est incomplète : le moteur Node du projet manque ou ne démarre pas. " +
        'Il existe pour Linux (x64 et arm64) et pour Windows (x64) ; vérifiez que npm ne laisse pas de côté ' +
        'les dépendances facultatives (npm config get omit).',
    );
  writeFileSync(STAMP, fingerprint());
  say(`Dépendances installées en ${seconds(performance.now() - begun)}.`);
};

const isInstalled = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint() && existsSync(pinnedNode);

// npm's own record of node_modules: after a manual install, nothing is installed again.
const wasInstalledByHand = () => {
  const record = inProject('node_modules/.package-lock.json');
  if (!existsSync(record) || !pinnedNodeRuns()) return false;
  const { packages: present } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: asked } = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
  return Object.entries(asked).every(([path, { integrity, optional, devOptional }]) => {
    if (path === '') return true;
    return present[path] ? present[path].integrity === integrity : optional || devOptional;
  });
};

const pinnedNodeRuns = () => spawnSync(pinnedNode, ['--version']).status === 0;

// A folder copied from another machine contains the binaries of that machine.
const fingerprint = () => {
  const lockfile = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  return `${lockfile} ${process.platform}-${process.arch}\n`;
};

// NODE_ENV=production would leave out the tools that build the pages.
const npmCi = () => {
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const env = environmentWithoutProjectBinaries();
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith('.js') && node && node !== pinnedNode) return run(node, [npm, ...args], { env });
  return run('npm', args, { env, shell: process.platform === 'win32' });
};

// npm ci deletes node_modules: it must not run on the Node installed there.
const environmentWithoutProjectBinaries = () => {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const entries = (process.env[key] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder));
  return { ...process.env, [key]: entries.join(delimiter) };
};
