import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installSecurityHeaders } from '#server/http/security-headers.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createCachedResponses } from './cached-responses.ts';
import { coverRoutes } from './covers.ts';
import { createImmutableFiles } from './immutable-files.ts';
import { createPageCache } from './page-cache.ts';
import { installStaticFiles } from './static-files.ts';

const SCRIPT = `export const text = '${'texte '.repeat(100)}';`;
const STYLES = '.card { color: red }';
const COVER = '/covers/v2/affaires/m-auto/bail-commercial.svg';
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive'];
const HEADERS = { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' };

describe('immutable files', () => {
  let folder: string;
  let app: FastifyInstance;
  let url: string;
  /** How many requests came to a route. */
  let routed: number;
  const metrics = createMetrics();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-files-'));
    await mkdir(join(folder, 'assets/sub'), { recursive: true });
    for (const [name, content] of Object.entries({
      'assets/app-1.js': SCRIPT,
      'assets/app-1.js.br': brotliCompressSync(SCRIPT),
      'assets/app-1.js.gz': gzipSync(SCRIPT),
      'assets/styles-1.css': STYLES,
      'assets/text-1.woff2': 'a font',
      'assets/notes.txt': 'private',
      'assets/.env.js': 'private',
      'assets/sub/app-2.js': 'private',
      'favicon.svg': '<svg/>',
      'favicon.ico': 'icon',
      'apple-touch-icon.png': 'image',
      'index.js': 'private',
    }))
      await writeFile(join(folder, name), content);

    const files = createImmutableFiles({ headers: HEADERS, metrics });
    const cachedResponses = createCachedResponses({
      cache: createPageCache({ maxBytes: 1_000, now: () => 0, keyHeader: undefined }),
      headers: HEADERS,
      queryParameters: () => [],
      files,
      metrics,
      onSample: () => {},
    });
    routed = 0;
    app = Fastify({
      serverFactory: (route) =>
        createServer((request, response) => {
          if (cachedResponses.answer(request, response)) return;
          routed += 1;
          route(request, response);
        }),
    });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorateRequest('pageRoute', undefined);
    installSecurityHeaders(app, HEADERS);
    installStaticFiles(app, folder, files);
    await app.register(coverRoutes({ files }));
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    const headers = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
    return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() };
  };

  describe.each(['/assets/app-1.js', '/assets/styles-1.css', '/assets/text-1.woff2', '/favicon.svg', COVER])(
    '%s',
    (path) => {
      it.each<[string, number, RequestInit]>([
        ['as it is', 200, { headers: { 'accept-encoding': 'identity' } }],
        ['with brotli', 200, { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
        ['with gzip', 200, { headers: { 'accept-encoding': 'gzip' } }],
        ['to who has it already', 304, { headers: { 'if-none-match': '*' } }],
        ['without its bytes', 200, { method: 'HEAD' }],
      ])('is sent %s by its route, then from memory alike', async (_, status, init) => {
        const first = await ask(path, init);
        const second = await ask(path, init);
        expect(first.status).toBe(status);
        expect(second).toEqual(first);
        expect(routed).toBe(1);
      });
    },
  );

  it('are compressed where that makes them lighter, and never twice', async () => {
    const encoded = async (path: string, accepted: string) => {
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
      return [headers['content-encoding'], body];
    };
    expect(await encoded('/assets/app-1.js', 'br')).toEqual(['br', SCRIPT]);
    expect(await encoded('/assets/app-1.js', 'gzip')).toEqual(['gzip', SCRIPT]);
    expect(await encoded('/assets/app-1.js', 'identity')).toEqual([undefined, SCRIPT]);
    expect(await encoded('/assets/text-1.woff2', 'br')).toEqual([undefined, 'a font']);
    expect(await encoded(COVER, 'br')).toEqual(['br', expect.stringMatching(/^<svg .*<\/svg>$/s)]);
  });

  it('say how long they are kept, what they are, and what they may do', async () => {
    const page = HEADERS['content-security-policy'];
    const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";
    const forEver = 'public, max-age=31536000, immutable';
    for (const [path, type, caching, policy] of [
      ['/assets/app-1.js', 'text/javascript; charset=utf-8', forEver, page],
      ['/assets/styles-1.css', 'text/css; charset=utf-8', forEver, inert],
      ['/assets/text-1.woff2', 'font/woff2', forEver, inert],
      ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400', page],
      ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=86400', page],
      ['/apple-touch-icon.png', 'image/png', 'public, max-age=86400', page],
      [COVER, 'image/svg+xml; charset=utf-8', forEver, page],
    ])
      for (const from of ['its route', 'memory'])
        expect({ from, ...(await ask(path ?? '')).headers }).toMatchObject({
          from,
          'content-type': type,
          'cache-control': caching,
          'content-security-policy': policy,
          'x-frame-options': 'DENY',
          vary: 'accept-encoding',
        });
  });

  it.each([
    '/assets/absent-1.js',
    '/assets/notes.txt',
    '/assets/.env.js',
    '/assets/sub/app-2.js',
    '/assets/..%2Findex.js',
    '/assets/%2e%2e/index.js',
    '/assets/sub',
    '/assets/app-1.js.br',
    '/assets/app-1.js%00.css',
    '/assets/',
    '/index.js',
  ])('are none at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path)).status).toBe(404);
  });

  it('of the next version are found by a process of this one', async () => {
    expect((await ask('/assets/next-1.js')).status).toBe(404);
    await writeFile(join(folder, 'assets/next-1.js'), 'next');
    expect((await ask('/assets/next-1.js')).body).toBe('next');
  });

  it('are counted, from memory too, under the name of their route', async () => {
    const counter = metrics.requests('GET /assets/*', 200);
    await ask('/assets/app-1.js');
    const before = counter.value;
    await ask('/assets/app-1.js');
    expect(counter.value).toBe(before + 1);
  });
});
