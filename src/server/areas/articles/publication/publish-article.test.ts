import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';
import { givenArticles } from '#tests/support/reading-app.ts';

const UNKNOWN = '0190c0de-0000-7000-8000-00000000dead';

describeOnBothEngines('publishing articles', (database, itWithDatabase) => {
  const { context, call, done, create, row, journal, idOf } = useNewsroom(database);
  const idsOf = async (...slugs: string[]) => {
    const rows = await context()
      .db.selectFrom('articles')
      .select(['id', 'slug'])
      .where('slug', 'in', slugs)
      .execute();
    return slugs.map((slug) => rows.find((found) => found.slug === slug)?.id ?? '');
  };

  it('publishes and unpublishes one, with an empty body, and only once', async () => {
    const { clock } = context();
    const { id, slug } = await create({ title: 'Publié puis retiré' });
    const published = await done('PUT', `articles/${id}/publish`);
    expect(published).toMatchObject({
      message: 'Article publié avec succès',
      article: { is_published: true },
    });
    expect((await context().app.inject(`/api/articles/slug/${slug}`)).statusCode).toBe(200);
    const again = await call('PUT', `articles/${id}/publish`, {});
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'article.already-published',
      message: 'Cet article est déjà publié.',
    });

    clock.forward(60);
    const withdrawn = await done('PUT', `articles/${id}/unpublish`);
    expect(withdrawn).toMatchObject({
      message: 'Article dépublié avec succès',
      article: { status: 'draft' },
    });
    expect((await call('PUT', `articles/${id}/unpublish`)).json().message).toBe(
      "Cet article n'est pas publié.",
    );
    const back = await done('PUT', `articles/${id}/publish`, { rev: withdrawn.article.rev });
    // Published again, an article keeps its first date.
    expect(back.article.published_at).toBe(published.article.published_at);
    expect((await journal(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual(
      ['created', 'published', 'unpublished', 'published'].map((did) => [`article.${did}`, idOf('ada')]),
    );
  });

  itWithDatabase('refuses a source whose text is too short, and says why', async () => {
    await givenArticles(context().db, [
      {
        slug: 'source-courte',
        status: 'draft',
        is_source: true,
        content: '<p>Trop court</p>',
        description: 'Une description',
        title: 'Une source',
        published_at: null,
        first_published_at: null,
      },
    ]);
    const [id = ''] = await idsOf('source-courte');
    const refused = await call('PUT', `articles/${id}/publish`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: 'Cet article ne peut pas être publié : le contenu doit comporter au moins 50 caractères.',
      errors: { content: expect.any(String) },
    });
    expect(
      (await call('PUT', `articles/${id}/schedule`, { scheduled_at: '2027-01-01T08:00' })).statusCode,
    ).toBe(409);
  });

  it('publishes in bulk: each on its own, those already published listed apart, duplicates once', async () => {
    const [a, b, c] = [
      await create({ title: 'Premier des trois' }),
      await create({ title: 'Second des trois' }),
      await create({ title: 'Troisième des trois', is_published: true }),
    ];
    await context()
      .db.updateTable('articles')
      .set({ generated_by: 'modele-local', generated_at: new Date() })
      .where('id', '=', b.id)
      .execute();
    const trashed = await create({ title: 'Dans la corbeille' });
    await done('DELETE', `articles/${trashed.id}`);

    const answer = await call('POST', 'articles/bulk-publish', {
      ids: [a.id, a.id.toUpperCase(), b.id, c.id, UNKNOWN, trashed.id],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Articles publiés avec succès',
      publishedIds: [a.id, b.id],
      alreadyPublishedIds: [c.id],
      failedIds: [UNKNOWN, trashed.id],
      failures: [
        { id: UNKNOWN, message: 'Article non trouvé' },
        { id: trashed.id, message: 'Article non trouvé' },
      ],
    });

    // Nobody has reviewed the machine's text: its page says so.
    expect((await call('GET', `articles/${b.id}`)).json().article).toMatchObject({
      is_published: true,
      needs_review: true,
      reviewed_by: null,
    });
    const shown = await context().app.inject({ url: `/api/articles/slug/${b.slug}` });
    expect(shown.json().article.machine_text).toEqual({
      work: 'generated',
      engine: 'model',
      reviewed: false,
    });

    // An editor who publishes it from its own page becomes its reviewer.
    await done('PUT', `articles/${b.id}/unpublish`);
    const { article } = await done('PUT', `articles/${b.id}/publish`, undefined, 'bob');
    expect(article).toMatchObject({
      needs_review: false,
      reviewed_by: 'Bob Leroy',
      generated_by: 'modele-local',
    });
    await done('PUT', `articles/${b.id}/unpublish`);
    expect((await call('POST', 'articles/bulk-publish', { ids: [b.id] })).json().publishedIds).toEqual([
      b.id,
    ]);

    const all = await call('POST', 'articles/bulk-publish', { ids: [a.id, b.id] });
    expect(all.json()).toMatchObject({ success: true, alreadyPublishedIds: [a.id, b.id], failedIds: [] });
    const none = await call('POST', 'articles/bulk-publish', { ids: [UNKNOWN] });
    expect(none.json()).toMatchObject({
      success: false,
      message: 'Erreur lors de la publication des articles',
    });
  });

  itWithDatabase('unpublishes in bulk, and names what was not published', async () => {
    const [a, b, c] = [
      await create({ is_published: true }),
      await create({ is_published: true }),
      await create(),
    ];
    expect(
      (await call('POST', 'articles/bulk-unpublish', { ids: [a.id, c.id, b.id, UNKNOWN] })).json(),
    ).toEqual({
      success: true,
      message: 'Articles dépubliés avec succès',
      unpublishedIds: [a.id, b.id],
      failedIds: [c.id, UNKNOWN],
      failures: [
        { id: c.id, message: "Cet article n'est pas publié." },
        { id: UNKNOWN, message: 'Article non trouvé' },
      ],
    });
    expect([(await row(a.id))?.status, (await row(b.id))?.status]).toEqual(['draft', 'draft']);
    expect((await context().app.inject(`/api/articles/slug/${a.slug}`)).statusCode).toBe(404);
    expect((await journal(a.id)).map(({ action }) => action)).toContain('article.unpublished');
    expect((await call('POST', 'articles/bulk-unpublish', { ids: [c.id] })).json()).toMatchObject({
      success: false,
      message: 'Erreur lors de la dépublication des articles',
    });
  });

  it('deletes in bulk, and restores', async () => {
    const [a, b] = [await create({ is_published: true }), await create()];
    const answer = (await call('POST', 'articles/bulk-delete', { ids: [a.id, UNKNOWN, b.id, b.id] })).json();
    expect(answer).toEqual({
      success: true,
      message: 'Articles supprimés avec succès',
      deletedIds: [a.id, b.id],
      failedIds: [UNKNOWN],
      failures: [{ id: UNKNOWN, message: 'Article non trouvé' }],
    });
    const none = await call('POST', 'articles/bulk-delete', { ids: [a.id] });
    expect(none.json()).toMatchObject({
      success: false,
      message: 'Erreur lors de la suppression des articles',
    });
    const undone = (await call('POST', 'articles/bulk-restore', { ids: [a.id, b.id, UNKNOWN] })).json();
    expect(undone).toMatchObject({
      success: true,
      message: 'Articles restaurés',
      restoredIds: [a.id, b.id],
      failedIds: [UNKNOWN],
    });
    expect([(await row(a.id))?.status, (await row(b.id))?.status]).toEqual(['published', 'draft']);
  });

  itWithDatabase('accepts one to a hundred articles, and ids only', async () => {
    const many = Array.from(
      { length: 101 },
      (_, n) => `0190c0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
    );
    for (const path of ['bulk-delete', 'bulk-publish', 'bulk-unpublish', 'bulk-restore']) {
      for (const ids of [[], many, undefined, 'x'])
        expect((await call('POST', `articles/${path}`, { ids })).json(), path).toMatchObject({
          message: 'La sélection doit compter de 1 à 100 articles.',
        });
      expect((await call('POST', `articles/${path}`, { ids: ['douze'] })).statusCode).toBe(400);
      expect(
        (await call('POST', `articles/${path}`, { ids: [...many.slice(0, 100), many[0]] })).statusCode,
      ).toBe(200);
    }
  });

  it('pins and unpins, one audit line each', async () => {
    const { id } = await create({ is_published: true, title: 'À la une du jour' });
    for (const [pinned, message] of [
      [true, 'Article mis à la une'],
      [true, 'Article mis à la une'],
      [false, 'Article retiré de la une'],
    ] as const) {
      const answer = await done('PUT', `articles/${id}/pin`, { pinned });
      expect(answer).toMatchObject({ message, article: { is_pinned: pinned } });
    }
    expect((await journal(id)).map(({ action }) => action).slice(2)).toEqual([
      'article.pinned',
      'article.unpinned',
    ]);
    await done('PUT', `articles/${id}`, aForm({ title: 'À la une du jour', is_pinned: true }));
    const first = (await context().app.inject('/api/articles?featured=1&limit=1')).json().articles[0];
    expect(first.id).toBe(id);
  });
});
