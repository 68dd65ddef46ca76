import { expect, it } from 'vitest';
import { describeOnServer } from '#tests/support/database.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { aSourceRow } from '#tests/support/writing.ts';

describeOnServer('the share of reprise', (database) => {
  const { context, call, done } = useNewsroom(database);

  it('covers the articles published in the last thirty days', async () => {
    const { db, clock } = context();
    await db.deleteFrom('articles').execute();
    const at = clock.now();
    const fresh = { first_published_at: at, published_at: at };
    const [own1, own2, drawn, source] = [
      anArticleRow(fresh),
      anArticleRow(fresh),
      anArticleRow(fresh),
      aSourceRow(1, { ...fresh, status: 'published' }),
    ];
    const old = anArticleRow({ first_published_at: new Date(at.getTime() - 31 * 86_400_000) });
    const used = aSourceRow(2);
    await db.insertInto('articles').values([own1, own2, drawn, source, old, used]).execute();
    await db.insertInto('article_sources').values({ article_id: drawn.id, source_id: used.id }).execute();
    const share = async () => (await call('GET', 'stats/reprise')).json();
    expect(await share()).toEqual({
      days: 30,
      published: 4,
      reprise: 2,
      share: 0.5,
      limit: 0.5,
      over: false,
    });
    await done('PUT', `articles/${own1.id}/unpublish`);
    expect(await share()).toMatchObject({ published: 3, over: true });
    await db.deleteFrom('articles').execute();
    expect(await share()).toMatchObject({ published: 0, share: null, over: false });
  });
});
