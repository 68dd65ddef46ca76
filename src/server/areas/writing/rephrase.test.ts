import { beforeEach, expect, it } from 'vitest';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { aWriter } from '#tests/support/writing.ts';

const LONG = `<p>La Cour a jugé le 6 novembre 2026 que la preuve était recevable. Elle vise l'article L. 1221-1 du code.</p>
<p>Le salarié réclamait 12 000 euros à son employeur. Le pourvoi n° 22-12.345 est rejeté.</p>`;

const proposal = {
  title: 'Un titre que la machine propose',
  description: 'Une description que la machine propose.',
  content: '<p>Une phrase que seule la machine a pu écrire dans ce texte, le 6 novembre 2026.</p>',
};

describeOnBothEngines('rephrasing an article', (database, itWithDatabase) => {
  const { engine, own } = aWriter();
  const news = useNewsroom(database, { writing: { engine, dailyTokens: () => 1_000 } });
  const { call, done, create, row, journal, context } = news;
  const rephrase = (id: string, body?: object) => call('POST', `articles/${id}/rephrase`, body);
  const form = (changes: object = {}) => aForm({ content: LONG, ...changes });

  beforeEach(() => {
    delete own.rephrase;
  });
  const machineWrites = () => {
    own.rephrase = async () => ({
      text: proposal,
      usage: { model: 'm', inputTokens: 10, outputTokens: 5, costMicros: 7 },
    });
  };

  itWithDatabase('proposes a text that keeps every fact, and changes nothing', async () => {
    const { id, rev } = await create(form());
    const answer = await rephrase(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Article reformulé avec succès',
      engine: { kind: 'builtin', name: builtinWriter.info.name },
      missing_facts: [],
    });
    expect(answer.json().article.content).toContain('22-12.345');
    expect(await row(id)).toMatchObject({ rev, generated_by: null, content: LONG });
    expect((await journal(id)).map(({ action }) => action)).toContain('article.rephrasing-proposed');
  });

  itWithDatabase('rephrases the text of the form, and lists the lost facts', async () => {
    machineWrites();
    const { id } = await create(form());
    const link =
      '<p>Voir <a href="https://exemple.fr/arret">la décision</a> du 9 mai 2026 (3 000 euros).</p>';
    const { missing_facts: missing } = (await rephrase(id, { content: LONG + link })).json();
    expect(missing.map(({ text }: { text: string }) => text)).toEqual([
      'L. 1221-1',
      '12 000 euros',
      'n° 22-12.345',
      '9 mai 2026',
      '3 000 euros',
      'https://exemple.fr/arret',
    ]);
    const { rows } = {
      rows: await context().db.selectFrom('ai_calls').selectAll().where('article_id', '=', id).execute(),
    };
    expect(rows).toMatchObject([{ work: 'rephrase', input_tokens: 10, output_tokens: 5, outcome: 'done' }]);
  });

  itWithDatabase('is refused with a clear message, and the engine’s text is sanitised', async () => {
    const { id } = await create(form());
    const nobody = '0190c0de-0000-7000-8000-00000000dead';
    expect((await rephrase(nobody)).json()).toMatchObject({ message: 'Article non trouvé' });
    expect((await rephrase(id, { content: '<p>Court.</p>' })).statusCode).toBe(409);
    expect((await rephrase(id, { content: `<p>${'mot '.repeat(20_000)}</p>` })).json().code).toBe(
      'writing.too-long',
    );
    own.rephrase = async () => ({ fault: 'busy', detail: 'status 429', usage: null });
    const busy = await rephrase(id);
    expect([busy.statusCode, busy.json().message]).toEqual([
      502,
      "Erreur lors de la reformulation de l'article. Le service de rédaction est surchargé. Réessayez dans quelques minutes.",
    ]);
    own.rephrase = async () => ({
      text: {
        ...proposal,
        content: `<img src=x onerror=alert(1)>${proposal.content}<script>alert(1)</script>`,
      },
      usage: null,
    });
    expect((await rephrase(id)).json().article.content).not.toMatch(/onerror|script/);
    own.rephrase = async () => ({ text: { ...proposal, content: '<script>alert(1)</script>' }, usage: null });
    expect((await rephrase(id)).statusCode).toBe(502);
  });

  it('flags the article that is saved with it; an editor who publishes it from its page becomes its reviewer', async () => {
    machineWrites();
    const { id, rev } = await create(form());
    const { rephrasing_id } = (await rephrase(id)).json();
    const saved = await done('PUT', `articles/${id}`, { ...form(proposal), rev, rephrasing_id });
    expect(saved.article).toMatchObject({
      machine_work: 'rephrased',
      generated_by: builtinWriter.info.name,
      needs_review: true,
    });
    const published = await done('PUT', `articles/${id}/publish`, {}, 'bob');
    expect(published.article).toMatchObject({ needs_review: false, reviewed_by: 'Bob Leroy' });
    expect(published.article.reviewed_at).not.toBeNull();

    // Rephrased again while it is public: the editor who saves it is its reviewer.
    const again = { ...proposal, content: proposal.content.replace('seule la machine', 'la machine encore') };
    own.rephrase = async () => ({ text: again, usage: null });
    const second = (await rephrase(id)).json();
    const put = await done('PUT', `articles/${id}`, { ...form(again), rephrasing_id: second.rephrasing_id });
    expect(put.article).toMatchObject({ is_published: true, reviewed_by: 'Ada Martin', needs_review: false });
  });

  itWithDatabase('flags it also when the form does not name it, and not when it was undone', async () => {
    machineWrites();
    const accepted = await create(form());
    await rephrase(accepted.id);
    const mixed = `${LONG}<p>Une phrase que seule la machine a pu écrire dans ce texte, le 6 novembre 2026.</p>`;
    const saved = await done('PUT', `articles/${accepted.id}`, form({ content: mixed }));
    expect(saved.article).toMatchObject({ machine_work: 'rephrased', needs_review: true });

    const undone = await create(form());
    await rephrase(undone.id);
    const own1 = await done(
      'PUT',
      `articles/${undone.id}`,
      form({
        title: 'Un titre à nous',
        content: `${LONG}<p>Une phrase écrite par nous seuls, aujourd'hui même.</p>`,
      }),
    );
    expect(own1.article).toMatchObject({ machine_work: null, generated_by: null, needs_review: false });
    // Another article's proposal flags nothing.
    const other = await create(form());
    const { rephrasing_id } = (await rephrase(accepted.id)).json();
    const put = await done('PUT', `articles/${other.id}`, {
      ...form({ title: 'Encore un autre titre' }),
      rephrasing_id,
    });
    expect(put.article.machine_work).toBeNull();
  });

  itWithDatabase('needs a new review when its first text is restored', async () => {
    machineWrites();
    const { id } = await create(form());
    const { rephrasing_id } = (await rephrase(id)).json();
    await done('PUT', `articles/${id}`, { ...form(proposal), rephrasing_id });
    await done('PUT', `articles/${id}`, form({ title: 'Un titre à nous', is_published: true }));
    await done('PUT', `articles/${id}/unpublish`);
    const { versions } = (await call('GET', `articles/${id}/versions`)).json();
    const machine = versions.find(({ title }: { title: string }) => title === proposal.title);
    const restored = await done('POST', `articles/${id}/versions/${machine.rev}/restore`);
    expect(restored.article).toMatchObject({ title: proposal.title, needs_review: true, reviewed_by: null });
    expect((await call('POST', 'articles/bulk-publish', { ids: [id] })).json().publishedIds).toEqual([id]);
    expect((await call('GET', `articles/${id}`)).json().article).toMatchObject({ needs_review: true });

    // While it is public, the editor who restores it is its reviewer.
    await done('PUT', `articles/${id}`, form({ title: 'Un titre à nous', is_published: true }));
    const back = await done('POST', `articles/${id}/versions/${machine.rev}/restore`, {}, 'bob');
    expect(back.article).toMatchObject({ needs_review: false, reviewed_by: 'Bob Leroy' });
  });

  it('is never published without a review: neither on schedule, nor without its label', async () => {
    const { db, clock } = context();
    const due = { scheduled_at: clock.now(), first_published_at: null, published_at: null };
    const machine = {
      generated_by: 'un-modele',
      machine_work: 'generated' as const,
      title: 'Un texte de machine',
      content: LONG,
    };
    const waiting = anArticleRow({ ...machine, ...due, status: 'scheduled' });
    const out = anArticleRow({ ...machine, slug: 'sans-relecture' });
    const read = anArticleRow({
      ...machine,
      slug: 'avec-relecture',
      reviewed_by: news.idOf('ada'),
      reviewed_at: clock.now(),
    });
    const source = anArticleRow({
      ...due,
      status: 'draft',
      is_source: true,
      title: 'La source',
      origin_name: 'La Gazette',
      origin_url: 'https://gazette.exemple.fr/a',
      origin_published_at: new Date('2026-03-01T08:00:00Z'),
    });
    await db.insertInto('articles').values([waiting, out, read, source]).execute();
    await db.insertInto('article_sources').values({ article_id: out.id, source_id: source.id }).execute();
    const { publishDueArticles } = await import('#server/areas/articles/publication/publish-due-articles.ts');
    await publishDueArticles({ db, clock, onError() {} });
    expect(await row(waiting.id)).toMatchObject({ status: 'scheduled' });
    expect((await row(waiting.id))?.schedule_error).toContain("n'a pas été relu");

    const shown = async (slug: string) =>
      (await context().app.inject({ url: `/api/articles/slug/${slug}` })).json().article;
    expect(await shown('sans-relecture')).toMatchObject({
      machine_text: { work: 'generated', reviewed: false },
      origins: [
        {
          title: 'La source',
          origin: 'La Gazette',
          url: 'https://gazette.exemple.fr/a',
          date: '2026-03-01T08:00:00.000Z',
        },
      ],
    });
    expect(await shown('avec-relecture')).toMatchObject({ machine_text: { reviewed: true }, origins: [] });
  });
});
