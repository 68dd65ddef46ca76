import diagnostics from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { refuseCrossSite } from './cross-site.ts';
import { installErrorHandler } from './error-handler.ts';

/** What the browser says, and whether the request may act. */
const matrix: { says: string; headers: Record<string, string>; allowed: boolean }[] = [
  { says: 'same origin', headers: { 'sec-fetch-site': 'same-origin' }, allowed: true },
  { says: 'the person themselves', headers: { 'sec-fetch-site': 'none' }, allowed: true },
  { says: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, allowed: false },
  { says: 'a site of the same domain', headers: { 'sec-fetch-site': 'same-site' }, allowed: false },
  { says: 'nonsense', headers: { 'sec-fetch-site': 'SAME-ORIGIN' }, allowed: false },
  {
    says: 'another site, with our Origin',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://www.exemple.fr' },
    allowed: false,
  },
  {
    says: 'another site, with a cookie',
    headers: { 'sec-fetch-site': 'cross-site', cookie: 'session=x' },
    allowed: false,
  },
  {
    says: 'another site, with a token',
    headers: { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' },
    allowed: false,
  },
  { says: 'our Origin', headers: { origin: 'https://www.exemple.fr' }, allowed: true },
  { says: 'the Origin of the address in use', headers: { origin: 'http://127.0.0.1:3000' }, allowed: true },
  { says: 'an Origin of another port', headers: { origin: 'http://127.0.0.1:4000' }, allowed: false },
  { says: 'a foreign Origin', headers: { origin: 'https://evil.example' }, allowed: false },
  {
    says: 'an Origin that begins like ours',
    headers: { origin: 'https://www.exemple.fr.evil.example' },
    allowed: false,
  },
  {
    says: 'an Origin that ends like ours',
    headers: { origin: 'https://evilwww.exemple.fr' },
    allowed: false,
  },
  { says: 'our host without encryption', headers: { origin: 'http://www.exemple.fr' }, allowed: false },
  { says: 'an opaque Origin', headers: { origin: 'null' }, allowed: false },
  { says: 'an unreadable Origin', headers: { origin: '127.0.0.1:3000' }, allowed: false },
  { says: 'a page on the disk', headers: { origin: 'file://' }, allowed: false },
  {
    says: 'a foreign Origin, with our Referer',
    headers: { origin: 'https://evil.example', referer: 'https://www.exemple.fr/' },
    allowed: false,
  },
  { says: 'nothing, as a program does', headers: {}, allowed: true },
  { says: 'nothing, with a token', headers: { authorization: 'Bearer x' }, allowed: true },
  { says: 'nothing, but a cookie', headers: { cookie: 'session=x' }, allowed: false },
];

describe('requests from elsewhere', () => {
  const app = Fastify();
  beforeAll(async () => {
    installErrorHandler(app);
    refuseCrossSite(app, () => 'https://www.exemple.fr');
    const done = async () => ({ done: true });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      app.route({ method, url: '/do', handler: done });
    app.post('/webhook', { config: { signedByCaller: true } }, done);
    await app.ready();
  });
  afterAll(() => app.close());

  const call = (method: string, url: string, headers: Record<string, string>) =>
    app.inject({ method: method as 'POST', url, headers: { host: '127.0.0.1:3000', ...headers } });

  it.each(matrix)('$says: $allowed', async ({ headers, allowed }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await call(method, '/do', headers);
      expect(answer.statusCode).toBe(allowed ? 200 : 403);
      if (!allowed)
        expect(answer.json()).toMatchObject({
          success: false,
          code: 'request.cross-site',
          message:
            'Cette action doit être faite depuis le site lui-même. Rechargez la page, puis recommencez.',
        });
    }
    expect((await call('GET', '/do', headers)).statusCode).toBe(200);
    expect((await call('HEAD', '/do', headers)).statusCode).toBe(200);
    expect((await call('POST', '/webhook', headers)).statusCode).toBe(200);
  });

  it('are refused by every route that changes something', async () => {
    const { app: whole, routes } = await watchedApp();
    const isSigned = ({ config }: RouteOptions) => config?.signedByCaller === true;
    expect(routes.filter(isSigned).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/stripe/webhook',
    ]);
    const guarded = routes.filter((route) => !isSigned(route));
    const endpoints = guarded.flatMap(({ method, url }) =>
      [method].flat().flatMap((name) => (SAFE.includes(name) ? [] : [{ method: name, url }])),
    );
    expect(endpoints.length).toBeGreaterThan(3);
    for (const { method, url } of endpoints) {
      const answer = await whole.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, 'x').replace('*', 'x'),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect({ method, url, status: answer.statusCode }).toEqual({ method, url, status: 403 });
    }
    await whole.close();
  });
});

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** The application, with every route that it registers while it is built. */
const watchedApp = async (): Promise<{ app: FastifyInstance; routes: RouteOptions[] }> => {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  diagnostics.subscribe('fastify.initialization', watch);
  try {
    const app = await buildApp({
      db: {} as Database,
      ping: async () => {},
      clock: { now: () => new Date() },
      logLevel: 'silent',
      publicUrl: () => 'https://www.exemple.fr',
      https: true,
    });
    return { app, routes };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', watch);
  }
};
