import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpCdn, keyHeaderOf } from '#server/adapters/http-cdn/http-cdn.ts';
import { PURGE_QUEUE } from '#server/db/job-queues.ts';
import type { Worker } from '#server/jobs/background-work.ts';
import { announceJob } from '#server/jobs/jobs.queries.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aSite } from '#tests/support/one-list-site.ts';
import { startPurgeServer } from '#tests/support/purge-server.ts';
import { NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { startPurgeWorker } from './purge-worker.ts';
import { savePurging } from './purges.queries.ts';

describe('a page behind a shared cache', () => {
  it('names its keys, also when it has not changed; without a cache in front it does not', async () => {
    const { app } = await aSite({ keyHeader: keyHeaderOf('surrogate-key') });
    const page = await app.inject('/');
    expect(page.headers['surrogate-key']).toBe('articles article:1');
    const known = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } });
    expect(known.statusCode).toBe(304);
    expect(known.headers['surrogate-key']).toBe('articles article:1');
    expect((await app.inject('/nowhere')).headers['surrogate-key']).toBeUndefined();
    await app.close();
    const { app: without } = await aSite();
    expect((await without.inject('/')).headers['surrogate-key']).toBeUndefined();
    await without.close();
  });
});

describeOnBothEngines('a withdrawal behind a shared cache', (database) => {
  const PENDING = / Purge en attente : /;
  const cdn = { keyHeader: keyHeaderOf('surrogate-key'), longestWaitMs: 60_000 };
  const patient = useReviewApp(database, { cdn });
  const hasty = useReviewApp(database, { cdn: { ...cdn, longestWaitMs: 0 } });
  let server: Awaited<ReturnType<typeof startPurgeServer>>;
  let worker: Worker | undefined;

  beforeAll(async () => {
    server = await startPurgeServer();
    await savePurging(database().db, true, NOW);
  });
  beforeEach(() => Object.assign(server.state, { status: 200, purges: [] }));
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await sql`delete from jobs.job where name = ${PURGE_QUEUE}`.execute(database().db);
  });
  afterAll(() => server.close());

  const work = async () => {
    const purge = { url: server.url, method: 'PURGE', headers: {} };
    const log = { info() {}, warn() {}, error() {} };
    worker = await startPurgeWorker({
      ...{ database: database(), log, metrics: createMetrics() },
      cdn: createHttpCdn({ keys: 'surrogate-key', purge }),
    });
  };
  const jobs = async () =>
    (
      await sql<{ data: { keys: string[]; repeated?: boolean }; state: string }>`
        select data, state from jobs.job where name = ${PURGE_QUEUE}
      `.execute(database().db)
    ).rows;
  /** Without the wait between two attempts. */
  const retryNow = async () => {
    await sql`update jobs.job set start_after = now() where name = ${PURGE_QUEUE}`.execute(database().db);
    await announceJob(database().db, PURGE_QUEUE);
  };

  it('answers once the cache has forgotten the pages, which it is asked once more later', async () => {
    await work();
    const { id } = await patient.given('published');
    const answer = (await patient.put('unpublish', id)).json();
    expect(answer.message).toBe('Annonce légale dépubliée avec succès');
    expect(server.state.purges.map(({ method, keys }) => [method, keys])).toEqual([
      ['PURGE', ['announcements', `announcement:${id}`]],
    ]);
    expect(await jobs()).toMatchObject([{ data: { repeated: true } }]);
    await retryNow();
    await expect.poll(() => server.state.purges.length).toBe(2);
    await expect.poll(jobs).toEqual([]);
  });

  it('is done, and says that the purge waits, when the cache refuses; the purge is retried until it is done', async () => {
    await work();
    server.state.status = 503;
    const { id } = await patient.given('published');
    const answer = await patient.put('unpublish', id);
    expect(answer.json()).toMatchObject({ success: true, message: expect.stringMatching(PENDING) });
    expect((await patient.rowOf(id)).status).not.toBe('published');
    const { purges, needs } = (
      await patient.context().app.inject({ url: '/api/admin/system', headers: patient.headers() })
    ).json();
    expect(purges).toEqual({ waiting: 1, oldest: expect.any(String) });
    expect(needs.map(({ text }: { text: string }) => text)).not.toContainEqual(
      expect.stringMatching(/abandon/),
    );

    server.state.status = 200;
    await retryNow();
    await expect.poll(jobs).toMatchObject([{ data: { repeated: true } }]);
  });

  it('is done, and says that the purge waits, when nothing answers in time; a later process purges', async () => {
    const { id } = await hasty.given('published');
    const answer = await hasty.send('POST', '/bulk-unpublish', { ids: [id] });
    expect(answer.json()).toMatchObject({ success: true, message: expect.stringMatching(PENDING) });
    await work();
    await expect
      .poll(() => server.state.purges.map(({ keys }) => keys))
      .toContainEqual(expect.arrayContaining([`announcement:${id}`]));
  });

  it('does not wait for what was only added, nor purges what was refused', async () => {
    const { id } = await hasty.given('approved');
    expect((await hasty.put('publish', id)).json().message).not.toMatch(PENDING);
    expect(await jobs()).toHaveLength(1);
    expect((await hasty.put('publish', id)).statusCode).toBe(409);
    expect(await jobs()).toHaveLength(1);
  });

  it('queues nothing without a cache in front', async () => {
    await savePurging(database().db, false, NOW);
    const { id } = await patient.given('published');
    expect((await patient.put('unpublish', id)).json().message).not.toMatch(PENDING);
    expect(await jobs()).toEqual([]);
    await savePurging(database().db, true, NOW);
  });
});
