import { expect, it } from 'vitest';
import type { ArticleVersion } from '#contract/admin-article-history.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { aForm, TEXT, useNewsroom } from '#tests/support/newsroom.ts';
import { givenArticles } from '#tests/support/reading-app.ts';

describeOnBothEngines('the history of an article', (database, itWithDatabase) => {
  const { context, call, done, create, row, journal } = useNewsroom(database);
  const versionsOf = async (id: string): Promise<ArticleVersion[]> =>
    (await call('GET', `articles/${id}/versions`)).json().versions;

  it('refuses a save from an old revision, and returns who changed it, when, and both texts', async () => {
    const { clock } = context();
    const opened = await create({ title: 'Ouvert par deux' });
    clock.forward(5);
    const bobs = await done(
      'PUT',
      `articles/${opened.id}`,
      aForm({ title: 'Écrit par Bob', rev: opened.rev }),
      'bob',
    );
    clock.forward(5);
    const late = await call(
      'PUT',
      `articles/${opened.id}`,
      aForm({ title: 'Écrit par Ada', rev: opened.rev }),
    );
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      success: false,
      code: 'article.stale',
      message: expect.stringMatching(
        /^Cet article a été modifié par Bob Leroy le 15\/11\/2026 à \d\d:\d\d, depuis que vous l'avez ouvert\./,
      ),
      conflict: { editor: 'Bob Leroy', at: bobs.article.updated_at, article: bobs.article },
    });
    expect((await row(opened.id))?.title).toBe('Écrit par Bob');
    for (const path of ['publish', 'unpublish'])
      expect((await call('PUT', `articles/${opened.id}/${path}`, { rev: 1 })).json().code).toBe(
        'article.stale',
      );
    // With the new rev her save is accepted; without a rev the last save wins.
    await done('PUT', `articles/${opened.id}`, aForm({ title: 'Écrit par Ada', rev: bobs.article.rev }));
    expect((await done('PUT', `articles/${opened.id}`, aForm({ title: 'Sans demander' }))).article.rev).toBe(
      4,
    );
  });

  it('stores every text with its author, and restores any of them', async () => {
    const { clock } = context();
    const { id } = await create({ title: 'Première version', tags: ['bail'], image_alt: 'Une salle' });
    clock.forward(1);
    await done('PUT', `articles/${id}/publish`);
    clock.forward(1);
    await done(
      'PUT',
      `articles/${id}`,
      aForm({ title: 'Deuxième version', tags: ['preuve'], content: `${TEXT}<p>Ajout</p>` }),
      'bob',
    );

    const versions = await versionsOf(id);
    expect(versions).toMatchObject([
      { rev: 3, title: 'Deuxième version', saved_by: 'Bob Leroy', is_current: true, words: 19 },
      { rev: 1, title: 'Première version', saved_by: 'Ada Martin', is_current: false, words: 18 },
    ]);
    const { version } = (await call('GET', `articles/${id}/versions/1`)).json();
    expect(version).toMatchObject({
      title: 'Première version',
      content: TEXT,
      tags: ['bail'],
      image_alt: 'Une salle',
    });
    expect((await call('GET', `articles/${id}/versions/2`)).json().message).toBe(
      "Cette version de l'article n'existe pas.",
    );

    expect((await call('POST', `articles/${id}/versions/1/restore`, { rev: 1 })).statusCode).toBe(409);
    const restored = await done('POST', `articles/${id}/versions/1/restore`, { rev: 3 });
    expect(restored).toMatchObject({
      message: 'Version 1 restaurée',
      article: {
        title: 'Première version',
        tags: ['bail'],
        image_alt: 'Une salle',
        status: 'published',
        rev: 4,
      },
    });
    expect((await versionsOf(id)).map(({ rev, is_current }) => [rev, is_current])).toEqual([
      [4, true],
      [3, false],
      [1, false],
    ]);
    expect((await journal(id)).map(({ action }) => action)).toContain('article.version-restored');
    expect((await call('POST', `articles/${id}/versions/9/restore`)).statusCode).toBe(404);
  });

  itWithDatabase('stores the text that was there before the first save', async () => {
    await givenArticles(context().db, [
      { slug: 'demonstration', title: 'Un texte de démonstration', content: '<p>Le texte d’origine</p>' },
    ]);
    const { id } = await context()
      .db.selectFrom('articles')
      .select('id')
      .where('slug', '=', 'demonstration')
      .executeTakeFirstOrThrow();
    expect(await versionsOf(id)).toEqual([]);
    await done('PUT', `articles/${id}`, aForm({ title: 'Un autre texte' }));
    expect((await versionsOf(id)).map(({ title, saved_by }) => [title, saved_by])).toEqual([
      ['Un autre texte', 'Ada Martin'],
      ['Un texte de démonstration', null],
    ]);
    const { version } = (await call('GET', `articles/${id}/versions/1`)).json();
    expect(version.content).toBe('<p>Le texte d’origine</p>');
    // Too short for readers: it is restored as a draft only.
    const restore = () => call('POST', `articles/${id}/versions/1/restore`);
    expect((await restore()).json()).toMatchObject({ code: 'article.incomplete' });
    await done('PUT', `articles/${id}/unpublish`);
    expect((await restore()).statusCode).toBe(200);
  });

  it('moves an article to the trash, from where it is restored or erased', async () => {
    const { app, clock } = context();
    const readers = async (slug: string) => (await app.inject(`/api/articles/slug/${slug}`)).statusCode;
    const { id, slug } = await create({ title: 'Jeté puis repris', is_published: true });
    const deleted = await done('DELETE', `articles/${id}`);
    expect(deleted).toEqual({ success: true, message: 'Article supprimé avec succès' });
    expect(await readers(slug)).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', '/publish'],
      ['GET', '/versions'],
      ['GET', '/draft'],
    ] as const)
      expect((await call(method, `articles/${id}${path}`)).statusCode, path).toBe(404);
    expect((await call('GET', 'articles?search=Jeté')).json().pagination.total).toBe(0);
    const trash = (await call('GET', 'articles/trash?search=jete')).json();
    expect(trash.pagination.total).toBe(1);
    expect(trash.articles).toMatchObject([
      { id, status: 'published', deleted_by: 'Ada Martin', deleted_at: clock.now().toISOString() },
    ]);

    expect(await done('POST', `articles/${id}/restore`)).toMatchObject({
      message: 'Article restauré',
      article: { status: 'published' },
    });
    expect(await readers(slug)).toBe(200);
    expect((await call('POST', `articles/${id}/restore`)).statusCode).toBe(404);
    await done('DELETE', `articles/${id}`);
    expect((await done('POST', `articles/${id}/restore`, { asDraft: true })).article.status).toBe('draft');

    const other = await create({ title: 'Reste dans la corbeille' });
    for (const gone of [id, other.id]) await done('DELETE', `articles/${gone}`);
    const some = (
      await call('POST', 'articles/trash/empty', { ids: [id, other.id.replace(/^.{8}/, 'deadbeef')] })
    ).json();
    expect(some).toEqual({ success: true, message: '1 article définitivement supprimé', deletedIds: [id] });
    expect(await row(id)).toBeUndefined();
    expect((await call('POST', 'articles/trash/empty', { ids: [] })).json().deletedIds).toEqual([]);
    expect(await row(other.id)).toBeDefined();
    expect((await journal(id)).at(-1)).toMatchObject({
      action: 'article.erased',
      detail: { title: 'Jeté puis repris' },
    });
    expect((await call('POST', 'articles/trash/empty')).json().deletedIds).toContain(other.id);
    expect((await call('POST', 'articles/trash/empty')).json().message).toBe('La corbeille est vide.');
    expect((await call('GET', 'articles/trash')).json().articles).toEqual([]);
  });

  itWithDatabase('finds and sorts the trash, and gives what is found as a file', async () => {
    for (const form of [
      { title: 'Corbeille : zone', category_id: 3 },
      { title: 'Corbeille : Âge', category_id: 10, is_published: true },
      { title: 'Corbeille : bail', category_id: 3 },
    ]) {
      const { id } = await create(form);
      context().clock.forward(1);
      await done('DELETE', `articles/${id}`);
    }
    const titles = async (query: string) =>
      (await call('GET', `articles/trash?search=corbeille&${query}`))
        .json()
        .articles.map(({ title }: { title: string }) => title.slice('Corbeille : '.length));
    expect(await titles('')).toEqual(['bail', 'Âge', 'zone']);
    expect(await titles('sortBy=title')).toEqual(['Âge', 'bail', 'zone']);
    expect(await titles('sortBy=title&sortOrder=desc')).toEqual(['zone', 'bail', 'Âge']);
    expect(await titles('sortBy=deleted_at')).toEqual(['zone', 'Âge', 'bail']);
    expect(await titles('sortBy=status&sortOrder=desc')).toEqual(['Âge', 'bail', 'zone']);
    expect(await titles('category=3&sortBy=category')).toEqual(['zone', 'bail']);
    expect(await titles('status=published')).toEqual(['Âge']);
    expect(await titles('start_date=2026-11-16')).toEqual([]);
    expect(await titles('end_date=2026-11-16')).toHaveLength(3);
    expect((await call('GET', 'articles/trash?sortBy=secret')).statusCode).toBe(400);

    const rows = exportedRows(
      await call('POST', 'articles/trash/export', { search: 'corbeille', sortBy: 'title' }),
    );
    expect(rows.map(({ Titre }) => Titre)).toEqual([
      'Corbeille : Âge',
      'Corbeille : bail',
      'Corbeille : zone',
    ]);
    expect(rows[0]).toMatchObject({ Statut: 'Publié', 'Supprimé par': 'Ada Martin' });
    const exported = await context()
      .db.selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('action', '=', 'article.trash-exported')
      .executeTakeFirstOrThrow();
    expect(exported.detail).toEqual({ count: 3 });
  });

  itWithDatabase('previews it as readers would see it, with the warnings about its structure', async () => {
    const { article, structure } = (
      await call('POST', 'articles/preview', {
        title: 'Aperçu',
        content: '<article><h1>Un</h1><p>mot</p><script>x</script></article>',
        category: 'social',
      })
    ).json();
    expect(article).toMatchObject({
      title: 'Aperçu',
      category_slug: 'social',
      content: '<article><h1>Un</h1><p>mot</p></article>',
      reading_time: 1,
      creator_name: 'Admin',
    });
    expect(structure).toEqual(['image-missing', 'h2-missing']);
    const { id } = await create({ title: 'Aperçu enregistré', tags: ['bail'] });
    // The date is the article's: of its first publication, else the scheduled one.
    const { clock } = context();
    const dateOf = async (body: object) =>
      (await call('POST', 'articles/preview', { article_id: id, ...body })).json().article.published_at;
    expect(await dateOf({})).toBe(clock.now().toISOString());
    expect(await dateOf({ scheduled_at: '2099-11-20T08:00' })).toBe('2099-11-20T07:00:00.000Z');
    const firstPublished = clock.now().toISOString();
    await done('PUT', `articles/${id}/publish`);
    clock.forward(60);
    expect(await dateOf({ title: 'Retouché' })).toBe(firstPublished);
    await done('PUT', `articles/${id}/unpublish`);
    expect((await call('GET', `articles/${id}/preview`)).json()).toMatchObject({
      article: { id, title: 'Aperçu enregistré', tags: ['bail'], content: TEXT },
      structure: ['article-missing', 'h1-missing', 'image-missing', 'h2-missing'],
    });
  });
});
