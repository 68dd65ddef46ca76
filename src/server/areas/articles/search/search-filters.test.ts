import { beforeAll, expect, it } from 'vitest';
import type { SearchAnswer } from '#contract/search.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { type GivenArticle, givenArticles, NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { createSearch } from './search-articles.ts';

const NAMES = { 3: 'Civil', 5: 'Pénal', 8: 'Justice' } as const;

/** All contain « bail »; categories and tags are spread so that every selection has another count. */
const corpus: readonly GivenArticle[] = [
  { category_id: 3, tags: ['preuve'] },
  { category_id: 3, tags: ['preuve', 'contrat'] },
  { category_id: 3, tags: ['contrat'] },
  { category_id: 3 },
  { category_id: 5, tags: ['preuve', 'peine'] },
  { category_id: 5, tags: ['peine'] },
  { category_id: 8, tags: ['procédure'] },
].map((article, n) => ({ ...article, slug: `bail-${n}`, title: `Le bail numéro ${n}`, age: n + 1 }));

describeWithDatabase('search filters', (database) => {
  const app = useReadingApp(database, (db) =>
    givenArticles(db, [
      ...corpus,
      { slug: 'autre-chose', title: 'Autre chose', category_id: 3, tags: ['preuve'] },
      { slug: 'cache', title: 'Un bail caché', deleted_at: new Date(), category_id: 3, tags: ['preuve'] },
    ]),
  );
  const search = async (filters: Record<string, string>) => {
    const answer = await app().inject({ url: '/api/articles/search', query: { q: 'bail', ...filters } });
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchAnswer>();
  };

  const having = (categories: readonly number[], tags: readonly string[]) =>
    corpus.filter(
      (article) =>
        (categories.length === 0 || categories.includes(article.category_id ?? 0)) &&
        (tags.length === 0 || tags.some((tag) => article.tags?.includes(tag))),
    );
  const count = (keys: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  };
  const countsOf = (facet: readonly { name: string; count: number }[]) =>
    Object.fromEntries(facet.map(({ name, count: number }) => [name, number]));

  const selections = [[], [3], [5], [3, 8], [3, 5, 8]].flatMap((categories) =>
    [[], ['preuve'], ['peine', 'procédure'], ['contrat']].map((tags) => ({ categories, tags })),
  );

  it.each(selections)('categories $categories with tags $tags', async ({ categories, tags }) => {
    const { results, pagination, facets } = await search({
      categories: categories.join(','),
      tags: tags.join(','),
    });
    const found = having(categories, tags);
    expect(results.map(({ slug }) => slug).toSorted()).toEqual(found.map(({ slug }) => slug).toSorted());
    expect(pagination.total).toBe(found.length);
    // Each facet ignores its own selection, so that its other values can still be chosen.
    expect(countsOf(facets.categories)).toEqual(
      count(having([], tags).map(({ category_id }) => NAMES[category_id as keyof typeof NAMES])),
    );
    expect(countsOf(facets.tags)).toEqual(
      count(having(categories, []).flatMap((article) => article.tags ?? [])),
    );
  });

  it.each(['3', 'civil', 'Civil', 'CIVIL', ' civil ', 'civil,civil,,', '3,civil'])(
    'accepts a category as « %s »',
    async (categories) => {
      expect((await search({ categories })).pagination.total).toBe(4);
    },
  );

  it.each(['procédure', 'Procedure', 'PROCÉDURE', 'procedure'])('accepts a tag as « %s »', async (tags) => {
    expect((await search({ tags })).pagination.total).toBe(1);
  });

  it.each<Record<string, string>>([{ categories: 'inconnue' }, { tags: 'inconnu' }, { categories: '0' }])(
    'finds nothing for an unknown filter: %o',
    async (filters) => {
      const { results, pagination } = await search(filters);
      expect([results, pagination.total]).toEqual([[], 0]);
    },
  );

  it('returns the most frequent first, and the slug of each category', async () => {
    const { facets } = await search({});
    expect(facets.categories).toEqual([
      { name: 'Civil', slug: 'civil', count: 4 },
      { name: 'Pénal', slug: 'droit-penal', count: 2 },
      { name: 'Justice', slug: 'justice', count: 1 },
    ]);
    expect(facets.tags[0]).toEqual({ name: 'preuve', count: 3 });
  });

  it('returns categories with as many matches in the order of their numbers', async () => {
    const { facets } = await search({ tags: 'peine,contrat' });
    expect(facets.categories.map(({ name, count: number }) => [name, number])).toEqual([
      ['Civil', 2],
      ['Pénal', 2],
    ]);
  });

  it('corrects a misspelt word within a selection', async () => {
    expect((await search({ q: 'numreo bail', categories: 'Justice' })).pagination.total).toBe(1);
  });

  it.each<Record<string, string>>([
    { q: 'x'.repeat(201) },
    { q: 'x'.repeat(10_000) },
    { q: '\u0000' },
    { page: '0' },
    { limit: '101' },
    { categories: 'x'.repeat(2_001) },
    { tags: Array.from({ length: 51 }, (_, n) => n).join(',') },
    { tags: 'a\u0000b' },
  ])('refuses $q$page$limit in French', async (query) => {
    const answer = await app().inject({
      url: '/api/articles/search',
      query,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(/^(Le |Ce )/);
  });
});

describeWithDatabase('the pages of many results', (database) => {
  // More than are ranked.
  const COUNT = 300;
  const app = useReadingApp(database, async () => {});

  beforeAll(async () => {
    const articles = Array.from({ length: COUNT }, (_, n) => ({
      slug: `usufruit-${n}`,
      // A third in the title, the others in the text only.
      title: n % 3 === 0 ? `Usufruit ${n}` : `Propriété ${n}`,
      description: 'Un usufruit',
      content: `<p>${'usufruit '.repeat((n % 4) + 1)}</p>`,
      age: n + 1,
    }));
    await givenArticles(database().db, articles);
  });

  const page = async (number: number, limit: number) => {
    const query = { q: 'usufruit', page: `${number}`, limit: `${limit}` };
    const answer = await app().inject({ url: '/api/articles/search', query });
    return answer.json<SearchAnswer>();
  };

  it.each([50, 100])('contain each result once, %s at a time', async (limit) => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(COUNT / limit) }, (_, index) => page(index + 1, limit)),
    );
    const slugs = pages.flatMap(({ results }) => results.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(COUNT);
    expect(slugs).toHaveLength(COUNT);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual(pages.map(() => COUNT));
    // Titles first, all hundred of them.
    expect(slugs.slice(0, 100).every((slug) => Number(slug.slice('usufruit-'.length)) % 3 === 0)).toBe(true);
  });

  it('rank an old title above newer texts', async () => {
    const { db } = database();
    const old = { slug: 'le-plus-vieux', title: 'Usufruit', description: '', content: '', age: 9_000 };
    await givenArticles(db, [old]);
    // After the hundred titles with the word in their text too, before the two hundred with it in their text
    // only.
    expect((await page(11, 10)).results[0]?.slug).toBe(old.slug);
    await db.deleteFrom('articles').where('slug', '=', old.slug).execute();
  });

  it('end with an empty page that still has the total', async () => {
    const { results, pagination } = await page(99, 12);
    expect([results, pagination.total]).toEqual([[], COUNT]);
  });

  it('are found and read in part where there are more than are counted', async () => {
    const { db } = database();
    const search = createSearch({ db, clock: { now: () => NOW }, counted: 250 });
    const asked = { q: 'usufruit', limit: 50, categories: [], tags: [] };
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((number) => search({ ...asked, page: number })),
    );
    for (const { pagination } of pages) expect(pagination).toMatchObject({ total: 250, totalIsMore: true });
    const slugs = pages.flatMap(({ results }) => results.map(({ slug }) => slug));
    // Every match is reached, also beyond the total.
    expect(slugs).toHaveLength(COUNT);
    expect(new Set(slugs).size).toBe(COUNT);
    expect(slugs.slice(0, 100).every((slug) => Number(slug.slice('usufruit-'.length)) % 3 === 0)).toBe(true);
    const exact = await createSearch({ db, clock: { now: () => NOW }, counted: COUNT })({
      ...asked,
      page: 1,
    });
    expect(exact.pagination).toMatchObject({ total: COUNT, totalIsMore: false });
  });
});
