import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TooManyRequestsError } from '#server/errors.ts';
import { aSite } from '#tests/support/one-list-site.ts';
import type { PageCache } from './page-cache.ts';

/** What has poisoned the caches of others: where a request is said to come from, go to or be for. */
const UNKEYED_HEADERS = [
  ...['host', 'origin', 'referer', 'cookie', 'authorization', 'accept', 'accept-charset', 'accept-language'],
  ...['user-agent', 'range', 'pragma', 'cache-control', 'via', 'forwarded', 'from', 'te', 'dnt', 'priority'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...['x-forwarded-scheme', 'x-forwarded-server', 'x-forwarded-ssl', 'x-forwarded-path', 'x-forwarded'],
  ...['x-original-url', 'x-rewrite-url', 'x-original-host', 'x-host', 'x-http-host-override', 'x-real-ip'],
  ...['x-client-ip', 'x-remote-ip', 'x-remote-addr', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'x-http-method', 'x-http-method-override', 'x-method-override', 'x-wap-profile'],
  ...['x-wp-preview', 'x-ghost-preview', 'x-preview', 'x-csrf-token', 'x-requested-with', 'x-debug'],
  ...['x-api-version', 'x-amz-website-redirect-location', 'x-middleware-prefetch', 'x-middleware-subrequest'],
  ...['x-nextjs-data', 'surrogate-key', 'surrogate-control', 'surrogate-capability', 'x-cache'],
  ...['accept-version', 'upgrade-insecure-requests', 'sec-fetch-site', 'sec-fetch-dest', 'x-request-id'],
  // A page that is requested in advance is the same, and counted by the same limits.
  ...['sec-purpose', 'purpose'],
];

describe('public pages', () => {
  let app: FastifyInstance;
  let cache: PageCache;
  let site: Awaited<ReturnType<typeof aSite>>['site'];

  beforeEach(async () => {
    ({ app, cache, site } = await aSite());
  });
  afterEach(() => app.close());

  it('are rendered once and served from memory', async () => {
    const first = await app.inject('/');
    const second = await app.inject('/');
    expect(first.headers['x-cache']).toBe('miss');
    expect(second.headers['x-cache']).toBe('hit');
    expect(second.body).toBe(first.body);
    expect(site.renders).toBe(1);
  });

  it('are made again once what they show has changed, and only then', async () => {
    await app.inject('/');
    site.title = 'après';
    cache.drop(['article:2']);
    expect((await app.inject('/')).body).toContain('avant');
    cache.drop(['article:1']);
    expect((await app.inject('/')).body).toContain('après');
  });

  it('may be kept by a shared cache in front', async () => {
    const { headers } = await app.inject('/');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.vary).toBe('accept-encoding');
  });

  it('answer 304 to who has them already', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
    const [strong] = /".*"/.exec(String(headers.etag)) ?? [];
    const several = await app.inject({ url: '/', headers: { 'if-none-match': `"other", ${strong}` } });
    expect(several.statusCode).toBe(304);
  });

  it('answer 304 by date to who sends no tag', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/', headers })).statusCode;
    const { headers } = await app.inject('/');
    const known = { 'if-modified-since': String(headers['last-modified']) };
    expect(known['if-modified-since']).toBe('Sun, 15 Nov 2026 09:00:00 GMT');
    expect(await asked(known)).toBe(304);
    expect(await asked({ ...known, 'if-none-match': '"other"' })).toBe(200);
    expect(await asked({ 'if-modified-since': 'Sun, 15 Nov 2026 08:59:59 GMT' })).toBe(200);
    expect(await asked({ 'if-modified-since': 'hier' })).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travel as %s', async (encoding, unpack) => {
    const plain = await app.inject('/');
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('stay up, and say so, while the database is down', async () => {
    await app.inject('/');
    cache.dropAll();
    site.down = true;
    const stale = await app.inject('/');
    expect(stale.statusCode).toBe(200);
    expect(stale.headers['x-cache']).toBe('stale');
    const never = await app.inject('/search?q=x');
    expect(never.statusCode).toBe(503);
    expect(never.headers['cache-control']).toBe('no-store');
    site.down = false;
    expect((await app.inject('/')).headers['x-cache']).toBe('miss');
    expect((await app.inject('/search?q=x')).statusCode).toBe(200);
  });

  it('are not kept where there is none', async () => {
    for (const state of ['miss', 'miss']) {
      const { statusCode, headers } = await app.inject('/nowhere');
      expect(statusCode).toBe(404);
      expect(headers['x-cache']).toBe(state);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('move where they are sent', async () => {
    const { statusCode, headers } = await app.inject('/old');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/new');
  });

  it('move also when they were kept where they used to be', async () => {
    await app.inject('/article');
    site.moved = true;
    cache.drop(['article:1']);
    const { statusCode, headers } = await app.inject('/article');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/new');
  });

  it('cannot be changed by anything a visitor sends but the parameters they read', async () => {
    // Another address is another page: these say nothing but themselves.
    const clean = { '/': '', '/article': '', '/nowhere': '', '/admin': '', '/search': '', '/search?q=a': '' };
    const paths = Object.keys(clean) as (keyof typeof clean)[];
    for (const path of paths) clean[path] = (await app.inject(path)).body;
    for (const header of UNKEYED_HEADERS) {
      cache.dropAll();
      for (const path of paths) {
        const url = `${path}${path.includes('?') ? '&' : '?'}evil=1&callback=evil`;
        const poisoned = await app.inject({ url, headers: { [header]: 'evil' } });
        expect(poisoned.body, `${header} ${path}`).toBe(clean[path]);
        expect(JSON.stringify(poisoned.headers), `${header} ${path}`).not.toContain('evil');
        expect((await app.inject(path)).body, `after ${header} ${path}`).toBe(clean[path]);
      }
    }
    expect((await app.inject('/search?q=a&evil=1')).body).toMatch(/^\?q=a /);
  });

  it('are not for caches, search engines nor other sites when they are private', async () => {
    for (const url of ['/admin', '/admin?x=1']) {
      const { headers, statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('avant');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(headers).not.toHaveProperty('etag');
    }
    expect(cache.size).toBe(0);
    expect(site.renders).toBe(2);
  });

  it('are counted with the calls that tell the same, and say themselves that it is too often', async () => {
    let left = 1;
    site.count = async (limit) => {
      if (limit === 'reference') left -= 1;
      if (left < 0 && limit === 'reference') throw new TooManyRequestsError(60);
    };
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const visits = [
      await fetch(`${url}/counted`),
      await fetch(`${url}/counted`),
      await fetch(`${url}/admin`),
    ];
    const shown = await Promise.all(visits.map((visit) => visit.text()));
    expect(shown.map((html) => html.includes('avant'))).toEqual([true, false, true]);
    expect(visits[1]?.headers.get('cache-control')).toBe('private, no-store');
  });

  it('have one address whatever the case of its letters', async () => {
    const { statusCode, headers } = await app.inject('/SEARCH?q=Bail&x=1');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/search?q=Bail');
    expect([site.renders, cache.size]).toEqual([0, 0]);
  });

  it('are neither made nor kept again for parameters that they do not read', async () => {
    for (let n = 0; n < 50; n++) expect((await app.inject(`/?x${n}=${n}`)).statusCode).toBe(200);
    expect([site.renders, cache.size]).toEqual([1, 1]);
  });
});

describe('pages that are not in memory', () => {
  let app: FastifyInstance;
  let cache: PageCache;
  let site: Awaited<ReturnType<typeof aSite>>['site'];
  let url: string;
  let counted: string[];
  let allowed: number;

  beforeEach(async () => {
    ({ app, cache, site } = await aSite());
    [counted, allowed] = [[], Infinity];
    site.count = async (limit) => {
      counted.push(limit);
      if (counted.length > allowed) throw new TooManyRequestsError(42);
    };
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const get = async (path: string, asked?: Record<string, string>) => {
    const answer = await fetch(url + path, { headers: asked ?? {} });
    const { status, headers } = answer;
    return {
      ...{ status, body: await answer.text(), cache: headers.get('x-cache') },
      ...{ kept: headers.get('cache-control'), wait: headers.get('retry-after') },
    };
  };

  /** Renders begin but do not end until it is called. */
  const holdRenders = () => {
    const gate = Promise.withResolvers<void>();
    site.held = gate.promise;
    return () => {
      site.held = undefined;
      gate.resolve();
    };
  };
  const whenRendering = (count: number) => expect.poll(() => site.renders).toBe(count);

  it('are counted by address, those that search apart; those in memory or being made are not', async () => {
    await get('/');
    await get('/');
    await get('/?x=1');
    await get('/search?q=a');
    await get('/nowhere');
    await get('/admin');
    expect(counted).toEqual(['page', 'page-search', 'page', 'page']);
    const release = holdRenders();
    const visits = [get('/search?q=b'), get('/search?q=b')];
    await whenRendering(5);
    release();
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200]);
    expect(site.renders).toBe(5);
  });

  it('are refused to who asks too often, in words, and are kept for nobody; those in memory are not', async () => {
    await get('/');
    allowed = 2;
    expect((await get('/search?q=a')).status).toBe(200);
    for (const path of ['/search?q=b', '/search?q=c', '/article', '/admin'])
      expect(await get(path)).toMatchObject({
        ...{ status: 429, body: 'refusé 429', kept: 'no-store', wait: '42' },
      });
    expect([site.renders, site.refusals, cache.size]).toEqual([2, 1, 2]);
    expect(await get('/')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await get('/search?q=a')).toMatchObject({ status: 200, cache: 'hit' });
    allowed = Infinity;
    expect((await get('/search?q=b')).status).toBe(200);
  });

  it('are counted and refused alike when a browser requests them in advance', async () => {
    allowed = 1;
    const inAdvance = { 'sec-purpose': 'prefetch' };
    expect((await get('/article', inAdvance)).status).toBe(200);
    expect((await get('/other', inAdvance)).status).toBe(429);
    expect(counted).toEqual(['page', 'page']);
  });

  it('are made a few at a time; when too many wait, one more is refused at once and costs nothing', async () => {
    await get('/');
    await get('/article');
    cache.drop(['article:1']);
    await get('/');
    const release = holdRenders();
    const before = site.renders;
    const waiting = [1, 2, 3, 4, 5].map((n) => get(`/search?q=${n}`));
    await expect.poll(() => counted.filter((limit) => limit === 'page-search').length).toBe(5);
    expect(site.renders).toBe(before + 2);
    const spent = counted.length;
    expect(await get('/search?q=6')).toMatchObject({
      ...{ status: 503, body: 'refusé 503', kept: 'no-store', wait: '10' },
    });
    expect((await get('/admin')).status).toBe(503);
    expect(counted.length).toBe(spent);
    // What is in memory waits for nobody, and the last good page is better than none.
    expect(await get('/')).toMatchObject({ status: 200, cache: 'hit' });
    expect(await get('/article')).toMatchObject({ status: 200, cache: 'stale' });
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await get('/search?q=6')).status).toBe(200);
  });
});
