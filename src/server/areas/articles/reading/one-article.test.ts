import { expect, it } from 'vitest';
import type { ArticleDetail } from '#contract/articles.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo, givenArticles, hiddenArticles, NOW, useReadingApp } from '#tests/support/reading-app.ts';

const ID = '0190c0de-0000-7000-8000-000000000001';

describeWithDatabase('one article', (database) => {
  const app = useReadingApp(database, async (db) => {
    await givenArticles(db, [
      ...hiddenArticles,
      {
        slug: 'le-present',
        id: ID,
        title: 'Le présent',
        content: '<p>Un texte</p><script>alert(1)</script><p onclick="x()">sûr</p>',
        image_url: 'uploads/a.jpg',
        image_alt: 'Une salle',
        content_updated_at: daysAgo(2),
        reading_time: 90,
        tags: ['preuve', 'bail'],
        age: 8,
      },
      { slug: 'jamais-change', content_updated_at: daysAgo(30), age: 8 },
    ]);
    const byslug = db.selectFrom('articles').select('id').where('slug', '=', 'draft');
    await db
      .insertInto('article_old_slugs')
      .values([
        { slug: 'le-passe', article_id: ID },
        { slug: 'le-passe-du-brouillon', article_id: byslug },
      ])
      .execute();
  });
  const get = (path: string) => app().inject(`/api/articles/${path}`);

  it.each([ID, ID.toUpperCase(), 'slug/le-present'])(
    'is found as %s, sanitised and complete',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ article: ArticleDetail }>().article).toMatchObject({
        id: ID,
        slug: 'le-present',
        title: 'Le présent',
        content: '<p>Un texte</p><p>sûr</p>',
        tags: ['bail', 'preuve'],
        reading_time: 90,
        image_url: 'uploads/a.jpg',
        image_alt: 'Une salle',
        created_at: daysAgo(8).toISOString(),
        updated_at: daysAgo(2).toISOString(),
        updatedAt: daysAgo(2).toISOString(),
      });
    },
  );

  it('is found by an earlier slug, and returns the present one', async () => {
    const answer = await get('slug/le-passe');
    expect(answer.json<{ article: ArticleDetail }>().article.slug).toBe('le-present');
  });

  it('has no date of change when nothing changed after its publication', async () => {
    const answer = await get('slug/jamais-change');
    expect(answer.json<{ article: ArticleDetail }>().article.updated_at).toBeNull();
  });

  it.each([
    ...hiddenArticles.map(({ slug }) => slug),
    'le-passe-du-brouillon',
    'inconnu',
    'search',
    '%F0%9F%8E%89',
  ])('is not found as slug/%s', async (slug) => {
    const answer = await get(`slug/${slug}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'article.not-found', message: 'Article non trouvé' });
  });

  it('gets the same answer for a hidden and an unknown id', async () => {
    const { id } = await database()
      .db.selectFrom('articles')
      .select('id')
      .where('slug', '=', 'draft')
      .executeTakeFirstOrThrow();
    const [known, unknown] = await Promise.all([get(id), get('0190c0de-0000-7000-8000-00000000dead')]);
    const withoutRequestId = ({ requestId, ...problem }: { requestId: string }) => [
      typeof requestId,
      problem,
    ];
    expect(known.statusCode).toBe(404);
    expect(withoutRequestId(known.json())).toEqual(withoutRequestId(unknown.json()));
  });

  it.each(['1', 'null', 'le-present', `${ID}x`, '%00', "'"])('refuses the id %s', async (id) => {
    const answer = await get(id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: "L'identifiant de l'article est invalide." });
  });

  it('is public from the moment it is due', async () => {
    const { db } = database();
    await db.updateTable('articles').set({ published_at: NOW }).where('slug', '=', 'not-yet').execute();
    expect((await get('slug/not-yet')).statusCode).toBe(200);
    await db.updateTable('articles').set({ deleted_at: NOW }).where('slug', '=', 'not-yet').execute();
    expect((await get('slug/not-yet')).statusCode).toBe(404);
  });
});
