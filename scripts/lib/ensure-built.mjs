import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { canWrite, inProject, say, seconds } from './project.mjs';
import { runNode } from './run.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const MATERIALS = inProject('dist/sbom.cdx.json');

const SHARED = ['src/domain', 'src/contract', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** What is built, each part only when its own sources have changed. */
const parts = [
  {
    named: 'des pages',
    inputs: ['src/web', 'vite.config.ts', ...SHARED],
    outputs: ['dist/web/client', 'dist/web/server', 'dist/sbom.cdx.json'],
    stamp: inProject('dist/.pages-inputs'),
    build: async (logLevel) => {
      const options = ['build', `--logLevel=${logLevel}`];
      await runBuild('des pages (navigateur)', VITE, ...options);
      await runBuild('des pages (serveur)', VITE, ...options, '--ssr');
      writeFileSync(MATERIALS, JSON.stringify(billOfMaterials(readJson('package-lock.json')), null, 2));
    },
  },
  {
    named: 'du serveur',
    inputs: ['src/server', 'scripts/build-server.mjs', ...SHARED],
    outputs: ['dist/server/main.js'],
    stamp: inProject('dist/.server-inputs'),
    build: () => runBuild('du serveur', 'scripts/build-server.mjs'),
  },
];

/** Builds the pages, for the browser and for the server, and the server itself. */
export const ensureBuilt = async ({ force = false, logLevel = 'error' } = {}) => {
  for (const { named, inputs, outputs, stamp, build } of parts) {
    const sources = fingerprint(inputs);
    if (!force && isBuilt(stamp, sources, outputs)) continue;
    if (!canWrite('dist'))
      throw new Error(
        `La construction ${named} est à faire, et rien ne peut être écrit dans ${inProject('dist')} : ` +
          'lancez « npm run build » avec un utilisateur qui le peut, ou clonez le projet ailleurs.',
      );
    say(`Construction ${named}…`);
    const begun = performance.now();
    rmSync(stamp, { force: true });
    mkdirSync(inProject('dist'), { recursive: true });
    await build(logLevel);
    writeFileSync(stamp, sources);
    say(`Construction ${named} : ${seconds(performance.now() - begun)}.`);
  }
};

const isBuilt = (stamp, sources, outputs) =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === sources &&
  outputs.every((path) => existsSync(inProject(path)));

// A NODE_ENV meant for the server must not build the pages in development mode.
const runBuild = async (named, program, ...args) => {
  const { code } = await runNode([inProject(program), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`La construction ${named} a échoué : voir les lignes ci-dessus.`);
};

const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

const fingerprint = (inputs) => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
};

const filesUnder = (path) => {
  if (!existsSync(inProject(path))) return [];
  if (statSync(inProject(path)).isFile()) return [path];
  return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(inProject().length))
    .sort();
};
