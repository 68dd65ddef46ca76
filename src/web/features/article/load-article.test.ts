import { describe, expect, it } from 'vitest';
import { createApiClient, type Reply } from '#web/api/http.ts';
import { loadArticle } from './load-article.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

const anItem = (slug: string, changes: object = {}) => ({
  id: `id-${slug}`,
  slug,
  title: 'Un titre',
  description: 'Une description',
  content: '<h1>Un</h1>',
  created_at: '2026-11-01T08:00:00Z',
  published_at: '2026-11-02T08:00:00Z',
  reading_time: 61,
  category_slug: 'civil',
  category_name: 'Civil',
  creator_name: 'Ada Martin',
  image_url: null,
  image_alt: null,
  tags: ['bail'],
  updated_at: null,
  machine_text: null,
  origins: [],
  ...changes,
});

const anApi = (article: Reply, related: readonly string[] = []) => {
  const asked: string[] = [];
  const api = createApiClient(async (_method, path) => {
    asked.push(path);
    if (path.startsWith('/articles/slug/')) return article;
    const articles = related.map((slug) => anItem(slug));
    return { status: 200, body: { articles, pagination: { total: articles.length } } };
  });
  return { api, asked };
};

const found = (changes: object = {}): Reply => ({
  status: 200,
  body: { article: anItem('mon-article', changes) },
});
const at = (slug: string) => ({
  request: new Request(`https://site.example/article/${slug}`),
  slug,
  now: NOW,
});

describe('loadArticle', () => {
  it('returns the article, its body prepared for the page, and its URL', async () => {
    const { api } = anApi(found());
    const { data: page } = await loadArticle(api, at('mon-article'));
    expect(page).toMatchObject({
      article: { slug: 'mon-article', date: '2 novembre 2026', readTime: '2 minute(s) de lecture' },
      outdated: false,
      address: 'https://site.example/article/mon-article',
    });
    expect(page?.article).toHaveProperty('body', '<article><h2>Un</h2></article>');
    expect(page?.article).not.toHaveProperty('content');
  });

  it('requests four articles of its category and shows three others', async () => {
    const { api, asked } = anApi(found(), ['un', 'mon-article', 'deux', 'trois']);
    const { data: page } = await loadArticle(api, at('mon-article'));
    expect(page?.related.map(({ slug }) => slug)).toEqual(['un', 'deux', 'trois']);
    const query = new URL(asked.at(-1) ?? '', 'http://api').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ page: '1', limit: '4', category: 'civil' });
    const others = anApi(found(), ['un', 'deux', 'trois', 'quatre']).api;
    expect((await loadArticle(others, at('mon-article'))).data?.related).toHaveLength(3);
  });

  it.each([
    {
      why: 'never updated, a year and a day old',
      published: '2025-11-14T10:00:00Z',
      updated: null,
      outdated: true,
    },
    {
      why: 'never updated, a year old less a day',
      published: '2025-11-16T10:00:00Z',
      updated: null,
      outdated: false,
    },
    {
      why: 'old and updated since',
      published: '2020-01-01T00:00:00Z',
      updated: '2026-10-01T00:00:00Z',
      outdated: false,
    },
    {
      why: 'updated long ago',
      published: '2020-01-01T00:00:00Z',
      updated: '2021-01-01T00:00:00Z',
      outdated: true,
    },
  ])('warns about an outdated article: $why', async ({ published, updated, outdated }) => {
    const { api } = anApi(found({ published_at: published, updated_at: updated }));
    expect((await loadArticle(api, at('mon-article'))).data?.outdated).toBe(outdated);
  });

  it('redirects permanently from a former URL to the current one', async () => {
    const { api } = anApi(found());
    const thrown: unknown = await loadArticle(api, at('ancien')).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect([status, headers.get('location')]).toEqual([301, '/article/mon-article']);
  });

  it.each([
    { answer: 404, status: 404 },
    { answer: 400, status: 404 },
    { answer: 500, status: 503 },
    { answer: 503, status: 503 },
  ])('returns no article after a $answer, with the status $status', async ({ answer, status }) => {
    const { api } = anApi({ status: answer, body: { message: '' } });
    expect(await loadArticle(api, at('mon-article'))).toMatchObject({ data: null, init: { status } });
  });
});
