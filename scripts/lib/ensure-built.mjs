import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { canWrite, inProject, say, seconds } from './project.mjs';
import { runNode } from './run.mjs';

const STAMP = inProject('dist/.build-inputs');
const MATERIALS = inProject('dist/sbom.cdx.json');
const OUTPUTS = ['dist/web/client', 'dist/web/server', 'dist/sbom.cdx.json'];
const INPUTS = [
  'src/web',
  'src/domain',
  'src/contract',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Builds the pages for the browser and for the server, unless their sources have not changed. */
export const ensureBuilt = async ({ force = false, logLevel = 'error' } = {}) => {
  const inputs = fingerprint();
  if (!force && isBuilt(inputs)) return;
  if (!canWrite('dist'))
    throw new Error(
      `Les pages ne sont pas construites, et rien ne peut être écrit dans ${inProject('dist')} : ` +
        'lancez « npm run build » avec un utilisateur qui le peut, ou clonez le projet ailleurs.',
    );
  say('Construction des pages…');
  const begun = performance.now();
  rmSync(STAMP, { force: true });
  mkdirSync(inProject('dist'), { recursive: true });
  await viteBuild('navigateur', logLevel);
  await viteBuild('serveur', logLevel, '--ssr');
  writeFileSync(MATERIALS, JSON.stringify(billOfMaterials(readJson('package-lock.json')), null, 2));
  writeFileSync(STAMP, inputs);
  say(`Pages construites en ${seconds(performance.now() - begun)}.`);
};

const isBuilt = (inputs) =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === inputs &&
  OUTPUTS.every((folder) => existsSync(inProject(folder)));

// A NODE_ENV meant for the server must not build the pages in development mode.
const viteBuild = async (target, logLevel, ...args) => {
  const { code } = await runNode(
    [inProject('node_modules/vite/bin/vite.js'), 'build', `--logLevel=${logLevel}`, ...args],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (code !== 0)
    throw new Error(`La construction des pages (${target}) a échoué : voir les lignes ci-dessus.`);
};

const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder))
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
