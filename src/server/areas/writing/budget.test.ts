import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import type { Worker } from '#server/jobs/background-work.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { aWriter, givenSources } from '#tests/support/writing.ts';
import { startGenerationWorker } from './generation-worker.ts';

const log = { info() {}, warn() {}, error() {} };
const usage = { model: 'un-modele', inputTokens: 400, outputTokens: 200, costMicros: 1_500_000 };

describeOnServer('the daily budget of a paid service', (database) => {
  const { engine, own } = aWriter('model');
  own.generate = async (sources, signal) => ({ ...(await builtinWriter.generate(sources, signal)), usage });
  const writing = { engine, dailyTokens: () => 1_000 };
  const { context, call, row } = useNewsroom(database, { writing });
  let worker: Worker;

  beforeAll(async () => {
    worker = await startGenerationWorker({ database: database(), clock: context().clock, ...writing, log });
  });
  afterAll(() => worker.stop());

  const generate = (count: number) => call('POST', 'articles/batch-generate', { categoryIds: [3], count });

  it('refuses generations once it is spent, until the next day', async () => {
    await givenSources(context().db, 3);
    const { run, articles } = (await generate(2)).json();
    expect(run).toMatchObject({ done: 2, engine: { kind: 'model', name: 'un-modele' } });
    expect((await row(articles[0].id))?.ai_usage).toMatchObject(usage);
    const refused = await generate(1);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'La limite quotidienne de 1\u202f000 jetons est atteinte : le service de rédaction reprendra demain.',
    ]);
    expect((await call('GET', 'articles/generation/categories')).json().budget).toEqual({
      limit_tokens: 1_000,
      used_tokens: 1_200,
      used_cost: 3,
    });
    context().clock.forward(24 * 60);
    await givenSources(context().db, 1);
    expect((await generate(1)).statusCode).toBe(200);
  });
});
