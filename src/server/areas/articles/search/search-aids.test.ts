import { describe, expect, it } from 'vitest';
import type { ArticleItem } from '#contract/articles.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, useReadingApp } from '#tests/support/reading-app.ts';
import { searchCorpus } from '#tests/support/search-corpus.ts';

const SUBJECT = '0190c0de-0000-7000-8000-000000000001';
const DRAFT = '0190c0de-0000-7000-8000-000000000002';

describeWithDatabase('suggestions', (database) => {
  const app = useReadingApp(database, (db) =>
    givenArticles(db, [
      ...searchCorpus,
      // Many newer titles: the older ones are beyond those scanned first.
      ...Array.from({ length: 210 }, (_, n) => ({ slug: `recent-${n}`, title: `Chronique ${n}`, age: 0.5 })),
      { slug: 'twice', title: 'Chronique 7', age: 0.4 },
    ]),
  );
  const suggest = async (query: Record<string, string>) => {
    const answer = await app().inject({ url: '/api/articles/search/suggestions', query });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ suggestions: { term: string }[] }>().suggestions.map(({ term }) => term);
  };

  it.each([
    { term: 'licenc', titles: [/^Licenciement sans/, /^Licenciement économique/] },
    { term: 'LICENCIEMENT', titles: [/^Licenciement sans/, /^Licenciement économique/] },
    { term: 'référ', titles: [/^Référé-liberté/] },
    { term: 'refere-lib', titles: [/^Référé-liberté/] },
    { term: "l'obligation", titles: [/^La Cour de cassation/] },
    { term: 'cour cass', titles: [/^La Cour de cassation/] },
    { term: 'oeuv', titles: [/^Droit d'auteur/] },
    { term: 'barème tient', titles: [/^Licenciement sans/] },
    { term: '  bail c ', titles: [/^Bail commercial/] },
    // The middle of a word does not match.
    { term: 'cenciement', titles: [] },
    { term: 'viager', titles: [] },
    { term: 'xylophone', titles: [] },
    { term: "'; --", titles: [] },
    { term: '.*?', titles: [] },
    { term: '⚖️⚖️', titles: [] },
  ])('« $term »', async ({ term, titles }) => {
    const found = await suggest({ term });
    expect(found).toHaveLength(titles.length);
    titles.forEach((title, index) => void expect(found[index]).toMatch(title));
  });

  it.each(['', 'b', ' b ', '  '])('are empty for « %s »', async (term) => {
    expect(await suggest({ term })).toEqual([]);
  });

  it('are five at most, ten if asked, each title once', async () => {
    expect(await suggest({ term: 'chronique' })).toHaveLength(5);
    const ten = await suggest({ term: 'chronique', limit: '10' });
    expect(new Set(ten).size).toBe(10);
    expect(await suggest({ term: 'chronique 7', limit: '10' })).toContain('Chronique 7');
    // Of two articles under one title, the newest.
    const url = '/api/articles/search/suggestions?term=chronique+7';
    expect((await app().inject(url)).json().suggestions[0]).toEqual({ term: 'Chronique 7', slug: 'twice' });
  });

  it.each(['0', '11', '-1', 'x'])('refuse the limit %s', async (limit) => {
    const answer = await app().inject({
      url: '/api/articles/search/suggestions',
      query: { term: 'bail', limit },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Le nombre de suggestions doit être un entier compris entre 1 et 10.',
    });
  });
});

describeWithDatabase('related articles', (database) => {
  const app = useReadingApp(database, (db) =>
    givenArticles(db, [
      { slug: 'subject', id: SUBJECT, title: 'Le bail rural', category_id: 3, tags: ['bail', 'preuve'] },
      { slug: 'both-tags', title: 'Autre', category_id: 5, tags: ['bail', 'preuve'], age: 900 },
      { slug: 'tag-and-category', title: 'Autre', category_id: 3, tags: ['bail'], age: 800 },
      { slug: 'tag-only', title: 'Autre', category_id: 5, tags: ['preuve'], age: 700 },
      { slug: 'category-and-words', title: 'Un bail rural de plus', category_id: 3, age: 600 },
      { slug: 'category-only', title: 'Autre', category_id: 3, age: 500 },
      { slug: 'nothing', title: 'Autre', category_id: 9, age: 1 },
      {
        slug: 'draft',
        id: DRAFT,
        status: 'draft',
        category_id: 3,
        tags: ['bail', 'preuve'],
        published_at: null,
      },
      { slug: 'trashed', deleted_at: new Date(), category_id: 3, tags: ['bail', 'preuve'] },
    ]),
  );
  const related = (id: string, query: Record<string, string> = {}) =>
    app().inject({ url: `/api/articles/search/related/${id}`, query });
  const slugs = async (query: Record<string, string>) =>
    (await related(SUBJECT, query))
      .json<{ relatedArticles: ArticleItem[] }>()
      .relatedArticles.map(({ slug }) => slug);

  it('share tags, then category, then words; never the article itself, nor one that is not public', async () => {
    expect(await slugs({ limit: '12' })).toEqual([
      'both-tags',
      'tag-and-category',
      'tag-only',
      'category-and-words',
      'category-only',
    ]);
  });

  it('are three by default', async () => {
    expect(await slugs({})).toEqual(['both-tags', 'tag-and-category', 'tag-only']);
  });

  it.each([DRAFT, '0190c0de-0000-7000-8000-00000000dead'])('are not found for %s', async (id) => {
    expect((await related(id)).statusCode).toBe(404);
  });

  it('refuse a malformed id and a limit out of bounds', async () => {
    expect((await related('bail')).statusCode).toBe(400);
    expect((await related(SUBJECT, { limit: '13' })).statusCode).toBe(400);
  });
});

describeWithDatabase('the highlight call', (database) => {
  const app = useReadingApp(database, async () => {});
  const highlight = (query: Record<string, string>) =>
    app().inject({ url: '/api/articles/search/highlight', query });

  it('escapes the text and marks the term', async () => {
    const answer = await highlight({ text: '<b>Droit</b> pénal & "droits"', term: 'droit' });
    expect(answer.json()).toEqual({
      highlighted: '&lt;b&gt;<mark>Droit</mark>&lt;/b&gt; pénal &amp; &quot;<mark>droits</mark>&quot;',
    });
  });

  describe('accepts', () => {
    it.each<Record<string, string>>([{}, { text: 'a' }, { term: 'a' }, { text: '\u0000', term: '(' }])(
      '%o',
      async (query) => {
        expect((await highlight(query)).statusCode).toBe(200);
      },
    );
  });

  it('refuses a text too long', async () => {
    const answer = await highlight({ text: 'x'.repeat(5_001), term: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Le texte à surligner doit compter 5 000 caractères au plus.',
    });
  });
});
