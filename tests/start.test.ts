import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from './support/database.ts';
import { multipart } from './support/multipart.ts';
import { startNodeProcess } from './support/node-process.ts';
import { noisyImage } from './support/noisy-image.ts';
import { readPdf } from './support/pdf.ts';
import { missingHeaders } from './support/security-headers.ts';
import { type Site, startSite } from './support/site.ts';
import { call, notice } from './support/site-calls.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parution-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// The first start shows the administrator's password once: it must not be created, then lost.
it('creates nothing when its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  try {
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    expect(await startNodeProcess('src/server/main.ts', [], { env, cwd: folder }).ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Le port ${port} est déjà utilisé. Arrêtez l'autre programme, ou donnez un autre PORT.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    other.close();
  }
});

/** A machine whose `localhost` is an IPv6 address that it cannot listen on: this one belongs to no machine. */
const WITHOUT_IPV6 = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  const { lookup } = dns;
  dns.lookup = (name, options, done = options) => {
    if (name !== 'localhost') return lookup(name, options, done);
    const found = { address: '2001:db8::1', family: 6 };
    process.nextTick(() => options.all ? done(null, [found]) : done(null, found.address, found.family));
  };
`)}`;

const openEntriesIn = async (root: string): Promise<string[]> => {
  const names = ['', ...(await readdir(root, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => ({ name, ...(await lstat(join(root, name))) })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
};

/** The address of a quote, a PDF made of a submitted notice. */
const givenQuote = async (site: Site): Promise<string> => {
  const { answer } = await call<{ trackingToken: string }>(
    site,
    'POST',
    'legal-announcements/submit',
    notice,
  );
  const path = `legal-announcements/tracking/${answer.trackingToken}/quotes`;
  const quoted = await call<{ quote: { documentUrl: string } }>(site, 'POST', path, { basePrice: 199 });
  return new URL(quoted.answer.quote.documentUrl, site.url).pathname;
};

/** Only where the address of the site is https://; not on a page answered from memory. */
const NOT_HERE = ['strict-transport-security', 'x-request-id'];
const missingOf = ({ headers }: Response): string[] =>
  missingHeaders(Object.fromEntries(headers)).filter((name) => !NOT_HERE.includes(name));

/** A style sheet, a font, a picture: another policy than that of the pages, by which it neither runs nor loads anything. */
const expectInert = (file: Response, missing: readonly string[]): void => {
  expect(file.status).toBe(200);
  expect(missingOf(file)).toEqual(missing);
  expect(file.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
};

/** The security headers of every kind of answer, as the built product gives them. */
const expectHeadersOfEveryKind = async (site: Site): Promise<void> => {
  const seen: Set<string> = new Set();
  const visit = async (kind: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
    expect({ kind, missing: missingOf(answer) }).toEqual({ kind, missing: [] });
    seen.add(`${kind} ${answer.status}`);
    return answer;
  };
  const json = { 'content-type': 'application/json', origin: site.url };

  const page = await visit('page', '/');
  const html = await page.text();
  // The policy names the scripts inside the page, and nothing in it runs without.
  const inline = [...html.matchAll(/<script type="(?:module|speculationrules)"[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline).toHaveLength(2);
  for (const [, script = ''] of inline)
    expect(page.headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  expect(
    html.match(/<style|<script(?! type="(?:module|speculationrules|application\/(?:ld\+)?json)")/),
  ).toBeNull();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  expect(files.size).toBeGreaterThan(1);
  for (const file of files)
    if (file.endsWith('.js')) await visit('script', file);
    else expectInert(await fetch(site.url + file), ['content-security-policy']);
  await visit('page', '/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  await visit('page of a session', '/admin');
  await visit('redirect', '/TERMS');
  await visit('feed', '/rss.xml');
  await visit('robots', '/robots.txt');
  await visit('API', '/api/articles');
  // Without a seller, a site that began empty makes documents that are worth nothing, and that say so.
  const quote = await visit('PDF', await givenQuote(site));
  expect((await readPdf(new Uint8Array(await quote.arrayBuffer()))).text).toContain('DÉMONSTRATION');
  await visit('no page', '/nulle-part');
  await visit('no file', '/assets/absent.js');
  await visit('no call', '/api/nowhere');
  await visit('refused call', '/api/admin/articles');
  await visit('refused body', '/api/contact/submit', { method: 'POST', headers: json, body: '{' });

  const { cookie = '' } = await call(site, 'POST', 'auth/login', site.admin);
  const image = multipart({ fileName: 'a.png', type: 'image/png', bytes: await noisyImage(40, 30) });
  const stored = await visit('upload', '/api/admin/upload/image', {
    method: 'POST',
    headers: { ...image.headers, origin: site.url, cookie },
    body: new Uint8Array(image.payload),
  });
  const { imageUrl } = (await stored.json()) as { imageUrl: string };
  // Images may be shown by other sites; nothing that they might contain runs.
  expectInert(await fetch(`${site.url}/${imageUrl}`), [
    'content-security-policy',
    'cross-origin-resource-policy',
  ]);
  for (let n = 0; n <= 30; n++) await visit('limited call', '/api/legal-announcements/reference/AL-000000');

  expect([...seen]).toEqual([
    'page 200',
    'script 200',
    'page 304',
    'page of a session 200',
    'redirect 301',
    'feed 200',
    'robots 200',
    'API 200',
    'PDF 200',
    'no page 404',
    'no file 404',
    'no call 404',
    'refused call 401',
    'refused body 400',
    'upload 200',
    'limited call 404',
    'limited call 429',
  ]);
};

// On PostgreSQL every day: creating the files of the embedded database takes longer than all the rest.
describeWithDatabase('a start', (database) => {
  it('needs no home, no IPv6, no usual temporary folder, no plain path and no umask; every kind of answer has the security headers', async () => {
    const temporary = join(folder, 'fichiers à jeter');
    const dataDir = join(folder, 'le site é à', 'données');
    await mkdir(temporary);
    const { url } = database();
    const umask = process.umask(0o000);
    try {
      const site = await startSite({
        content: 'none',
        dataDir,
        ...(url && { databaseUrl: url }),
        nodeOptions: ['--import', WITHOUT_IPV6],
        env: { HOME: undefined, TMPDIR: temporary, RATE_LIMIT_SCALE: '1' },
      });
      try {
        await expectHeadersOfEveryKind(site);
        expect(site.output()).not.toContain('Attention');
      } finally {
        await site.stop();
      }
      if (process.platform !== 'win32') expect(await openEntriesIn(dataDir)).toEqual([]);
    } finally {
      process.umask(umask);
      await rm(temporary, { recursive: true });
      await rm(dataDir, { recursive: true });
    }
  });
});
