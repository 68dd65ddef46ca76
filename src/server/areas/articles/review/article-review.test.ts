import { expect, it } from 'vitest';
import { notPermitted } from '#contract/team.fr.ts';
import { describeOnServer } from '#tests/support/database.ts';
import { aForm, type EditorName, useNewsroom } from '#tests/support/newsroom.ts';
import { queuedMails } from '#tests/support/queued-mails.ts';

describeOnServer('a writer', (database) => {
  const { call, done, create, idOf, row, context } = useNewsroom(database);
  const refused = async (...given: Parameters<typeof call>) => {
    const answer = await call(...given);
    return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
  };
  const NOT_PUBLISHED = { status: 403, message: notPermitted('articles.publish') };
  const NOT_YOURS = { status: 403, message: notPermitted('articles.edit-any') };

  it('writes drafts, changes and deletes own ones', async () => {
    const draft = await create({ title: 'Le bail verbal' }, 'zoe');
    expect(draft).toMatchObject({ status: 'draft', owner_id: idOf('zoe'), review: null });
    const changed = { ...aForm({ title: 'Le bail écrit' }), rev: draft.rev };
    const { article } = await done('PUT', `articles/${draft.id}`, changed, 'zoe');
    expect(article.title).toBe('Le bail écrit');
    await done('DELETE', `articles/${draft.id}`, undefined, 'zoe');
    await done('POST', `articles/${draft.id}/restore`, {}, 'zoe');
  });

  it('publishes nothing, by any call', async () => {
    const published = { is_published: true };
    const scheduled = { scheduled_at: '2030-01-01T08:00' };
    for (const way of [published, scheduled, { is_pinned: true }]) {
      expect(await refused('POST', 'articles', aForm(way), 'zoe')).toEqual(NOT_PUBLISHED);
      const { id } = await create({}, 'zoe');
      expect(await refused('PUT', `articles/${id}`, aForm(way), 'zoe')).toEqual(NOT_PUBLISHED);
      expect(await row(id)).toMatchObject({ status: 'draft', pinned_at: null, rev: 1 });
    }
    const { id } = await create({}, 'zoe');
    expect(await refused('PUT', `articles/${id}/publish`, {}, 'zoe')).toEqual(NOT_PUBLISHED);
    expect(await refused('POST', 'articles/bulk-publish', { ids: [id] }, 'zoe')).toEqual(NOT_PUBLISHED);
  });

  it('reads the articles of others and changes none, nor an own one once it is published', async () => {
    const others = await create();
    const own = await create({}, 'zoe');
    await done('PUT', `articles/${own.id}/publish`, {});
    for (const { id } of [others, own]) {
      expect((await call('GET', `articles/${id}`, undefined, 'zoe')).statusCode).toBe(200);
      const before = await row(id);
      for (const [method, path, body] of [
        ['PUT', '', aForm({ title: 'Autre titre' })],
        ['DELETE', '', undefined],
        ['PUT', '/draft', { title: 'Autre titre' }],
        ['PUT', '/slug', { slug: 'autre-titre' }],
        ['POST', '/preview-links', {}],
        ['POST', '/versions/1/restore', {}],
        ['POST', '/rephrase', {}],
        ['PUT', '/review', { reviewerId: idOf('bob') }],
        ['DELETE', '/review', undefined],
      ] as const)
        expect(await refused(method, `articles/${id}${path}`, body, 'zoe'), path).toEqual(NOT_YOURS);
      const bulk = await call('POST', 'articles/bulk-delete', { ids: [id] }, 'zoe');
      expect(bulk.json()).toMatchObject({ success: false, failedIds: [id] });
      expect(await row(id)).toEqual(before);
    }
    await done('DELETE', `articles/${others.id}`);
    expect(await refused('POST', `articles/${others.id}/restore`, {}, 'zoe')).toEqual(NOT_YOURS);
  });

  it('is refused at once when the role changes, in a tab that stays open', async () => {
    const { id } = await create();
    const { db } = context();
    const be = (teamRole: 'writer' | 'administrator') =>
      db.updateTable('users').set({ team_role: teamRole }).where('id', '=', idOf('bob')).execute();
    await be('writer');
    expect(await refused('PUT', `articles/${id}`, aForm(), 'bob')).toEqual(NOT_YOURS);
    expect((await call('GET', 'session', undefined, 'bob')).json()).toMatchObject({
      user: {
        role: 'admin',
        teamRole: 'writer',
        permissions: expect.not.arrayContaining(['articles.publish']),
      },
    });
    await be('administrator');
    await done('PUT', `articles/${id}`, aForm(), 'bob');
  });
});

