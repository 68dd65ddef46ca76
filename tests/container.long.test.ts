import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './support/database.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const LARGEST_BYTES = 350e6;
const BASE = 'localhost/parution-test-base';
const NODE = 'localhost/parution-test-node';
const IMAGE = 'localhost/parution-test';
const CONTAINER = `parution-test-${process.pid}`;

/** Where this machine takes its packages from; debootstrap knows a mirror of its own. */
const mirror = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']
  .filter(existsSync)
  .map((file) => /^(?:URIs:|deb) (?:\[.*\] )?(https?:\S+)/m.exec(readFileSync(file, 'utf8'))?.[1])
  .filter((address) => address !== undefined)
  .slice(0, 1);

/** Nothing here installs a system package. No image comes from a registry: debootstrap makes the base. */
const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const missing = ['podman', 'debootstrap'].filter((program) => !isInstalled(program));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0)
  process.stderr.write(
    `Sans ${missing.join(', ')}, l'image n'est pas construite ; tests/deploy.test.ts en suit les étapes.\n`,
  );

// crun refuses a machine that mixes both versions of cgroups; runc, where it is installed, runs there.
const runtime = isInstalled('runc') ? ['--runtime=runc', '--cgroup-manager=cgroupfs'] : [];
const podman = (...parameters: string[]) =>
  execute('podman', [...runtime, ...parameters], { cwd: ROOT, maxBuffer: 2 ** 26 });
// Without cgroups or namespaces of its own, so that it also works inside a container.
const build = (...parameters: string[]) =>
  podman('build', '--isolation=chroot', '--network=host', '--format=docker', ...parameters);

const sizeOf = async (image: string): Promise<number> =>
  Number((await podman('image', 'inspect', '--format', '{{.Size}}', image)).stdout);

describe.skipIf(missing.length > 0)('the image built by podman', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-container-'));
    database = await openTestDatabase('server');
    await execute('debootstrap', ['--variant=minbase', 'bookworm', join(folder, 'base'), ...mirror]);
    await execute('sh', ['-c', `tar -C ${join(folder, 'base')} -c . | podman import - ${BASE}`]);
    // What the image of Node.js adds to its base.
    await cp(process.execPath, join(folder, 'node'));
    await chmod(join(folder, 'node'), 0o755);
    const { stdout } = await execute('npm', ['root', '--global']);
    await cp(join(stdout.trim(), 'npm'), join(folder, 'npm'), { recursive: true });
    const lines = [
      `FROM ${BASE}`,
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ];
    await writeFile(join(folder, 'Containerfile'), lines.join('\n'));
    await build('--tag', NODE, '--file', join(folder, 'Containerfile'), folder);
  }, 900_000);
  afterAll(async () => {
    await podman('rm', '--force', '--time=0', CONTAINER).catch(() => {});
    await podman('volume', 'rm', '--force', CONTAINER).catch(() => {});
    await podman('rmi', '--force', IMAGE, NODE, BASE).catch(() => {});
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is small, and serves with a root that nobody can write to', { timeout: 1_200_000 }, async () => {
    // How this machine reaches the registry of packages, and whom it trusts.
    const own = await readFile(join(homedir(), '.npmrc'), 'utf8').catch(() => '');
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    const npmrc = join(folder, 'npmrc');
    await writeFile(npmrc, `${own}\n${certificates ? 'cafile=/etc/extra.pem\n' : ''}`, { mode: 0o600 });
    await build(
      ...['--volume', `${npmrc}:/root/.npmrc:ro`],
      ...(certificates ? ['--volume', `${certificates}:/etc/extra.pem:ro`] : []),
      ...['--build-arg', `NODE_IMAGE=${NODE}`, '--build-arg', `BASE_IMAGE=${BASE}`, '--tag', IMAGE, '.'],
    );
    const bytes = (await sizeOf(IMAGE)) - (await sizeOf(BASE));
    process.stdout.write(`L'image ajoute ${Math.round(bytes / 1e6)} Mo à sa base.\n`);
    expect(bytes).toBeLessThan(LARGEST_BYTES);

    const settings = {
      PORT: '39127',
      HOST: '127.0.0.1',
      SEED: 'none',
      WEB_CONCURRENCY: '1',
      DATABASE_URL: database.url ?? '',
    };
    const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
    const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
    // A machine of tests may lack the rights to run what it has built.
    const isRunning = await podman(
      'run',
      '--detach',
      `--name=${CONTAINER}`,
      '--network=host',
      isInstalled('runc') ? '--cgroups=no-conmon' : '--cgroups=disabled',
      // podman's own are higher than what a machine of tests may allow.
      ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
      `--volume=${CONTAINER}:/var/backups/parution`,
      ...limits,
      ...env,
      IMAGE,
    ).then(
      () => true,
      ({ message }: Error) => {
        process.stderr.write(`L'image est construite, mais ne se lance pas ici : ${message}\n`);
        return false;
      },
    );
    if (!isRunning) return;
    const status = () =>
      fetch(`http://127.0.0.1:${settings.PORT}/healthz`).then(
        (answer) => answer.status,
        () => undefined,
      );
    await expect.poll(status, { timeout: 120_000 }).toBe(200);
    expect((await podman('healthcheck', 'run', CONTAINER)).stdout.trim()).toBe('');
    const whoami = await podman('exec', CONTAINER, 'id', '-u');
    expect(whoami.stdout.trim()).toBe('10001');
    await expect(podman('exec', CONTAINER, 'touch', '/srv/parution/x')).rejects.toThrow('Read-only');
    // A fresh volume belongs to the user of the image.
    await podman('exec', CONTAINER, 'touch', '/var/backups/parution/x');
    const doctor = await podman('exec', CONTAINER, 'node', 'scripts/doctor.ts').catch((error) => error);
    expect(doctor.stdout).toMatch(/ok +Base de données/);
    await podman('stop', '--time=20', CONTAINER);
    const code = await podman('inspect', '--format', '{{.State.ExitCode}}', CONTAINER);
    expect(code.stdout.trim()).toBe('0');
  });
});
