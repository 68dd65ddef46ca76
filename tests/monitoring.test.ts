import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readSiteMetrics } from '#server/areas/system/site-metrics.ts';
import { openDatabase } from '#server/db/client.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { createMetrics, poolFamilies } from '#server/metrics/metrics.ts';
import { writeMetrics } from '#server/metrics/registry.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { describeOnServer } from './support/database.ts';
import { findInstalled } from './support/installed.ts';
import { type ListeningApp, listen } from './support/listening.ts';
import { aSite } from './support/one-list-site.ts';
import { givenPaid } from './support/paid-announcements.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

const ALERTS = 'deploy/monitoring/alerts.yaml';

const PROMTOOL = findInstalled('promtool');
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

/** Prometheus makes this one itself. */
const OF_PROMETHEUS = ['up'];

/** The names in an expression that are neither a function, a label nor a keyword. */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ')
    .match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((name) => name !== 'by' && !/^e\d/.test(name)) ?? [];

const nameOf = (metric: string): string => metric.replace(/_(?:bucket|sum|count)$/, '');

describeOnServer('the metrics', (database) => {
  const metrics = createMetrics();
  let app: ListeningApp;
  let counted: Awaited<ReturnType<typeof openDatabase>>;
  const text = async () => {
    const families = [
      ...metrics.families(),
      ...(await readSiteMetrics({
        db: database().db,
        clock: { now: () => new Date() },
        system: { engine: 'server', dataDir: '/' },
      })),
    ];
    return writeMetrics(families);
  };
  /** The value of a line, whatever the order of its labels. */
  const sampleOf = async (name: string, ...labels: string[]) => {
    const line = (await text())
      .split('\n')
      .find((line) => new RegExp(`^${name}[ {]`).test(line) && labels.every((label) => line.includes(label)));
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
  };

  beforeAll(async () => {
    counted = await openDatabase({
      databaseUrl: database().url,
      dataDir: '',
      onStatement: metrics.statement,
    });
    metrics.measure(() => poolFamilies(counted.pool()));
    metrics.purges('done');
    app = await listen(counted, { metrics });
  });
  afterAll(async () => {
    await app.close();
    await counted.close();
  });

  it('count requests by route and status, statements, payments and mails', async () => {
    expect(await sampleOf('parution_http_requests_total', 'GET /api/site')).toBeUndefined();
    for (const path of ['/api/site', '/api/site', '/api/articles/slug/inconnu', '/api/rien', '/WHAT/ever'])
      await fetch(app.url + path);
    expect(await sampleOf('parution_http_requests_total', 'route="GET /api/site"', 'status="200"')).toBe(2);
    expect(
      await sampleOf('parution_http_requests_total', 'route="GET /api/articles/slug/:slug"', 'status="404"'),
    ).toBe(1);
    // Addresses that anyone can invent make no series of their own.
    expect(await text()).not.toMatch(/WHAT|inconnu|rien/);
    expect(await sampleOf('parution_http_request_duration_seconds_count', 'route="GET /api/site"')).toBe(2);
    expect(await sampleOf('parution_database_statement_duration_seconds_count', 'done')).toBeGreaterThan(0);
    expect(await sampleOf('parution_payments', 'status="processing"')).toBe(0);
    await givenPaid(database().db, { payment: { status: 'processing', completed_at: null } });
    expect(await sampleOf('parution_payments', 'status="processing"')).toBe(1);
    expect(await sampleOf('parution_mails', 'state="failed"')).toBe(0);
    expect(await sampleOf('parution_jobs', 'queue="mail"', 'state="waiting"')).toBe(0);
    expect(await sampleOf('parution_needs', 'urgent="true"')).toBe(1);
    expect(await sampleOf('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await sampleOf('parution_database_connections', 'state="idle"')).toBeGreaterThan(0);
  });

  it('tell how long the oldest job of a queue has waited', async () => {
    const { db } = database();
    expect(await sampleOf('parution_job_oldest_seconds', 'queue="mail"')).toBe(0);
    const to = { address: 'ada@exemple.fr', name: 'Ada' };
    const data = { firstName: 'Ada' };
    await db.transaction().execute((trx) => queueMail(trx, { to, template: 'password-changed', data }));
    await sql`update jobs.job set created_on = now() - interval '1 hour' where name = 'mail'`.execute(db);
    await db.transaction().execute((trx) => queueMail(trx, { to, template: 'password-changed', data }));
    expect(await sampleOf('parution_job_oldest_seconds', 'queue="mail"')).toBeCloseTo(3_600, -2);
    expect(await sampleOf('parution_jobs', 'queue="mail"', 'state="waiting"')).toBe(2);
    expect(await sampleOf('parution_mails', 'state="waiting"')).toBe(2);
    await sql`delete from jobs.job where name = 'mail'`.execute(db);
  });

  it('tell which notifications of payments came late', async () => {
    const now = new Date();
    const event = (id: string, secondsLate: number) => ({
      id,
      type: 'checkout.session.completed',
      payload: JSON.stringify({ created: Math.floor(now.getTime() / 1_000) - secondsLate }),
      received_at: now,
    });
    await database()
      .db.insertInto('payment_events')
      .values([event('evt_soon', 2), event('evt_late', 4_000), { ...event('evt_erased', 0), payload: '{}' }])
      .execute();
    expect(await sampleOf('parution_webhooks_late')).toBe(1);
    expect(await sampleOf('parution_webhook_delay_seconds')).toBeCloseTo(4_000, -1);
  });

  it('are what the dashboard and the alerts read, each with its entry in the runbook', async () => {
    // The lag of the event loop has samples from the second reading on.
    await text();
    const known = new Set([
      ...OF_PROMETHEUS,
      ...[...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
    ]);
    const shown = dashboard
      .parse(JSON.parse(read('deploy/monitoring/grafana-dashboard.json')))
      .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = read(ALERTS);
    const alerts = rules.split(/^\s+- alert: /m).slice(1);
    const watched = alerts.map((alert) => /expr:(.*?)\n\s+(?:for|labels):/s.exec(alert)?.[1] ?? '');
    expect(watched).not.toContain('');
    const used = new Set([...shown, ...watched].flatMap(metricsIn).map(nameOf));
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    // What nobody looks at need not be counted; a soak (`npm run load`) reads the parts of memory.
    expect([...known].filter((name) => !used.has(name ?? ''))).toEqual([
      'nodejs_heap_size_total_bytes',
      'nodejs_external_memory_bytes',
      'process_start_time_seconds',
    ]);

    const runbook = read('docs/operations.md').match(/^\| `(Parution\w+)`/gm) ?? [];
    expect(runbook.map((line) => line.slice(3, -1))).toEqual(alerts.map((alert) => alert.split('\n', 1)[0]));
  });

  it.runIf(PROMTOOL !== undefined)('are accepted by Prometheus, as the alerts are', async () => {
    const run = promisify(execFile);
    await run(PROMTOOL ?? '', ['check', 'rules', fileOf(ALERTS)]);
    const check = run(PROMTOOL ?? '', ['check', 'metrics']);
    check.child.stdin?.end(await text());
    await check;
  });
});

it('the metrics are served on their own port, behind their token', async () => {
  const metrics = createMetrics();
  const said: string[] = [];
  const { port } = await serveMetrics(
    { port: 0, host: '127.0.0.1', token: 'un-jeton-assez-long' },
    async () => metrics.families(),
    (line) => said.push(line),
  );
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: authorization ? { authorization } : {} });
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', 'Bearer faux')).status).toBe(401);
  expect((await ask('/', 'Bearer un-jeton-assez-long')).status).toBe(404);
  const answer = await ask('/metrics', 'Bearer un-jeton-assez-long');
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('# TYPE parution_http_requests_total counter');
  expect(said).toEqual([`Métriques : http://127.0.0.1:${port}/metrics`]);
});

it('the metrics tell how pages were answered, and how long they took to render', async () => {
  const { app, cache, metrics, site } = await aSite();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = await serveMetrics(
    { port: 0, host: '127.0.0.1', token: undefined },
    async () => metrics.families(),
    () => {},
  );
  const values = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const sample = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length) ?? 0,
      );
    return {
      hit: sample('parution_page_cache_total{state="hit"}'),
      miss: sample('parution_page_cache_total{state="miss"}'),
      stale: sample('parution_page_cache_total{state="stale"}'),
      renders: sample('parution_page_render_duration_seconds_count'),
      isTimed: sample('parution_page_render_duration_seconds_sum') > 0,
    };
  };
  try {
    expect(await values()).toMatchObject({ hit: 0, miss: 0, stale: 0, renders: 0 });
    for (const _ of [1, 2, 3]) expect((await fetch(url)).status).toBe(200);
    expect(await values()).toMatchObject({ hit: 2, miss: 1, stale: 0, renders: 1, isTimed: true });
    // What it shows has changed, and cannot be read: the last good page is served.
    site.down = true;
    cache.drop(['article:1']);
    expect((await fetch(url)).status).toBe(200);
    expect(await values()).toMatchObject({ hit: 2, miss: 1, stale: 1, renders: 2 });
  } finally {
    await app.close();
  }
});
