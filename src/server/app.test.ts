import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { systemClock } from './adapters/system-clock/system-clock.ts';
import { buildApp } from './app.ts';

describeWithDatabase('the server', (database) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const { db, ping } = database();
    app = await buildApp({
      db,
      ping,
      clock: systemClock,
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
    });
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
});
