import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnServer } from './support/database.ts';
import { makeRelease } from './support/releases.ts';
import { type Site, startSite } from './support/site.ts';
import { submitted } from './support/submitting.ts';

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** A new connection each time, as a new reader has: none may be refused. */
const visit = (url: string, body?: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body && { 'content-type': 'application/json', origin: new URL(url).origin };
    const asked = request(url, { agent: false, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });

const VISITORS = 20;

// Processes are listed where Linux lists them.
describeOnServer('several processes behind one port', (database) => {
  let site: Site;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-releases-'));
    // As deploy/parution.service starts it: through a link that an upgrade changes.
    await symlink(join(import.meta.dirname, '..'), link());
    const env = { WEB_CONCURRENCY: '2', METRICS_PORT: '0' };
    const databaseUrl = database().url ?? '';
    site = await startSite({ content: 'none', databaseUrl, env, release: link() });
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
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
        do await visitOnce();
        while (working);
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
    await expect.poll(listening, { timeout: 60_000 }).toBe(2);
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
    await expect.poll(listening, { timeout: 60_000 }).toBe(2);
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
  }, 180_000);
});
