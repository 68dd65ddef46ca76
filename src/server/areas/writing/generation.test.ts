import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import type { Worker } from '#server/jobs/background-work.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { listen } from '#tests/support/listening.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { aSourceRow, aWriter, givenSources, untilAborted } from '#tests/support/writing.ts';
import { startGenerationWorker } from './generation-worker.ts';
import { resumeGeneration } from './resume-generation.ts';

const log = { info() {}, warn() {}, error() {} };
const CIVIL = 3;

describeOnBothEngines('generating articles', (database, itWithDatabase) => {
  const { engine, own } = aWriter();
  const writing = { engine, dailyTokens: () => 1_000 };
  const { context, call, headersOf, journal, row, done, idOf } = useNewsroom(database, { writing });
  let worker: Worker;

  beforeAll(async () => {
    worker = await startGenerationWorker({ database: database(), clock: context().clock, ...writing, log });
  });
  afterAll(() => worker.stop());
  beforeEach(async () => {
    const { db } = context();
    await db.deleteFrom('generation_runs').execute();
    await db.deleteFrom('articles').execute();
    delete own.generate;
  });

  const generate = (count: number, categoryIds: unknown = [CIVIL]) =>
    call('POST', 'articles/batch-generate', { categoryIds, count });
  const sourceRows = () =>
    context()
      .db.selectFrom('articles')
      .select(['id', 'is_used_for_generation'])
      .where('is_source', '=', true)
      .execute();
  const latest = async () =>
    (await call('GET', 'articles/generation/run')).json<{ run: GenerationRun }>().run;

  itWithDatabase('counts the sources that may be used, and no others', async () => {
    const { db } = context();
    await givenSources(db, 2);
    const old = { created_at: new Date('2025-01-01T08:00:00Z') };
    await db
      .insertInto('articles')
      .values([
        aSourceRow(10, old),
        aSourceRow(11, { category_id: 2 }),
        aSourceRow(12, { is_used_for_generation: true }),
        aSourceRow(13, { deleted_at: new Date() }),
        aSourceRow(14, { status: 'published', first_published_at: new Date(), published_at: new Date() }),
        // Written here: material too. What a machine made of other texts is none, nor what waits for its moment.
        aSourceRow(15, { is_source: false }),
        aSourceRow(16, { is_source: false, generated_by: 'un-modele', machine_work: 'generated' }),
        aSourceRow(17, { is_source: false, generated_by: 'un-modele', machine_work: 'rephrased' }),
        aSourceRow(18, { is_source: false, status: 'scheduled', scheduled_at: new Date() }),
      ])
      .execute();
    const answer = (await call('GET', 'articles/generation/categories')).json();
    expect(answer).toMatchObject({ totalEligible: 6, totalCategories: 11, budget: null });
    expect(answer.engine).toEqual({ kind: 'builtin', name: builtinWriter.info.name });
    const counted = answer.categories.filter(
      ({ article_count }: { article_count: number }) => article_count > 0,
    );
    expect(counted).toMatchObject([
      { id: 2, name: 'Affaires', article_count: 1 },
      { id: CIVIL, name: 'Civil', article_count: 5 },
    ]);
  });

  it('answers when it is done, with drafts that name their origin and their sources', async () => {
    const ids = await givenSources(context().db, 5);
    const answer = await generate(3);
    expect(answer.statusCode, answer.body).toBe(200);
    const { message, articles, run } = answer.json();
    expect(message).toBe('Articles générés avec succès');
    expect(run).toMatchObject({
      status: 'done',
      requested: 3,
      planned: 3,
      done: 3,
      failed: 0,
      current: null,
      asked_by: 'Ada Martin',
    });
    expect(articles).toHaveLength(3);
    for (const { id } of articles) {
      const { article } = (await call('GET', `articles/${id}`)).json();
      expect(article).toMatchObject({
        status: 'draft',
        machine_work: 'generated',
        needs_review: true,
        generated_by: builtinWriter.info.name,
        reviewed_by: null,
        category_id: CIVIL,
        unsupported_facts: [],
      });
      expect(article.content).toMatch(/^<article>.*<\/article>$/s);
      expect(article.sources[0]).toMatchObject({
        origin: 'La Gazette des essais',
        date: '2026-03-01T08:00:00.000Z',
      });
      expect((await journal(id)).map(({ action }) => action)).toEqual(['article.generated']);
      expect((await call('GET', `articles/${id}/versions`)).json().versions).toHaveLength(1);
    }
    // The newest first; the sources that were read are used, and no others.
    const links = await context().db.selectFrom('article_sources').selectAll().execute();
    const used = (await sourceRows()).filter((source) => source.is_used_for_generation).map(({ id }) => id);
    expect(used.sort()).toEqual(links.map(({ source_id }) => source_id).sort());
    expect(used).toEqual(expect.arrayContaining(ids.slice(0, 3)));
    // Moved to the trash and erased: the draft still names its source.
    await done('DELETE', `articles/${ids[0]}`);
    expect((await call('POST', 'articles/trash/empty')).statusCode).toBe(200);
    expect(await context().db.selectFrom('article_sources').selectAll().execute()).toEqual(links);
    expect((await journal(run.id)).map(({ action }) => action).sort()).toEqual([
      'generation.finished',
      'generation.started',
    ]);
  });

  itWithDatabase('uses a draft written here, whose title is never public', async () => {
    const [own1 = ''] = await givenSources(context().db, 1, {
      is_source: false,
      origin_name: null,
      origin_url: null,
      origin_published_at: null,
    });
    const { articles } = (await generate(1)).json();
    expect(await row(own1)).toMatchObject({ is_used_for_generation: true });
    const { article } = await done('PUT', `articles/${articles[0].id}/publish`);
    expect(article.sources).toMatchObject([{ id: own1 }]);
    const shown = await context().app.inject({ url: `/api/articles/slug/${article.slug}` });
    expect(shown.json().article.origins).toEqual([]);
    expect((await call('GET', 'stats/reprise')).json()).toMatchObject({ published: 1, reprise: 0 });
  });

  itWithDatabase('refuses what it cannot do before it starts', async () => {
    for (const [body, message] of [
      [{ categoryIds: [], count: 5 }, 'Veuillez sélectionner au moins une catégorie'],
      [{ count: 5 }, 'Veuillez sélectionner au moins une catégorie'],
      [{ categoryIds: [CIVIL], count: 0 }, "Le nombre d'articles doit être entre 1 et 50"],
      [{ categoryIds: [CIVIL], count: 51 }, "Le nombre d'articles doit être entre 1 et 50"],
    ] as const) {
      const answer = await call('POST', 'articles/batch-generate', body);
      expect(answer.statusCode).toBe(400);
      expect(Object.values(answer.json().errors)).toContain(message);
    }
    const none = await generate(5);
    expect([none.statusCode, none.json().code]).toEqual([409, 'generation.no-source']);
    expect((await call('GET', 'articles/generation/run')).json()).toEqual({ run: null });

    await givenSources(context().db, 2);
    const fewer = await generate(10);
    expect(fewer.json().message).toBe(
      'Articles générés avec succès. 2 sources disponibles pour 10 demandées.',
    );
    expect(fewer.json().articles).toHaveLength(2);
  });

  it('continues after failures, and stores the reason of each', async () => {
    await givenSources(context().db, 3);
    own.generate = async (sources, signal) =>
      sources[0]?.title.startsWith('Source 02')
        ? { fault: 'tooSlow', detail: 'x', usage: null }
        : builtinWriter.generate(sources, signal);
    const { message, articles, run } = (await generate(3)).json();
    expect(message).toBe("Articles générés avec succès. 1 article n'a pas pu être généré.");
    expect(articles).toHaveLength(2);
    expect(run.items.map(({ status }: { status: string }) => status)).toEqual(['done', 'failed', 'done']);
    expect(run.items[1].error).toBe("Le service de rédaction n'a pas répondu à temps.");
    expect((await sourceRows()).filter((source) => source.is_used_for_generation)).toHaveLength(2);

    own.generate = async () => ({ fault: 'unreachable', detail: 'x', usage: null });
    const failed = await generate(3);
    expect([failed.statusCode, failed.json().message]).toEqual([
      502,
      'Erreur lors de la génération des articles. Le service de rédaction ne répond pas.',
    ]);
    // Retried once the service answers: nothing was lost.
    delete own.generate;
    expect((await generate(3)).json().run).toMatchObject({ status: 'done', done: 1 });
  });

  itWithDatabase('sanitises what an engine returns, and refuses what is not an article', async () => {
    await givenSources(context().db, 2);
    const bad =
      '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="x">Un texte assez long pour être un article, le 9 mai 2031.</p>';
    own.generate = async (sources) => ({
      text: {
        title: 'Un titre généré',
        description: 'Une description.',
        content: sources[0]?.title.startsWith('Source 01') ? bad : '<script>x</script>',
      },
      usage: null,
    });
    const { articles, run } = (await generate(2)).json();
    expect(run).toMatchObject({ done: 1, failed: 1 });
    const { article } = (await call('GET', `articles/${articles[0].id}`)).json();
    expect((await row(article.id))?.content).not.toMatch(/script|onerror|onclick/);
    // Facts that no source contains are shown to the reviewer.
    expect(article.unsupported_facts).toEqual([{ kind: 'date', text: '9 mai 2031' }]);
  });

  it('stops at once when it is cancelled: finished drafts stay, no other is started', async () => {
    await givenSources(context().db, 6);
    const begun: string[] = [];
    const second = Promise.withResolvers<void>();
    own.generate = async (sources, signal) => {
      begun.push(sources[0]?.title ?? '');
      if (begun.length === 1) return builtinWriter.generate(sources, signal);
      if (begun.length === 3) second.resolve();
      return untilAborted(signal);
    };
    const answering = generate(6);
    await second.promise;
    const underWay = await generate(1);
    expect([underWay.statusCode, underWay.json().code]).toEqual([409, 'generation.under-way']);
    expect(await latest()).toMatchObject({
      status: 'running',
      done: 1,
      current: expect.stringMatching(/^Source/),
    });

    const cancelled = await call('POST', 'articles/generation/cancel', undefined, 'bob');
    expect(cancelled.json()).toMatchObject({ success: true, run: { status: 'cancelled' } });
    const { message, articles } = (await answering).json();
    expect(message).toBe("Génération annulée : 1 article généré avant l'arrêt.");
    expect(articles).toHaveLength(1);
    expect(begun).toHaveLength(3);
    expect((await sourceRows()).filter((source) => source.is_used_for_generation)).toHaveLength(1);
    const again = await call('POST', 'articles/generation/cancel');
    expect([again.statusCode, again.json().message]).toEqual([409, "Aucune génération n'est en cours."]);
  });

  itWithDatabase('reports a source that is too short, without blaming the service', async () => {
    const content = `<p>${'Le conseil a statué sur la requête numéro 12. '.repeat(6)}</p>`;
    await givenSources(context().db, 1, { content, description: '', title: 'Requête' });
    expect((await generate(1)).json().message).toContain('Cette source est trop courte ou se répète');
  });

  it('skips a source that was published or deleted meanwhile', async () => {
    const [id = ''] = await givenSources(context().db, 1);
    own.generate = async (sources, signal) => {
      await context()
        .db.updateTable('articles')
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .execute();
      return builtinWriter.generate(sources, signal);
    };
    const answer = await generate(1);
    expect(answer.json().message).toBe(
      'Erreur lors de la génération des articles. Cette source a été utilisée, publiée ou supprimée entre-temps.',
    );
    expect(
      await context().db.selectFrom('articles').selectAll().where('generated_by', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('takes over the items of a dead server, and gives up an item that kills it each time', async () => {
    const ids = await givenSources(context().db, 2);
    const { db, clock } = context();
    const run = {
      id: crypto.randomUUID(),
      asked_by: idOf('ada'),
      category_ids: [CIVIL],
      requested: 2,
      planned: 2,
    };
    const begun = { ...run, engine_kind: 'builtin' as const, engine_name: 'x', started_at: clock.now() };
    await db.insertInto('generation_runs').values(begun).execute();
    const held = {
      status: 'writing' as const,
      started_at: clock.now(),
      lease_until: new Date(clock.now().getTime() - 1),
    };
    await db
      .insertInto('generation_items')
      .values(
        ids.map((id, index) => ({
          ...held,
          run_id: run.id,
          position: index + 1,
          title: id,
          source_ids: [id],
          attempts: index === 0 ? 1 : 3,
        })),
      )
      .execute();
    await resumeGeneration({ db, clock, ...writing });
    await expect.poll(async () => (await latest()).status).toBe('done');
    expect((await latest()).items).toMatchObject([
      { status: 'done' },
      {
        status: 'failed',
        error: "Le serveur s'est arrêté plusieurs fois pendant la rédaction de cet article.",
      },
    ]);
  });

  it('is followed live, and again after a reconnection', async () => {
    await givenSources(context().db, 3);
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    // The first to begin, whichever it is: jobs queued in one transaction have no order.
    own.generate = async (sources, signal) => {
      begun += 1;
      if (begun > 1) await gate.promise;
      return builtinWriter.generate(sources, signal);
    };
    const site = await listen(database(), { clock: context().clock, writing, listen: database().listen });
    try {
      const headers = { ...headersOf('ada'), 'content-type': 'application/json' };
      const body = JSON.stringify({ categoryIds: [CIVIL], count: 3 });
      const leaving = new AbortController();
      const url = `${site.url}/api/admin/articles`;
      const left = fetch(`${url}/batch-generate`, {
        method: 'POST',
        headers,
        body,
        signal: leaving.signal,
      }).catch(() => 'left');
      await expect.poll(async () => (await latest())?.done).toBe(1);
      leaving.abort();
      expect(await left).toBe('left');

      const follow = () => fetch(`${url}/generation/events`, { headers: headersOf('bob') });
      const others = await Promise.all(Array.from({ length: 20 }, follow));
      // Those that never read hold up neither the others nor, below, the stop of the server.
      const { hostname, port } = new URL(site.url);
      for (let silent = 0; silent < 10; silent += 1)
        connect(Number(port), hostname)
          .pause()
          .write(
            `GET /api/admin/articles/generation/events HTTP/1.1\r\nhost: localhost\r\nauthorization: ${headersOf('bob').authorization}\r\n\r\n`,
          );
      const events = await follow();
      expect(events.headers.get('content-type')).toContain('text/event-stream');
      // A proxy that waits for more would hide the progress.
      expect(events.headers.get('x-accel-buffering')).toBe('no');
      const received: GenerationRun[] = [];
      for await (const run of runsOf(events)) {
        received.push(run);
        gate.resolve();
      }
      expect(received[0]).toMatchObject({ status: 'running', done: 1, planned: 3 });
      expect(received.at(-1)).toMatchObject({
        status: 'done',
        done: 3,
        message: 'Articles générés avec succès',
      });
      expect(received.map((run) => run.done)).toEqual(received.map((run) => run.done).toSorted());
      for (const other of others)
        expect((await allRunsOf(other)).at(-1)).toMatchObject({ status: 'done', done: 3 });
      // Found again after the end, it tells everything anew.
      expect(await allRunsOf(await follow())).toMatchObject([{ status: 'done', done: 3 }]);
    } finally {
      await site.close();
    }
  });

  itWithDatabase('tells nothing more to somebody who has lost the right to read it', async () => {
    await givenSources(context().db, 5);
    const gate = Promise.withResolvers<void>();
    own.generate = async (sources, signal) => {
      await gate.promise;
      return builtinWriter.generate(sources, signal);
    };
    const site = await listen(database(), { clock: context().clock, writing, listen: database().listen });
    const bob = context().db.updateTable('users').where('id', '=', idOf('bob'));
    try {
      const generated = generate(1);
      await expect.poll(async () => (await latest())?.status).toBe('running');
      const events = await fetch(`${site.url}/api/admin/articles/generation/events`, {
        headers: headersOf('bob'),
      });
      const received: GenerationRun[] = [];
      for await (const run of runsOf(events)) {
        received.push(run);
        await bob.set({ team_role: 'accountant' }).execute();
        gate.resolve();
      }
      expect(received.map(({ status }) => status)).toEqual(['running']);
      expect((await generated).statusCode).toBe(200);
    } finally {
      await bob.set({ team_role: 'administrator' }).execute();
      await site.close();
    }
  });

  itWithDatabase('tells its end to who reconnects after another run has begun', async () => {
    await givenSources(context().db, 5);
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = gates.values();
    own.generate = async (sources, signal) => {
      await waiting.next().value?.promise;
      return builtinWriter.generate(sources, signal);
    };
    const site = await listen(database(), { clock: context().clock, writing, listen: database().listen });
    const follow = (lastEventId?: string) =>
      fetch(`${site.url}/api/admin/articles/generation/events`, {
        headers: { ...headersOf('bob'), ...(lastEventId && { 'last-event-id': lastEventId }) },
      });
    /** The connection breaks after the first event. */
    const firstOf = async (events: Response) => {
      for await (const run of runsOf(events)) return run;
      throw new Error('No event came');
    };
    try {
      const first = generate(1);
      await expect.poll(async () => (await latest())?.status).toBe('running');
      const seen = await firstOf(await follow());
      gates[0]?.resolve();
      await first;
      context().clock.forward(1);
      const second = generate(1);
      await expect.poll(async () => (await latest()).status).toBe('running');

      expect(await firstOf(await follow(seen.eventId))).toMatchObject({ id: seen.id, status: 'done' });
      const newer = await latest();
      for (const unknown of ["x' or 1=1", '0190c0de-0000-7000-8000-000000000001', undefined])
        expect(await firstOf(await follow(unknown))).toMatchObject({ id: newer.id, status: 'running' });
      gates[1]?.resolve();
      await second;
    } finally {
      for (const gate of gates) gate.resolve();
      await site.close();
    }
  });
});

type SentRun = GenerationRun & { readonly eventId: string | undefined };

const allRunsOf = async (events: Response): Promise<SentRun[]> => {
  const runs: SentRun[] = [];
  for await (const run of runsOf(events)) runs.push(run);
  return runs;
};

/** The runs in an event stream, until it ends. */
async function* runsOf(answer: Response): AsyncGenerator<SentRun> {
  let text = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data && event.includes('event: progress'))
        yield { ...JSON.parse(data), eventId: /^id: (.*)$/m.exec(event)?.[1] };
    }
  }
}
