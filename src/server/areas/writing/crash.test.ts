import { describe, expect, it } from 'vitest';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import { aPlace } from '#tests/support/crashing-payments.ts';
import { startNodeProcess } from '#tests/support/node-process.ts';
import { IS_WHOLE_RUN, repetitions } from '#tests/support/repetitions.ts';
import { givenSources } from '#tests/support/writing.ts';
import { followRun } from './follow-run.ts';
import { startGenerationWorker } from './generation-worker.ts';
import { openRunSignal } from './run-signal.ts';
import { startGeneration } from './start-generation.ts';

const ARTICLES = repetitions(16, 50);
const PROCESS = 'tests/support/processes/generate-articles.ts';
const log = { info() {}, warn() {}, error() {} };

/** Starts the worker and kills it once it has begun this many more articles. */
const killWhileWriting = async (parameters: readonly string[], begun: number) => {
  const { child, output, ended } = startNodeProcess(PROCESS, parameters);
  child.stdout.on('data', () => {
    if (output().split('\n').length > begun) child.kill('SIGKILL');
  });
  expect((await ended).signal).toBe('SIGKILL');
};

describe.each(['embedded', 'server'] as const)(
  `a server killed in the middle of ${ARTICLES} articles (%s)`,
  (engine) => {
    it('keeps finished drafts and continues with the rest: none twice, none lost', async () => {
      const place = await aPlace(engine);
      try {
        const first = await place.reopen();
        const now = { now: () => new Date() };
        await givenSources(first.db, ARTICLES);
        const requester = { id: null as never, requestId: 'test', permissions: [] };
        const deps = { db: first.db, clock: now, engine: builtinWriter, dailyTokens: () => 0 };
        const runId = await startGeneration(deps, { categoryIds: [3], count: ARTICLES }, requester);
        // The embedded database accepts one process at a time.
        if (engine === 'embedded') await first.close();
        await killWhileWriting(place.parameters, Math.floor(ARTICLES * 0.4));
        // The second time on PostgreSQL only every day: a start of the embedded database takes as long as all the rest.
        if (engine === 'server' || IS_WHOLE_RUN)
          await killWhileWriting(place.parameters, Math.floor(ARTICLES * 0.25));

        const database = await place.reopen();
        const written = await database.db
          .selectFrom('generation_items')
          .selectAll()
          .where('status', '=', 'done')
          .execute();
        expect(written.length).toBeGreaterThan(0);
        expect(written.length).toBeLessThan(ARTICLES);
        // Later than the leases of the killed servers.
        const later = { now: () => new Date(Date.now() + 60_000) };
        const worker = await startGenerationWorker({
          database,
          clock: later,
          engine: builtinWriter,
          dailyTokens: () => 0,
          log,
        });
        const wakeSignal = await openRunSignal(database.listen);
        const signal = AbortSignal.timeout(120_000);
        let status = '';
        for await (const run of followRun({ db: database.db, clock: later, wakeSignal, signal }, runId))
          status = run.status;
        await wakeSignal.stop();
        await worker.stop();

        expect(status).toBe('done');
        const drafts = await database.db
          .selectFrom('articles')
          .select('id')
          .where('generated_by', 'is not', null)
          .execute();
        const links = await database.db.selectFrom('article_sources').selectAll().execute();
        expect(drafts).toHaveLength(ARTICLES);
        expect(new Set(links.map(({ source_id }) => source_id)).size).toBe(ARTICLES);
        expect(new Set(links.map(({ article_id }) => article_id)).size).toBe(ARTICLES);
        const unused = await database.db
          .selectFrom('articles')
          .select('id')
          .where('is_source', '=', true)
          .where('is_used_for_generation', '=', false)
          .execute();
        expect(unused).toEqual([]);
      } finally {
        await place.forget();
      }
      // Two starts of a process and three of a database: slow on a busy machine.
    }, 180_000);
  },
);
