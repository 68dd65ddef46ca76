import { expect, it } from 'vitest';
import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { useNewsroom } from '#tests/support/newsroom.ts';
import { daysAgo, givenArticles, hiddenArticles } from '#tests/support/reading-app.ts';

describeWithDatabase('the article list of the back-office', (database) => {
  const { context, call } = useNewsroom(database);
  const list = async (query = '') => {
    const answer = await call('GET', `articles?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ articles: AdminArticleItem[]; pagination: { total: number } }>();
  };
  const slugs = async (query: string) => (await list(query)).articles.map(({ slug }) => slug);

  it('lists, counts, filters, searches and pages what is not in the trash', async () => {
    const { db } = context();
    await givenArticles(db, [
      ...hiddenArticles.map((article, n) => ({ ...article, category_id: 3, created_at: daysAgo(20 + n) })),
      {
        slug: 'bail',
        title: 'Le bail commercial renouvelé',
        category_id: 2,
        created_at: daysAgo(3),
        read_count: 40,
        is_used_for_generation: true,
        pinned_at: daysAgo(1),
      },
      {
        slug: 'licenciement',
        content: '<p>Un licenciement économique à Lyon</p>',
        category_id: 10,
        created_at: daysAgo(2),
        read_count: 7,
      },
      { slug: 'meme-jour-a', id: '0190c0de-0000-7000-8000-00000000000a', created_at: daysAgo(1) },
      { slug: 'meme-jour-b', id: '0190c0de-0000-7000-8000-00000000000b', created_at: daysAgo(1) },
    ]);
    const all = [
      'meme-jour-b',
      'meme-jour-a',
      'licenciement',
      'bail',
      'draft',
      'scheduled',
      'withdrawn',
      'not-yet',
      'source',
    ];
    expect(await slugs('')).toEqual(all);
    expect((await list('limit=4')).pagination).toEqual({ total: 9, page: 1, limit: 4, pages: 3 });
    expect(await slugs('page=2&limit=4')).toEqual(all.slice(4, 8));
    expect(await slugs('page=3&page_size=4')).toEqual(all.slice(8));
    expect((await list('page=9')).pagination).toMatchObject({ total: 9 });

    const waiting = ['draft', 'scheduled', 'withdrawn', 'source'];
    const cases: Record<string, string[]> = {
      'status=all': all,
      'status=': all,
      'status=published': ['meme-jour-b', 'meme-jour-a', 'licenciement', 'bail', 'not-yet'],
      'status=draft': waiting,
      'status=scheduled': ['scheduled'],
      'used_for_generation=true': ['bail'],
      'usedForGeneration=false&status=draft': waiting,
      'used_for_generation=all&category=affaires': ['bail'],
      'category=10': ['licenciement'],
      'category=inconnue': [],
      'search=bail': ['bail'],
      'search=BAUX': ['bail'],
      'search=renouv': ['bail'],
      'search=licenciements': ['licenciement'],
      'search=lyon%20%C3%A9conomique': ['licenciement'],
      'search=introuvable': [],
      'search=%20%20': all,
      'search=!!!': [],
      // « Le bail… »: a title is found by its beginning.
      "search=l'": ['bail'],
      'search=bail&status=draft': [],
      'search=bail&category=affaires&used_for_generation=true&status=published': ['bail'],
    };
    for (const [query, expected] of Object.entries(cases)) {
      expect(await slugs(query), query).toEqual(expected);
      expect((await list(query)).pagination, query).toMatchObject({ total: expected.length });
    }

    const bail = (await list('search=bail')).articles[0];
    expect(bail).toMatchObject({
      category_name: 'Affaires',
      categoryName: 'Affaires',
      category_slug: 'affaires',
      status: 'published',
      is_published: true,
      is_used_for_generation: true,
      isUsedForGeneration: true,
      is_pinned: true,
      read_count: 40,
      schedule_error: null,
      needs_review: false,
    });
    expect((await list('status=scheduled')).articles[0]).toMatchObject({
      published_at: null,
      scheduled_at: daysAgo(1).toISOString(),
    });

    for (const query of [
      'page=0',
      'limit=101',
      'status=fini',
      'used_for_generation=oui',
      'search=a&search=b',
      'search=%00',
    ])
      expect((await call('GET', `articles?${query}`)).statusCode, query).toBe(400);

    const stats = (await call('GET', 'articles/stats')).json();
    expect(stats).toMatchObject({
      totalArticles: 9,
      publishedArticles: 5,
      draftArticles: 4,
      scheduledArticles: 1,
      totalReads: 47,
      mostReadArticle: { title: 'Le bail commercial renouvelé', category: 'affaires', read_count: 40 },
      articlesPerCategory: [
        { category: 'civil', count: 7, read_count: 0 },
        { category: 'affaires', category_name: 'Affaires', count: 1, read_count: 40 },
        { category: 'social', count: 1, read_count: 7 },
      ],
    });
    expect(stats.topArticles.map(({ read_count }: { read_count: number }) => read_count)).toEqual([
      40, 7, 0, 0,
    ]);
    expect(stats.recentArticles).toHaveLength(4);
    expect(stats.unreadArticles).toHaveLength(2);
  });

  it('finds a frequent word on every page of the list', async () => {
    const many = Array.from({ length: 220 }, (_, n) => ({
      slug: `frequent-${n}`,
      title: `Usufruit et nue-propriété, ${n}`,
      created_at: daysAgo(100 + n),
    }));
    await givenArticles(context().db, many);
    const named = (from: number, to: number) => many.slice(from, to).map(({ slug }) => slug);
    expect(await slugs('search=usufruit')).toEqual(named(0, 10));
    expect(await slugs('search=usuf&page=3')).toEqual(named(20, 30));
    expect(await slugs('search=usufruit&page=21')).toEqual(named(200, 210));
    expect(await slugs('search=usufruit&page=3&limit=80')).toEqual(named(160, 220));
    expect((await list('search=usufruit&page=60')).pagination.total).toBe(220);
    await context().db.deleteFrom('articles').where('slug', 'like', 'frequent-%').execute();
  });

  it('suggests the existing tags', async () => {
    await givenArticles(context().db, [
      { slug: 't1', tags: ['preuve', 'bail'] },
      { slug: 't2', tags: ['preuve'] },
      { slug: 't3', tags: ['épreuve'] },
    ]);
    expect((await call('GET', 'tags?term=PREUVE')).json().tags).toEqual([
      { name: 'preuve', count: 2 },
      { name: 'épreuve', count: 1 },
    ]);
    expect((await call('GET', 'tags')).json().tags[0]).toEqual({ name: 'preuve', count: 2 });
    expect((await call('GET', "tags?term=%25'")).json().tags).toEqual([]);
  });

  it('is all zeros without articles', async () => {
    const { db } = context();
    await db.deleteFrom('articles').execute();
    expect((await call('GET', 'articles/stats')).json()).toEqual({
      totalArticles: 0,
      publishedArticles: 0,
      draftArticles: 0,
      scheduledArticles: 0,
      totalReads: 0,
      mostReadArticle: null,
      topArticles: [],
      articlesPerCategory: [],
      recentArticles: [],
      unreadArticles: [],
    });
  });

  it('separates imported sources from articles written here', async () => {
    const unpublished = { status: 'draft', published_at: null, first_published_at: null } as const;
    await givenArticles(context().db, [
      { slug: 'importe', title: 'Sourcier importé', is_source: true, ...unpublished },
      { slug: 'ecrit', title: 'Sourcier écrit', ...unpublished },
    ]);
    expect(await slugs('search=sourcier&source=true')).toEqual(['importe']);
    expect(await slugs('search=sourcier&source=false')).toEqual(['ecrit']);
    expect((await list('source=true')).pagination.total).toBe((await slugs('source=true')).length);
    expect((await slugs('search=sourcier')).toSorted()).toEqual(['ecrit', 'importe']);
  });

  it('is sorted by each of its columns, in both directions', async () => {
    const { db } = context();
    await db.deleteFrom('articles').execute();
    const unpublished = { status: 'draft', published_at: null, first_published_at: null } as const;
    await givenArticles(db, [
      { slug: 'e', title: 'Épave', category_id: 5, created_at: daysAgo(1), published_at: daysAgo(9) },
      { slug: 'a', title: 'avenant', category_id: 11, created_at: daysAgo(2), ...unpublished },
      { slug: 'z', title: 'Zone franche', category_id: 1, created_at: daysAgo(3), published_at: daysAgo(4) },
      {
        ...{ slug: 'f', title: 'Fiducie', category_id: 6, created_at: daysAgo(4), published_at: null },
        ...{ first_published_at: null, status: 'scheduled', scheduled_at: daysAgo(-1) },
        is_used_for_generation: true,
      },
    ]);
    const cases: Record<string, string[]> = {
      'sortBy=title': ['a', 'e', 'f', 'z'],
      'sortBy=title&sortOrder=desc': ['z', 'f', 'e', 'a'],
      // Administratif, Autres, Fiscal, Pénal
      'sortBy=category': ['z', 'a', 'f', 'e'],
      'sortBy=category&sortOrder=desc': ['e', 'f', 'a', 'z'],
      'sortBy=published_at': ['e', 'z', 'a', 'f'],
      'sortBy=published_at&sortOrder=desc': ['z', 'e', 'a', 'f'],
      // Brouillon, Programmé, Publié
      'sortBy=status': ['a', 'f', 'e', 'z'],
      'sortBy=status&sortOrder=desc': ['e', 'z', 'f', 'a'],
      'sortBy=used_for_generation&sortOrder=desc': ['f', 'e', 'a', 'z'],
      'status=draft&sortBy=title': ['a', 'f'],
    };
    for (const [query, expected] of Object.entries(cases))
      expect(await slugs(query), query).toEqual(expected);
    // The results of a search are sorted too, and a changed title moves.
    await db.updateTable('articles').set({ content: '<p>commun</p>' }).execute();
    await db.updateTable('articles').set({ title: 'Yacht' }).where('slug', '=', 'a').execute();
    expect(await slugs('search=commun&sortBy=title')).toEqual(['e', 'f', 'a', 'z']);
    expect(await slugs('search=commun&sortBy=category&limit=2&page=2')).toEqual(['f', 'e']);
    for (const bad of ['sortBy=content', 'sortOrder=up', 'start_date=hier'])
      expect((await call('GET', `articles?${bad}`)).statusCode, bad).toBe(400);
  });

  it('is filtered by author and by publication date', async () => {
    const { db } = context();
    await db.deleteFrom('articles').execute();
    const at = (day: string) => ({ published_at: new Date(day), first_published_at: new Date(day) });
    await givenArticles(db, [
      { slug: 'un', author_name: 'Élise Marvaudon', created_at: daysAgo(1), ...at('2026-10-31T23:00:00Z') },
      { slug: 'deux', author_name: 'Zoé Abel', created_at: daysAgo(2), ...at('2026-11-03T22:59:00Z') },
      { slug: 'trois', author_name: 'Zoé Abel', created_at: daysAgo(3), ...at('2026-11-03T23:00:00Z') },
      {
        slug: 'retire',
        author_name: 'Admin',
        status: 'draft',
        created_at: daysAgo(4),
        ...at('2026-11-02T08:00:00Z'),
      },
      { slug: 'jete', author_name: 'Personne', deleted_at: daysAgo(1) },
    ]);
    expect((await call('GET', 'articles/authors')).json()).toEqual({
      authors: [{ name: 'Admin' }, { name: 'Élise Marvaudon' }, { name: 'Zoé Abel' }],
    });
    expect(await slugs('author=Zo%C3%A9%20Abel')).toEqual(['deux', 'trois']);
    expect(await slugs('author=Zo%C3%A9')).toEqual([]);
    expect(await slugs('start_date=2026-11-01&end_date=2026-11-03')).toEqual(['un', 'deux']);
    expect(await slugs('startDate=2026-11-04&author=Zo%C3%A9%20Abel')).toEqual(['trois']);
    await db.updateTable('articles').set({ author_name: 'Ada Martin' }).where('slug', '=', 'deux').execute();
    expect(await slugs('author=Ada%20Martin')).toEqual(['deux']);
  });

  it('exports what the list shows, in its order and without a formula, and finds by a body', async () => {
    const { db } = context();
    await givenArticles(db, [
      { slug: 'export-a', title: '=SOMME(A1)', author_name: 'Export', created_at: daysAgo(2) },
      {
        slug: 'export-b',
        title: 'Âge du bail',
        author_name: 'Export',
        created_at: daysAgo(1),
        category_id: 2,
      },
      { slug: 'export-c', title: 'Zone', author_name: 'Export', status: 'draft', created_at: daysAgo(3) },
      { slug: 'export-d', title: 'Jeté', author_name: 'Export', deleted_at: daysAgo(1) },
    ]);
    const titles = async (body: object) =>
      exportedRows(await call('POST', 'articles/export', { author: 'Export', ...body })).map(
        ({ Titre }) => Titre,
      );
    expect(await titles({})).toEqual(['Âge du bail', "'=SOMME(A1)", 'Zone']);
    expect(await titles({ sortBy: 'title', sortOrder: 'desc' })).toEqual([
      'Zone',
      'Âge du bail',
      "'=SOMME(A1)",
    ]);
    // Those without a date come last in both directions.
    for (const sortOrder of ['asc', 'desc'])
      expect((await titles({ sortBy: 'published_at', sortOrder })).at(-1)).toBe('Zone');
    expect(await titles({ status: 'draft' })).toEqual(['Zone']);
    expect(await titles({ search: 'baux', category: 'affaires' })).toEqual(['Âge du bail']);
    const [row] = exportedRows(await call('POST', 'articles/export', { search: 'âge', author: 'Export' }));
    expect(row).toMatchObject({ Catégorie: 'Affaires', Statut: 'Publié', Adresse: '/article/export-b' });
    const { detail } = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'article.exported')
      .orderBy('at')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ count: 3 });
    const found = await call('POST', 'articles/find', { search: 'baux', author: 'Export', limit: 5 });
    expect(found.json()).toMatchObject({
      articles: [{ slug: 'export-b' }],
      pagination: { total: 1, limit: 5 },
    });
    expect((await call('POST', 'articles/export', { sortBy: 'secret' })).statusCode).toBe(400);
  });
});
