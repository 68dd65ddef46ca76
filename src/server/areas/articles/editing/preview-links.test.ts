import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';

const DAY = 24 * 60;

describeWithDatabase('a link that shares the preview of an article', (database) => {
  const { context, call, done, create, journal } = useNewsroom(database);
  const share = async (id: string, body?: object) =>
    (await call('POST', `articles/${id}/preview-links`, body)).json();
  const open = (path: string) =>
    context().app.inject({ url: `/api/articles/preview/${path.split('/').at(-1)}` });
  const linksOf = async (id: string) => (await call('GET', `articles/${id}/preview-links`)).json().links;

  it('shows the saved text to anybody until it expires, and to nobody after', async () => {
    const { id, slug } = await create({ title: 'Pas encore publié' });
    const { link: usual } = await share(id);
    expect(Date.parse(usual.expires_at) - Date.parse(usual.created_at)).toBe(7 * DAY * 60_000);
    const { path, link, message } = await share(id, { days: 1 });
    expect(message).toBe("Lien d'aperçu créé");
    expect(path).toMatch(/^\/apercu\/[\w-]{43}$/);
    const shown = await open(path);
    expect(shown.json()).toMatchObject({
      article: { id, title: 'Pas encore publié', is_published: false, read_count: 0 },
      expires_at: link.expires_at,
    });
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(shown.headers['surrogate-key']).toBeUndefined();
    // It is no way to the article itself, nor to its read count.
    expect((await context().app.inject({ url: `/api/articles/slug/${slug}` })).statusCode).toBe(404);

    await done('PUT', `articles/${id}`, aForm({ title: 'Enregistré depuis' }));
    expect((await open(path)).json().article.title).toBe('Enregistré depuis');
    context().clock.forward(DAY - 1);
    expect((await open(path)).statusCode).toBe(200);
    context().clock.forward(1);
    const ended = await open(path);
    expect(ended.statusCode).toBe(410);
    expect(ended.json().message).toBe(
      "Ce lien d'aperçu ne fonctionne plus : il a expiré, ou la rédaction l'a révoqué.",
    );
    expect(await linksOf(id)).toEqual([usual]);
  });

  it('is listed, revoked and written to the audit log, its token never', async () => {
    const { id } = await create();
    const first = await share(id, { days: 1 });
    context().clock.forward(1);
    const second = await share(id);
    const links = await linksOf(id);
    expect(links).toEqual([second.link, first.link]);
    expect(links[0]).toMatchObject({ created_by: 'Ada Martin' });
    expect((await call('DELETE', `articles/${id}/preview-links/${first.link.id}`)).json().message).toBe(
      "Lien d'aperçu révoqué",
    );
    expect((await call('DELETE', `articles/${id}/preview-links/${first.link.id}`)).statusCode).toBe(404);
    expect((await open(first.path)).statusCode).toBe(410);
    expect((await open(second.path)).statusCode).toBe(200);

    const lines = await journal(id);
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['article.preview-link-created', 'article.preview-link-revoked']),
    );
    const stored = await context().db.selectFrom('article_preview_links').selectAll().execute();
    for (const { path } of [first, second])
      expect(JSON.stringify([lines, stored])).not.toContain(path.split('/').at(-1));
  });

  it('ends with its article, and never existed when it was invented', async () => {
    const { id } = await create();
    const { path } = await share(id);
    expect((await call('DELETE', `articles/${id}`)).statusCode).toBe(200);
    expect((await open(path)).statusCode).toBe(410);
    expect((await call('POST', `articles/${id}/preview-links`)).statusCode).toBe(404);
    expect((await open('x'.repeat(43))).json()).toMatchObject({ message: "Ce lien d'aperçu n'existe pas." });
    expect((await open('x'.repeat(43))).statusCode).toBe(404);
    expect((await open('court')).statusCode).toBe(400);
    const { id: other } = await create();
    for (const days of [0, 31, 1.5, '7'])
      expect((await call('POST', `articles/${other}/preview-links`, { days })).statusCode).toBe(400);
  });
});
