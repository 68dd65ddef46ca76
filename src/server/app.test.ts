import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { systemClock } from './adapters/system-clock/system-clock.ts';
import { buildApp } from './app.ts';

describeWithDatabase('the server', (database) => {
  let app: FastifyInstance;

  const build = () => {
    const { db, ping } = database();
    return buildApp({
      db,
      ping,
      clock: systemClock,
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
    });
  };
  beforeAll(async () => {
    app = await build();
  });
  afterAll(() => app.close());

  it('answers its health and readiness checks', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers the eleven categories of the specification', async () => {
    const answer = await app.inject('/api/categories');
    const { categories } = answer.json<{ categories: { id: number; slug: string; name: string }[] }>();
    expect(categories.map(({ id, slug, name }) => `${id} ${slug} ${name}`)).toEqual([
      '1 administratif Administratif',
      '2 affaires Affaires',
      '3 civil Civil',
      '4 constitutionnel Constitutionnel',
      '5 droit-penal Pénal',
      '6 fiscalite Fiscal',
      '7 international International',
      '8 justice Justice',
      '9 professions Professions',
      '10 social Social',
      '11 autres Autres',
    ]);
  });

  it.each(['/healthz', '/api/site', '/api/nowhere', '/covers/v2/affaires/m-auto/bail.svg', '/nowhere'])(
    'guards %s with the headers of every answer',
    async (url) => {
      const { headers } = await app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('refuses in one shape, in French, with the number of the request', async () => {
    const answer = await app.inject('/api/articles?page=zero&sortBy=password_hash');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      code: 'validation',
      message: 'Le numéro de page doit être un entier compris entre 1 et 10 000.',
      errors: {
        page: 'Le numéro de page doit être un entier compris entre 1 et 10 000.',
        sortBy: "Ce critère de tri n'existe pas.",
      },
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'answers 404 to %s on an unknown call',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/nowhere' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'not-found' });
    },
  );

  it.each(['/api/%ff', '/api/articles/slug/%zz', '/api/%'])(
    'answers 404 to %s, which cannot be read',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'not-found' });
    },
  );

  it('refuses a body beyond its bounds', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(1024 * 1024)),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too-large', message: 'La requête est trop volumineuse.' });
  });

  it('draws the same cover for the same address, to be kept for ever', async () => {
    const first = await app.inject('/covers/v2/affaires/l-sombre/bail-commercial.svg');
    const second = await app.inject('/covers/v2/affaires/l-sombre/bail-commercial.svg');
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.body).toBe(second.body);
    expect(first.body).toMatch(/^<svg /);
  });

  it.each([
    '/covers/v2/affaires/x-sombre/a.svg',
    '/covers/v2/%3Cscript/m-auto/a.svg',
    '/covers/v2/a/m-auto/a.png',
  ])('draws nothing for %s', async (url) => expect((await app.inject(url)).statusCode).toBe(400));

  it('compresses what is worth it', async () => {
    const { headers } = await app.inject({ url: '/api/categories', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
  });

  describe('that stops', () => {
    const listen = async (stopping: FastifyInstance) => {
      await stopping.listen({ port: 0, host: '127.0.0.1' });
      return (stopping.server.address() as AddressInfo).port;
    };

    it('answers the request under way and closes its connection, which the client would keep', async () => {
      const stopping = await build();
      const entered = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      stopping.get('/slow', async () => {
        entered.resolve();
        await finish.promise;
        return 'done';
      });
      const port = await listen(stopping);
      const agent = new Agent({ keepAlive: true });
      const answered = once(get({ port, host: '127.0.0.1', path: '/slow', agent }), 'response');
      await entered.promise;
      const closed = stopping.close();
      await vi.waitFor(() => expect(stopping.server.listening).toBe(false));
      finish.resolve();
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
      await closed;
      agent.destroy();
    });

    it('does not wait for a connection that asks for nothing', async () => {
      const stopping = await build();
      const port = await listen(stopping);
      const accepted = once(stopping.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      const cut = once(socket, 'close');
      await accepted;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const closed = stopping.close();
        await vi.waitFor(() => expect(stopping.server.listening).toBe(false));
        await vi.advanceTimersByTimeAsync(5_000);
        await closed;
        await cut;
      } finally {
        vi.useRealTimers();
      }
    });
  });
});