describeOnServer('an article that is ready to be reviewed', (database) => {
  const { call, done, create, idOf, emailOf, journal, context } = useNewsroom(database);
  const ask = (id: string, reviewer: EditorName, as: EditorName = 'zoe') =>
    call('PUT', `articles/${id}/review`, { reviewerId: idOf(reviewer) }, as);
  const mailsTo = async (name: EditorName, title: string) =>
    (await queuedMails(context().db, emailOf(name)))
      .map(({ data }) => data as { title: string; outcome: string; by: string; note: string | null })
      .filter((data) => data.title === title);
  const waiting = async (name: EditorName) =>
    (await call('GET', 'articles/to-review', undefined, name)).json<{ articles: { id: string }[] }>()
      .articles;

  it('is given to one reviewer, who alone is told, and comes back with what is to be changed', async () => {
    const title = 'Le bail à relire';
    const { id } = await create({ title }, 'zoe');
    const asked = await ask(id, 'bob');
    expect(asked.json()).toMatchObject({
      message: 'Article prêt à relire : le relecteur est prévenu par e-mail',
      article: { status: 'draft', review: { reviewer: 'Bob Leroy', requested_by: 'Zoé Roux' } },
    });
    expect(await waiting('bob')).toEqual([expect.objectContaining({ id, title, requested_by: 'Zoé Roux' })]);
    expect(await waiting('ada')).toEqual([]);
    expect(await mailsTo('bob', title)).toEqual([
      expect.objectContaining({ outcome: 'requested', by: 'Zoé Roux' }),
    ]);
    expect(await mailsTo('ada', title)).toEqual([]);

    await done('POST', `articles/${id}/review/return`, { note: 'Le visa manque.' }, 'bob');
    expect(await waiting('bob')).toEqual([]);
    expect(await mailsTo('zoe', title)).toEqual([
      expect.objectContaining({ outcome: 'sent-back', by: 'Bob Leroy', note: 'Le visa manque.' }),
    ]);
    expect((await journal(id)).map(({ action }) => action)).toEqual([
      'article.created',
      'article.review-requested',
      'article.sent-back',
    ]);
  });

  it('waits for nobody once it is published, and its writer is told', async () => {
    const title = 'Le bail relu';
    const { id } = await create({ title }, 'zoe');
    await ask(id, 'bob');
    const { article } = await done('PUT', `articles/${id}/publish`, {}, 'bob');
    expect(article).toMatchObject({ status: 'published', review: null });
    expect(await mailsTo('zoe', title)).toEqual([expect.objectContaining({ outcome: 'published' })]);
    const late = await ask(id, 'bob', 'ada');
    expect(late.json()).toMatchObject({ code: 'article.not-a-draft' });
  });

  it('is told to nobody when one saves it published oneself', async () => {
    const title = 'Le bail publié par Ada';
    const { id } = await create({ title });
    await ask(id, 'bob', 'ada');
    await done('PUT', `articles/${id}`, aForm({ title, is_published: true }));
    expect(await waiting('bob')).toEqual([]);
    expect(await mailsTo('ada', title)).toEqual([]);
  });

  it('is taken back by its writer, and leaves with the trash', async () => {
    const [kept, thrown] = [await create({}, 'zoe'), await create({}, 'zoe')];
    for (const { id } of [kept, thrown]) await ask(id, 'bob');
    await done('DELETE', `articles/${kept.id}/review`, undefined, 'zoe');
    await done('DELETE', `articles/${thrown.id}`, undefined, 'zoe');
    expect(await waiting('bob')).toEqual([]);
    expect((await call('DELETE', `articles/${kept.id}/review`, undefined, 'zoe')).json()).toMatchObject({
      code: 'article.not-in-review',
    });
  });

  it('is given to somebody else who may publish, and to nobody else', async () => {
    const { id } = await create({}, 'zoe');
    const { reviewers } = (await call('GET', 'articles/reviewers', undefined, 'zoe')).json<{
      reviewers: { id: string }[];
    }>();
    expect(reviewers.map((one) => one.id).toSorted()).toEqual([idOf('ada'), idOf('bob')].toSorted());
    expect((await ask(id, 'zoe')).statusCode).toBe(400);
    expect((await ask(id, 'ada', 'ada')).json()).toMatchObject({ code: 'article.reviewer' });
  });
});
