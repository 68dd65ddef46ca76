import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitClasses } from '#server/limits/limit-classes.ts';
import { describeOnServer } from './support/database.ts';
import { pdfOf, STATUTES } from './support/documents.ts';
import { multipart } from './support/multipart.ts';
import { aForm } from './support/newsroom.ts';
import { noisyImage } from './support/noisy-image.ts';
import { makeRelease } from './support/releases.ts';
import { repetitions } from './support/repetitions.ts';
import { S3_KEYS, type S3Server, startS3Server } from './support/s3-server.ts';
import { cutListeners } from './support/server-databases.ts';
import { type Site, startSite } from './support/site.ts';
import { submitted } from './support/submitting.ts';
import { writeCalls } from './support/write-calls.ts';

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

type Asked = { method?: string; body?: object | Buffer; headers?: Record<string, string> };
type Answer = { status: number; text: string; cookies: string[] };

/** A new connection each time, as a new reader has: none may be refused, and the processes of a port take turns. */
const ask = (url: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const given = Buffer.isBuffer(body) ? headers : { 'content-type': 'application/json', ...headers };
    const sent = body ? given : headers;
    const asked = request(url, { agent: false, method, headers: sent }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer).then(
        (read) => resolve({ status, text: read, cookies: received['set-cookie'] ?? [] }),
        reject,
      );
    });
    asked.once('error', reject).end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)));
  });

const visit = async (url: string, body?: object): Promise<number> => {
  const post = body && { method: 'POST', body, headers: { origin: new URL(url).origin } };
  return (await ask(url, post)).status;
};

const VISITORS = repetitions(8, 20);
/** Between two visits of each: without it, they take the processor from the processes that start. */
const PAUSE_MS = 500;

