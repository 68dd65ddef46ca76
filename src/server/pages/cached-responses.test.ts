import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSite } from '#tests/support/one-list-site.ts';
import { SAMPLED_EVERY_MS } from './cached-responses.ts';

describe('cached responses', () => {
  const DIFFERENT = ['x-cache', 'x-request-id', 'date', 'connection', 'keep-alive'];
  let site: Awaited<ReturnType<typeof aSite>>;
  let url: string;

  beforeEach(async () => {
    site = await aSite();
    url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => site.app.close());

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    const headers = new Map([...answer.headers].filter(([name]) => !DIFFERENT.includes(name)));
    return {
      status: answer.status,
      headers,
      cache: answer.headers.get('x-cache'),
      body: await answer.text(),
    };
  };

  it.each([
    ['as it is', {}],
    ['compressed', { 'accept-encoding': 'gzip, deflate, br' }],
    ['uncompressed', { 'accept-encoding': 'identity' }],
    ['to who has it already', { 'if-none-match': '*' }],
  ])('answers a page %s as its route does', async (_, headers) => {
    const routed = await ask('/', { headers });
    const cached = await ask('/', { headers });
    expect([routed.cache, cached.cache]).toEqual(['miss', 'hit']);
    expect({ ...cached, cache: '' }).toEqual({ ...routed, cache: '' });
  });

  it('leaves to the route what has changed, what it does not know, and every other method', async () => {
    await ask('/');
    site.cache.drop(['article:1']);
    site.site.title = 'après';
    expect((await ask('/')).body).toContain('après');
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/', { method: 'POST' })).status).toBe(404);
  });

  it('finds a page by a spelling of its path that was asked before', async () => {
    expect(await ask('/%6cist//', { redirect: 'manual' })).toMatchObject({ cache: 'miss' });
    expect(await ask('/%6cist//', { redirect: 'manual' })).toMatchObject({ cache: 'hit' });
    expect(site.site.renders).toBe(1);
  });

  it('answers with the former page while the changed one is rendered, and remembers no such answer', async () => {
    const former = await ask('/');
    const { promise, resolve } = Promise.withResolvers<void>();
    site.site.held = promise;
    site.site.title = 'après';
    site.cache.drop(['articles'], 'added');
    for (const _ of ['by its route', 'from memory'])
      expect(await ask('/')).toMatchObject({ cache: 'stale', body: former.body });
    resolve();
    await expect.poll(async () => (await ask('/')).body).toContain('après');
  });

  it('takes one page for two spellings of its address, and no address for another page', async () => {
    await ask('/search?q=a&evil=1');
    expect((await ask('/search?q=a&evil=1')).body).toMatch(/^\?q=a /);
    expect((await ask('/search?q=b&evil=1')).body).toMatch(/^\?q=b /);
    expect(site.site.renders).toBe(2);
  });

  it('drops the parameters that a page does not read before it looks the page up', async () => {
    await ask('/');
    expect(await ask('/?fbclid=IwAR0&utm_source=x')).toMatchObject({ status: 200, cache: 'hit' });
    await ask('/search?q=a');
    expect(await ask('/search?fbclid=IwAR0&q=a')).toMatchObject({ cache: 'hit' });
    expect(site.site.renders).toBe(2);
    expect(site.metrics.pageCache.hit.value).toBe(2);
  });

  it('answers HEAD as GET, without the page', async () => {
    const whole = await ask('/');
    expect(await ask('/', { method: 'HEAD' })).toEqual({ ...whole, cache: 'hit', body: '' });
  });

  it('counts what it answers, under the route of each page', async () => {
    for (const path of ['/', '/', '/', '/nowhere', '/search?q=a', '/search?q=a']) await ask(path);
    await ask('/', { headers: { 'if-none-match': '*' } });
    const { requests, pageCache } = site.metrics;
    expect(requests('GET /', 200).value).toBe(2);
    expect(requests('GET /', 304).value).toBe(1);
    expect(requests('GET /:page', 200).value).toBe(1);
    expect(Object.entries(pageCache).map(([state, { value }]) => [state, value])).toEqual([
      ['hit', 4],
      ['miss', 3],
      ['stale', 0],
    ]);
  });

  it('tells of one answer a second, and of how many it is one', async () => {
    for (let n = 0; n < 4; n++) await ask('/');
    site.site.now = new Date(site.site.now.getTime() + SAMPLED_EVERY_MS);
    await ask('/', { method: 'HEAD' });
    const told = { route: 'GET /', url: '/', status: 200, ms: expect.any(Number) };
    expect(site.sampled).toEqual([
      { ...told, method: 'GET', oneOf: 1 },
      { ...told, method: 'HEAD', oneOf: 3 },
    ]);
  });
});
