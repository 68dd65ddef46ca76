import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpCdn, keyHeaderOf } from '#server/adapters/http-cdn/http-cdn.ts';
import { isInstalled } from './support/installed.ts';
import { aSite } from './support/one-list-site.ts';

const VCL = new URL('../deploy/varnish/parution.vcl', import.meta.url);

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

// A proxy of the distribution: nothing here installs it.
describe.runIf(isInstalled('varnishd'))('Varnish in front of the site', () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof aSite>>;
  let url: string;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-varnish-'));
    site = await aSite({ keyHeader: keyHeaderOf('surrogate-key') });
    const origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    const vcl = (await readFile(VCL, 'utf8')).replace('"3000"', `"${origin.port}"`);
    await writeFile(join(folder, 'parution.vcl'), vcl);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const varnish = spawn(
      'varnishd',
      [
        ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'parution.vcl')],
        ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,8m'],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = once(varnish, 'exit');
    stop = async () => {
      varnish.kill('SIGTERM');
      await ended;
    };
    const answers = async () => expect((await fetch(url)).ok).toBe(true);
    await vi.waitFor(answers, { timeout: 60_000 });
  }, 90_000);

  afterAll(async () => {
    await stop?.();
    await site?.app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const cdn = () =>
    createHttpCdn({ keys: 'surrogate-key', purge: { url: `${url}/`, method: 'PURGE', headers: {} } });

  it('serves a page without asking the site, until one of its keys is purged', async () => {
    await ask('/');
    const renders = site.site.renders;
    site.site.title = 'retiré depuis';
    site.cache.drop(['article:1']);
    expect((await ask('/', { cookie: 'session=abc' })).body).toContain('avant');
    expect(site.site.renders).toBe(renders);

    // Neither a key that it does not carry, nor one that only begins like its own.
    await cdn().purge(['article:12', 'announcements', 'article']);
    expect((await ask('/')).body).toContain('avant');

    await cdn().purge(['announcement:7', 'article:1']);
    expect((await ask('/')).body).toContain('retiré depuis');
  });

  it('keeps private pages and the API for nobody, and its keys for itself', async () => {
    const before = site.site.renders;
    await ask('/admin');
    await ask('/admin');
    expect(site.site.renders).toBe(before + 2);
    expect((await ask('/')).headers.get('surrogate-key')).toBeNull();
  });

  it('refuses a purge that names no key', async () => {
    expect((await fetch(url, { method: 'PURGE' })).status).toBe(400);
    const wild = { 'surrogate-key': '.*' };
    expect((await fetch(url, { method: 'PURGE', headers: wild })).status).toBe(400);
  });

  it('refuses the purge of a visitor who comes through a proxy of the same machine', async () => {
    const headers = { 'surrogate-key': 'articles', 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(url, { method: 'PURGE', headers })).status).toBe(405);
  });
});