// Processes are listed where Linux lists them.
describeOnServer('several processes behind one port, beside another server', (database) => {
  let site: Site;
  let folder: string;
  /** A second server on the same database, of one process, with the product's own limits. */
  let other: Site;
  let store: S3Server;
  beforeAll(async () => {
    store = await startS3Server();
    folder = await mkdtemp(join(tmpdir(), 'parution-releases-'));
    // As deploy/parution.service starts it: through a link that an upgrade changes.
    await symlink(join(import.meta.dirname, '..'), link());
    const images = {
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: S3_KEYS.bucket,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    };
    const env = { ...images, WEB_CONCURRENCY: '2', METRICS_PORT: '0' };
    const databaseUrl = database().url ?? '';
    site = await startSite({ content: 'none', databaseUrl, env, release: link() });
    other = await startSite({ content: 'none', databaseUrl, env: { ...images, RATE_LIMIT_SCALE: '1' } });
  }, 120_000);
  afterAll(async () => {
    await other?.stop();
    await site?.stop();
    await store?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const link = () => join(folder, 'parution');

  /** The next version of the code, with a migration of its own. */
  const installNext = async () => {
    const next = join(folder, 'next');
    await makeRelease(next);
    await writeFile(
      join(next, 'src/server/db/migrations/9998_next.sql'),
      'create table next_version (id integer);',
    );
    await symlink(next, `${link()}.new`);
    await rename(`${link()}.new`, link());
  };

  const listening = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = 'parution-listen' and datname = current_database()
    `.execute(database().db);
    return rows[0]?.count;
  };

  /** Visitors who read and submit at the same time until the work is done: the statuses, and how many submissions. */
  const visitDuring = async (work: () => Promise<void>) => {
    const seen = new Set<number>();
    let working = true;
    let sent = 0;
    const visitOnce = async (): Promise<void> => {
      for (const path of ['/', '/contact', '/api/site']) seen.add(await visit(site.url + path));
      seen.add(await visit(`${site.url}/api/legal-announcements/submit`, submitted));
      sent += 1;
    };
    const visiting = Promise.all(
      Array.from({ length: VISITORS }, async () => {
        do {
          await visitOnce();
          await wait(PAUSE_MS);
        } while (working);
      }),
    );
    try {
      await work();
    } finally {
      working = false;
    }
    await visiting;
    return { seen, sent };
  };

  const countAnnouncements = async (): Promise<number> => {
    const { count } = await database()
      .db.selectFrom('announcements')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  it('each hold one connection that listens', async () => {
    await expect.poll(listening, { timeout: 60_000 }).toBe(3);
    expect(childrenOf(site.pid)).toHaveLength(2);
  }, 90_000);

  it('answer for all of them at one address of metrics', async () => {
    const metrics = async () => {
      const url = /Métriques : (\S+)/.exec(site.output())?.[1] ?? '';
      return (await fetch(url)).text();
    };
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(/^process_resident_memory_bytes\{process="2"\}/m);
    const text = await metrics();
    expect(text).toMatch(/^process_resident_memory_bytes\{process="1"\}/m);
    expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1);
    // What concerns the whole site is told once.
    expect(text.match(/^parution_payments\{status="completed"\} /gm)).toHaveLength(1);
  }, 90_000);

  /** What every process answers: two by turns, and the other server. */
  const everywhere = (path: string, headers: Record<string, string> = {}): Promise<Answer[]> =>
    Promise.all([site.url, site.url, other.url].map((url) => ask(url + path, { headers })));

  const statusEverywhere = async (path: string, headers?: Record<string, string>) =>
    (await everywhere(path, headers)).map(({ status }) => status);

  const logIn = async (): Promise<Record<string, string>> => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { cookies } = await ask(`${site.url}/api/auth/login`, {
      method: 'POST',
      body: site.admin,
      headers,
    });
    return { ...headers, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  };

  it('share sessions, with another server too', async () => {
    const session = await logIn();
    expect(await statusEverywhere('/api/admin/session', session)).toEqual([200, 200, 200]);
    await ask(`${other.url}/api/auth/logout`, { method: 'POST', headers: session });
    expect(await statusEverywhere('/api/admin/session', session)).toEqual([401, 401, 401]);
  });

  it('share limits, with another server too', async () => {
    const body = writeCalls.find(({ name }) => name === 'POST /contact/submit')?.body ?? {};
    const { max } = limitClasses.contact;
    for (let sent = 0; sent < max; sent++)
      expect(await visit(`${site.url}/api/contact/submit`, body)).toBe(200);
    expect(await visit(`${other.url}/api/contact/submit`, body)).toBe(429);
  });

  it('show a publication and hide what is withdrawn, also after the connections that listen were cut', async () => {
    const headers = await logIn();
    const write = async (method: string, path: string, body?: object) => {
      const call = { method, headers, ...(body && { body }) };
      const answer = await ask(`${site.url}/api/admin/articles${path}`, call);
      expect(answer.status, answer.text).toBe(200);
      return JSON.parse(answer.text).article;
    };
    const isOnHome = async (title: string) => (await everywhere('/')).map(({ text }) => text.includes(title));
    for (const cut of [false, true]) {
      const title = `Publication ${cut ? 'pendant' : 'avant'} une coupure`;
      expect(await isOnHome(title)).toEqual([false, false, false]);
      if (cut) await cutListeners(database().db);
      const { id, slug } = await write('POST', '', aForm({ title, is_published: true }));
      await expect.poll(() => isOnHome(title)).toEqual([true, true, true]);
      await expect.poll(() => statusEverywhere(`/article/${slug}`)).toEqual([200, 200, 200]);
      if (cut) await cutListeners(database().db);
      await write('DELETE', `/${id}`);
      await expect.poll(() => isOnHome(title)).toEqual([false, false, false]);
      await expect.poll(() => statusEverywhere(`/article/${slug}`)).not.toContain(200);
    }
  });

  it('serve a picture that another server received', async () => {
    const form = multipart({ fileName: 'a.png', type: 'image/png', bytes: await noisyImage(40, 30) });
    const answer = await ask(`${other.url}/api/admin/upload/image`, {
      method: 'POST',
      body: form.payload,
      headers: { ...form.headers, ...(await logIn()) },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await statusEverywhere(`/${JSON.parse(answer.text).imageUrl}`)).toEqual([200, 200, 200]);
  });

  /** The younger one: the elder serves requests for sure. Its successor has been launched and does not serve yet. */
  const crashOne = async (): Promise<void> => {
    const crashed = childrenOf(site.pid).at(-1) ?? '';
    process.kill(Number(crashed), 'SIGKILL');
    await expect
      .poll(() => childrenOf(site.pid).filter((pid) => pid !== crashed).length, {
        timeout: 60_000,
        interval: 5,
      })
      .toBe(2);
  };

  it('are replaced when they crash', async () => {
    await crashOne();
    await expect.poll(listening, { timeout: 60_000 }).toBe(3);
    expect(await visit(site.url)).toBe(200);
  }, 120_000);

  it('are replaced by the next version one by one on SIGUSR2, also one that was starting, without a lost request', async () => {
    const stored = await countAnnouncements();
    await crashOne();
    const before = childrenOf(site.pid);
    await installNext();
    const { seen, sent } = await visitDuring(async () => {
      process.kill(site.pid, 'SIGUSR2');
      await expect
        .poll(() => childrenOf(site.pid).filter((pid) => before.includes(pid)), { timeout: 100_000 })
        .toEqual([]);
    });
    expect(seen).toEqual(new Set([200]));
    expect(sent).toBeGreaterThanOrEqual(VISITORS);
    expect(await countAnnouncements()).toBe(stored + sent);
    expect(childrenOf(site.pid)).toHaveLength(2);
    const { rows } = await sql`select from schema_migrations where name = '9998_next.sql'`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);

    // Its node_modules is a link to another folder: what reads a document may follow it.
    const form = multipart({ field: 'document', fileName: 'statuts.pdf', bytes: await pdfOf(STATUTES) });
    const headers = { origin: site.url, ...form.headers };
    const sending = { method: 'POST', body: form.payload, headers };
    const { status, text } = await ask(`${site.url}/api/legal-announcements/read-document`, sending);
    expect(status, text).toBe(200);
    expect(JSON.parse(text).reading).toMatchObject({ kind: 'statuts' });
  }, 180_000);
});
