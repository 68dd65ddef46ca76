import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnServer } from './support/database.ts';
import { type Site, startSite } from './support/site.ts';

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** A new connection each time, as a new reader has: none may be refused. */
const visit = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });

// Processes are listed where Linux lists them.
describeOnServer('several processes behind one port', (database) => {
  let site: Site;
  beforeAll(async () => {
    const env = { WEB_CONCURRENCY: '2', METRICS_PORT: '0' };
    site = await startSite({ content: 'none', databaseUrl: database().url ?? '', env });
  }, 120_000);
  afterAll(() => site.stop());

  const listening = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = 'parution-listen' and datname = current_database()
    `.execute(database().db);
    return rows[0]?.count;
  };

  /** Visits until the work is done; returns every status that was seen. */
  const visitDuring = async (work: () => Promise<void>): Promise<Set<number>> => {
    const seen = new Set<number>();
    let working = true;
    const visiting = (async () => {
      while (working) seen.add(await visit(`${site.url}/api/site`));
    })();
    await work();
    working = false;
    await visiting;
    return seen;
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

  it('are replaced one by one on SIGUSR2, also one that was starting, without a lost request', async () => {
    await crashOne();
    const before = childrenOf(site.pid);
    const seen = await visitDuring(async () => {
      process.kill(site.pid, 'SIGUSR2');
      await expect
        .poll(() => childrenOf(site.pid).filter((pid) => before.includes(pid)), { timeout: 100_000 })
        .toEqual([]);
    });
    expect(seen).toEqual(new Set([200]));
    expect(childrenOf(site.pid)).toHaveLength(2);
  }, 180_000);
});
