import { expect, it } from 'vitest';
import type { ArticleDetail, ArticleItem } from '#contract/articles.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { daysAgo, type GivenArticle, givenArticles, NOW, useReadingApp } from '#tests/support/reading-app.ts';

const ID = '0190c0de-0000-7000-8000-000000000001';

/** Public articles, in no particular order: categories, tags, pins, ages and readers are all mixed. */
const visible: readonly GivenArticle[] = Array.from({ length: 26 }, (_, n) => ({
  slug: `visible-${n}`,
  category_id: (n % 11) + 1,
  age: ((n * 7) % 26) + 1,
  read_count: (n * 11) % 26,
  ...(n % 9 === 4 && { pinned_at: daysAgo(n) }),
  ...(n % 3 === 0 && { tags: ['législation'] }),
}));

const hidden: readonly GivenArticle[] = [
  { slug: 'draft', status: 'draft', first_published_at: null, published_at: null },
  { slug: 'scheduled', status: 'scheduled', scheduled_at: daysAgo(1), published_at: null },
  { slug: 'withdrawn', status: 'draft', first_published_at: daysAgo(9), published_at: daysAgo(9) },
  { slug: 'trashed', deleted_at: daysAgo(1) },
  { slug: 'not-yet', first_published_at: daysAgo(-1), published_at: daysAgo(-1) },
  { slug: 'source', status: 'draft', is_source: true, first_published_at: null, published_at: null },
];

type List = { articles: ArticleItem[]; pagination: Record<string, number> };

