import { expect, it } from 'vitest';
import type { ArticleItem } from '#contract/articles.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import {
  daysAgo,
  type GivenArticle,
  givenArticles,
  hiddenArticles,
  useReadingApp,
} from '#tests/support/reading-app.ts';

/** Public articles with mixed categories, tags, pins, dates and readings. */
const visible: readonly GivenArticle[] = Array.from({ length: 26 }, (_, n) => ({
  slug: `visible-${n}`,
  category_id: (n % 11) + 1,
  age: ((n * 7) % 26) + 1,
  read_count: (n * 11) % 26,
  ...(n % 9 === 4 && { pinned_at: daysAgo(n) }),
  ...(n % 3 === 0 && { tags: ['législation'] }),
}));

type List = { articles: ArticleItem[]; pagination: Record<string, number> };

describeWithDatabase('the list of articles', (database) => {
  const app = useReadingApp(database, (db) => givenArticles(db, [...visible, ...hiddenArticles]));
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

  /** The specification's rules, applied to the list itself. */
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

  it.each(Object.keys(meant))(
    'in the category « %s », in every order and on every page',
    async (category) => {
      for (const order of everyOrder) {
        const all = expected({ category, ...order });
        for (const { page, limit } of somePages) {
          const asked = { category, ...order, page: `${page}`, limit: `${limit}` };
          const { articles, pagination } = await list(asked);
          const slugs = articles.map(({ slug }) => slug);
          expect(slugs, JSON.stringify(asked)).toEqual(all.slice((page - 1) * limit, page * limit));
          expect(pagination).toEqual({
            total: all.length,
            page,
            limit,
            pages: Math.ceil(all.length / limit),
          });
        }
      }
    },
  );

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

  it('returns every field of the specification, in both spellings', async () => {
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
