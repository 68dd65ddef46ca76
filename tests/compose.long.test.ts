import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnServer } from './support/database.ts';
import { S3_KEYS, type S3Server, startS3Server } from './support/s3-server.ts';
import { type Site, startSite } from './support/site.ts';

const ROOT = join(import.meta.dirname, '..');

const isMissing = spawnSync('sh', ['-c', 'command -v caddy']).status !== 0;
if (isMissing)
  process.stderr.write("caddy n'est pas installé : le proxy devant deux serveurs n'est pas vérifié.\n");

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

type Answer = { status: number; headers: Record<string, unknown> };

/** One request over HTTP/2 and TLS. */
const visit = async (origin: string, path: string): Promise<Answer> => {
  // Caddy signs the certificate of localhost itself.
  const session = connect(origin, { rejectUnauthorized: false });
  // Before Caddy listens, the request fails with the same error.
  session.on('error', () => {});
  try {
    const request = session.request({ ':path': path });
    const [headers] = await once(request, 'response');
    request.resume();
    await once(request, 'end');
    return { status: Number(headers[':status']), headers };
  } finally {
    session.close();
  }
};

/** The parts of compose.yaml as processes of this machine: PostgreSQL, an S3 store, two servers, Caddy with its file. */
describeOnServer('two servers behind the proxy', (database) => {
  if (isMissing) {
    it.skip('need caddy', () => {});
    return;
  }
  let folder: string;
  let store: S3Server;
  let caddy: ChildProcess;
  let origin: string;
  const ports: number[] = [];
  const sites: Site[] = [];

  const start = async (port: number): Promise<Site> =>
    startSite({
      content: 'none',
      databaseUrl: database().url ?? '',
      env: {
        PORT: String(port),
        TRUST_PROXY: '127.0.0.1',
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: S3_KEYS.bucket,
        S3_REGION: S3_KEYS.region,
        S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-compose-'));
    store = await startS3Server();
    ports.push(await freePort(), await freePort());
    for (const port of ports) sites.push(await start(port));
    const [https, http] = [await freePort(), await freePort()];
    origin = `https://localhost:${https}`;
    const options = `{\n admin off\n skip_install_trust\n https_port ${https}\n http_port ${http}\n}\n`;
    const file = join(folder, 'Caddyfile');
    await writeFile(file, options + (await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8')));
    const upstreams = ports.map((port) => `localhost:${port}`).join(' ');
    const env = {
      ...process.env,
      DOMAIN: 'localhost',
      UPSTREAMS: upstreams,
      HOME: folder,
      XDG_DATA_HOME: folder,
    };
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
  }, 300_000);
  afterAll(async () => {
    if (caddy) {
      caddy.kill('SIGTERM');
      await once(caddy, 'exit');
    }
    for (const site of sites) await site.stop();
    await store?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('speak HTTP/2, and offer HTTP/3', async () => {
    const isServing = () =>
      visit(origin, '/readyz').then(
        ({ status }) => status,
        () => undefined,
      );
    await expect.poll(isServing, { timeout: 60_000 }).toBe(200);
    const { status, headers } = await visit(origin, '/');
    expect(status).toBe(200);
    expect(headers['alt-svc']).toContain('h3=');
  });

  it('are replaced one after the other without a lost request', async () => {
    const seen: Set<number> = new Set();
    let working = true;
    const visiting = (async () => {
      while (working) seen.add((await visit(origin, '/api/site')).status);
    })();
    for (const [n, port] of ports.entries()) {
      await sites[n]?.stop();
      sites[n] = await start(port);
    }
    working = false;
    await visiting;
    expect([...seen]).toEqual([200]);
  });
});
