import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announcementPath, paths } from '#contract/paths.ts';
import { createHttpCdn, keyHeaderOf } from '#server/adapters/http-cdn/http-cdn.ts';
import { openTestDatabase } from './support/database.ts';
import { findInstalled } from './support/installed.ts';
import { aSite } from './support/one-list-site.ts';
import { startSite } from './support/site.ts';
import { call, notice } from './support/site-calls.ts';

const VCL = new URL('../deploy/varnish/parution.vcl', import.meta.url);

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const VARNISH = findInstalled('varnishd');

const started: { stop: () => Promise<unknown> }[] = [];

/** Varnish with the file of the deployment, on a free port, in front of a site of this machine. */
const startVarnish = async (port: number, originPort: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-varnish-'));
  const vcl = (await readFile(VCL, 'utf8')).replace('"3000"', `"${originPort}"`);
  await writeFile(join(folder, 'parution.vcl'), vcl);
  const url = `http://127.0.0.1:${port}`;
  const varnish = spawn(
    VARNISH ?? '',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'parution.vcl')],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,8m'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(varnish, 'exit');
  started.push({
    stop: async () => {
      varnish.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  });
  const answers = async () => expect((await fetch(url)).ok).toBe(true);
  await vi.waitFor(answers, { timeout: 60_000 });
  return url;
};

afterAll(async () => {
  for (const { stop } of started.splice(0).reverse()) await stop();
});

// A proxy of the distribution: nothing here installs it.
describe.runIf(VARNISH)('Varnish in front of a page', () => {
  let site: Awaited<ReturnType<typeof aSite>>;
  let url: string;

  beforeAll(async () => {
    site = await aSite({ keyHeader: keyHeaderOf('surrogate-key') });
    started.push({ stop: () => site.app.close() });
    const origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    url = await startVarnish(await freePort(), origin.port);
  }, 90_000);

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

describe.runIf(VARNISH)('Varnish in front of the product', () => {
  it('serves a published notice, and no longer once its withdrawal is answered', {
    timeout: 180_000,
  }, async () => {
    const database = await openTestDatabase('server');
    started.push({ stop: database.close });
    const [port, originPort] = [await freePort(), await freePort()];
    const site = await startSite({
      content: 'none',
      databaseUrl: database.url ?? '',
      env: {
        PORT: String(originPort),
        CDN_KEYS: 'surrogate-key',
        CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
      },
    });
    started.push(site);
    const url = await startVarnish(port, String(originPort));
    const { cookie } = await call(site, 'POST', 'auth/login', site.admin);
    const sent = await call<{ announcementId: string }>(site, 'POST', 'legal-announcements/submit', notice);
    const id = sent.answer.announcementId;
    const { contactEmail: email, title, basePrice } = notice;
    const order = { announcementId: id, email, title, basePrice };
    const checkout = await call<{ url: string }>(site, 'POST', 'stripe/create-checkout-session', order);
    await call(site, 'POST', `payment-test/${checkout.answer.url.split('/').at(-1)}`, { action: 'pay' });
    const statusOf = () =>
      database.db
        .selectFrom('announcements')
        .select(['status', 'slug'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await statusOf()).status).toBe('paid');
    await call(site, 'PUT', `admin/legal-announcements/${id}/approve`, undefined, cookie);
    const { slug } = await statusOf();
    const ask = async (path: string) => {
      const answer = await fetch(url + path);
      return { status: answer.status, age: Number(answer.headers.get('age')), body: await answer.text() };
    };
    const page = announcementPath({ slug });
    for (let n = 0; n < 2; n++) expect((await ask(page)).body).toContain(notice.title);
    // Varnish answers, not the site.
    await expect.poll(async () => (await ask(page)).age).toBeGreaterThan(0);
    expect((await ask(paths.announcements)).body).toContain(notice.companyName);

    const withdrawn = `admin/legal-announcements/${id}/unpublish`;
    await call(site, 'PUT', withdrawn, { reason: 'Erreur' }, cookie);
    expect((await ask(page)).status).toBe(404);
    expect((await ask(page)).body).not.toContain(notice.title);
    expect((await ask(paths.announcements)).body).not.toContain(notice.companyName);
  });
});
