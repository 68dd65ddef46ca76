import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';
import { publishDueArticles } from './publish-due-articles.ts';

describeOnBothEngines('scheduled publication', (database) => {
  const { context, call, done, create, row, journal } = useNewsroom(database);
  const errors: unknown[] = [];
  const run = () => publishDueArticles({ ...context(), onError: (error) => void errors.push(error) });
  const inMinutes = (minutes: number) =>
    new Date(context().clock.now().getTime() + minutes * 60_000).toISOString();
  const itemOf = async (id: string) =>
    (await call('GET', 'articles?limit=100')).json().articles.find((item: { id: string }) => item.id === id);

  it('is published once at its scheduled time, by whichever server runs the task', async () => {
    const { app, clock } = context();
    const moment = inMinutes(60);
    const { article } = await done(
      'POST',
      'articles',
      aForm({ title: 'Publié demain matin', scheduled_at: moment, is_published: true }),
    );
    expect(article).toMatchObject({
      status: 'scheduled',
      is_published: false,
      scheduled_at: moment,
      published_at: null,
    });
    const readers = async () => (await app.inject(`/api/articles/slug/${article.slug}`)).statusCode;

    await run();
    clock.forward(59);
    await run();
    expect(await readers()).toBe(404);
    // A save of the specification's own payload leaves it scheduled.
    const { article: saved } = await done(
      'PUT',
      `articles/${article.id}`,
      aForm({ title: 'Publié demain midi', is_published: false }),
    );
    expect(saved).toMatchObject({ status: 'scheduled', scheduled_at: moment });

    clock.forward(2);
    await Promise.all([run(), run(), run()]);
    expect(await readers()).toBe(404);
    expect((await app.inject(`/api/articles/slug/${saved.slug}`)).json().article.published_at).toBe(
      clock.now().toISOString(),
    );
    expect((await journal(article.id)).map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
      ['article.created', 'admin'],
      ['article.scheduled', 'admin'],
      ['article.updated', 'admin'],
      ['article.published-on-schedule', 'system'],
    ]);
    expect(await row(article.id)).toMatchObject({ scheduled_at: null, status: 'published' });
  });

  it('is scheduled, moved and cancelled on its own, in Paris time', async () => {
    const { id } = await create({ title: 'Programmé puis annulé' });
    const set = await done('PUT', `articles/${id}/schedule`, { scheduledAt: '2027-01-04T08:30' });
    expect(set).toMatchObject({
      message: 'Publication programmée le 04/01/2027 à 08:30',
      article: { status: 'scheduled', scheduled_at: '2027-01-04T07:30:00.000Z' },
    });
    await done('PUT', `articles/${id}/schedule`, {
      publication_date: '2027-01-05T08:30:00Z',
      rev: set.article.rev,
    });
    expect(
      (await call('PUT', `articles/${id}/schedule`, { scheduled_at: '2027-01-05T08:30', rev: 1 })).statusCode,
    ).toBe(409);
    for (const scheduled_at of [inMinutes(0), '2020-01-01T00:00', '', null, 'x'])
      expect(
        (await call('PUT', `articles/${id}/schedule`, { scheduled_at })).statusCode,
        String(scheduled_at),
      ).toBe(400);
    expect(await done('DELETE', `articles/${id}/schedule`)).toMatchObject({
      message: 'Publication programmée annulée',
      article: { status: 'draft', scheduled_at: null },
    });
    expect((await call('DELETE', `articles/${id}/schedule`)).json().message).toBe(
      "La publication de cet article n'est pas programmée.",
    );
    await done('PUT', `articles/${id}`, aForm({ scheduled_at: '2027-01-04T08:30' }));
    expect(
      (await done('PUT', `articles/${id}`, aForm({ scheduled_at: null, is_published: false }))).article
        .status,
    ).toBe('draft');
    await done('PUT', `articles/${id}/publish`);
    const refused = await call('PUT', `articles/${id}/schedule`, { scheduled_at: '2027-01-04T08:30' });
    expect(refused.json()).toMatchObject({ code: 'article.already-published' });
  });

  it('stores why one could not be published, publishes the others, and tries again', async () => {
    const { db, clock } = context();
    const [bad, good, trashed] = [
      await create({ title: 'Devenu incomplet', scheduled_at: inMinutes(10) }),
      await create({ title: 'Toujours complet', scheduled_at: inMinutes(11) }),
      await create({ title: 'Jeté entre-temps', scheduled_at: inMinutes(10) }),
    ];
    await done('DELETE', `articles/${trashed.id}`);
    await db.updateTable('articles').set({ content: '<p>Vidé</p>' }).where('id', '=', bad.id).execute();
    clock.forward(15);
    for (let round = 0; round < 3; round++) await run();
    const reason = 'Cet article ne peut pas être publié : le contenu doit comporter au moins 50 caractères.';
    expect(await itemOf(bad.id)).toMatchObject({ status: 'scheduled', schedule_error: reason });
    expect(await itemOf(good.id)).toMatchObject({ status: 'published', schedule_error: null });
    const failures = (await journal(bad.id)).filter(({ action }) => action === 'article.schedule-failed');
    expect(failures).toMatchObject([{ actor_kind: 'system', detail: { reason } }]);

    await db.updateTable('articles').set({ content: aForm().content }).where('id', '=', bad.id).execute();
    await run();
    expect(await itemOf(bad.id)).toMatchObject({ status: 'published', schedule_error: null });
    expect(errors).toEqual([]);
    // Its time passed in the trash: it is restored as a draft.
    expect((await done('POST', `articles/${trashed.id}/restore`)).article).toMatchObject({
      status: 'draft',
      scheduled_at: null,
    });
  });
});