describeOnBothEngines('the list of articles', (database) => {
  const app = useReadingApp(database, (db) => givenArticles(db, [...visible, ...hidden]));
  const list = async (query: Record<string, string>) => {
    const answer = await app().inject({ url: '/api/articles', query });
    expect(answer.statusCode).toBe(200);
    return answer.json<List>();
  };

  const law = [1, 2, 3, 4, 5, 6, 7, 10];
  const meant: Record<string, readonly number[]> = {
    '': law.concat(8, 9, 11),
    '8': [8],
    justice: [8],
    Justice: [8],
    penal: [5],
    Pénal: [5],
    'droit-penal': [5],
    droit: law,
    'nulle-part': [],
    '0': [],
    '99999999999999999999': [],
  };

  type Asked = { category: string; sortBy: string; sortOrder: string; featured: string };

  const leads = ({ category, featured }: Asked, { pinned_at, tags }: GivenArticle): number => {
    if (featured === '1') return pinned_at ? 1 : 0;
    return category === 'droit' && tags ? 1 : 0;
  };

  /** The rules of the specification, on the list itself. */
  const expected = (asked: Asked) => {
    const direction = asked.sortOrder === 'asc' ? 1 : -1;
    const byReads = /^read/.test(asked.sortBy);
    const byRule = byReads
      ? (a: GivenArticle, b: GivenArticle) => direction * ((a.read_count ?? 0) - (b.read_count ?? 0))
      : (a: GivenArticle, b: GivenArticle) =>
          leads(asked, b) - leads(asked, a) || direction * ((b.age ?? 0) - (a.age ?? 0));
    return visible
      .filter(({ category_id }) => meant[asked.category]?.includes(category_id ?? 0))
      .toSorted(byRule)
      .map(({ slug }) => slug);
  };

  const everyOrder = ['created_at', 'publishedAt', 'read_count', 'readCount'].flatMap((sortBy) =>
    ['asc', 'desc'].flatMap((sortOrder) => ['', '1'].map((featured) => ({ sortBy, sortOrder, featured }))),
  );
  const somePages = [
    { page: 1, limit: 10 },
    { page: 2, limit: 4 },
    { page: 9, limit: 10 },
  ];

  it.each(Object.keys(meant))('in the category « %s », by every order and page', async (category) => {
    for (const order of everyOrder) {
      const all = expected({ category, ...order });
      for (const { page, limit } of somePages) {
        const asked = { category, ...order, page: `${page}`, limit: `${limit}` };
        const { articles, pagination } = await list(asked);
        const slugs = articles.map(({ slug }) => slug);
        expect(slugs, JSON.stringify(asked)).toEqual(all.slice((page - 1) * limit, page * limit));
        expect(pagination).toEqual({ total: all.length, page, limit, pages: Math.ceil(all.length / limit) });
      }
    }
  });

  it('comes ten at a time, newest first, when nothing is asked', async () => {
    const { articles, pagination } = await list({});
    expect(articles).toHaveLength(10);
    expect(pagination).toEqual({ total: 26, page: 1, limit: 10, pages: 3 });
    expect(articles.map(({ slug }) => slug)).toEqual(
      expected({ category: '', sortBy: 'created_at', sortOrder: 'desc', featured: '' }).slice(0, 10),
    );
  });

  it.each(['draft', 'scheduled', 'all', '', 'published', "' or 1=1"])(
    'shows published articles whatever status is asked: « %s »',
    async (status) => {
      expect((await list({ status })).pagination.total).toBe(26);
    },
  );

  it('gives every field the specification reads, in both spellings', async () => {
    const [article] = (await list({ category: '8', limit: '1' })).articles;
    expect(article).toEqual({
      id: expect.any(String),
      title: 'Un titre',
      slug: article?.slug,
      description: 'Une description',
      created_at: article?.published_at,
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      publishedAt: article?.published_at,
      is_published: true,
      status: 'published',
      reading_time: 0,
      read_count: expect.any(Number),
      category_id: 8,
      category_name: 'Justice',
      categoryName: 'Justice',
      category_slug: 'justice',
      image_url: null,
      imageUrl: null,
      creator_name: 'Admin',
      creatorName: 'Admin',
    });
  });

  it.each([
    ['sortBy', 'password_hash'],
    ['sortBy', 'created_at; drop table articles'],
    ['sortOrder', 'sideways'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1e3'],
    ['page', '10001'],
    ['page', '99999999999999999999'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'NaN'],
    ['category', 'é'.repeat(201)],
    ['category', '\u0000'],
  ])('refuses %s=%s in French', async (name, value) => {
    const answer = await app().inject({ url: '/api/articles', query: { [name]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      code: 'validation',
      message: expect.stringMatching(/^(Le |L'|Ce )/),
      errors: { [name]: expect.any(String) },
      requestId: expect.any(String),
    });
  });
});

describeOnBothEngines('one article', (database) => {
  const app = useReadingApp(database, async (db) => {
    await givenArticles(db, [
      ...hidden,
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

  it('is found by an address it had before, and gives the present one', async () => {
    const answer = await get('slug/le-passe');
    expect(answer.json<{ article: ArticleDetail }>().article.slug).toBe('le-present');
  });

  it('has no date of change when nothing changed after its publication', async () => {
    const answer = await get('slug/jamais-change');
    expect(answer.json<{ article: ArticleDetail }>().article.updated_at).toBeNull();
  });

  it.each([...hidden.map(({ slug }) => slug), 'le-passe-du-brouillon', 'inconnu', 'search', '%F0%9F%8E%89'])(
    'is not found as slug/%s',
    async (slug) => {
      const answer = await get(`slug/${slug}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'article.not-found', message: 'Article non trouvé' });
    },
  );

  it('answers the same for a hidden and an unknown id', async () => {
    const { id } = await database()
      .db.selectFrom('articles')
      .select('id')
      .where('slug', '=', 'draft')
      .executeTakeFirstOrThrow();
    const [known, unknown] = await Promise.all([get(id), get('0190c0de-0000-7000-8000-00000000dead')]);
    const told = ({ requestId, ...problem }: { requestId: string }) => [typeof requestId, problem];
    expect(known.statusCode).toBe(404);
    expect(told(known.json())).toEqual(told(unknown.json()));
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
