import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialImagePath } from '#domain/cover/social-address.ts';
import { keyHeaderOf } from '#server/adapters/http-cdn/http-cdn.ts';
import { installErrorHandler } from '#server/http/error-handler.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { anArticleRow } from '#tests/support/rows.ts';
import { drawPng } from './draw-png.ts';
import { headlineImage } from './headline-image.ts';
import { socialRoutes } from './routes.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const later = new Date('2026-11-15T13:00:00.000Z');
const headline = { slug: 'bail', category: 'social', title: "L'arrêt : le bail" };

const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the image of a headline', () => {
  it('shows the headline in the fonts of the site, without characters that they lack', async () => {
    const [plain, other, empty, emoji] = await Promise.all(
      ["L'arrêt", 'Łódź', '', "😀L'arrêt\u0007 Привет"].map((title) =>
        drawPng(headlineImage({ ...headline, title })),
      ),
    );
    expect(plain && sizeOf(plain)).toEqual(['PNG', 1200, 630]);
    const images = [plain, other, empty].map((image) => image?.toString('base64'));
    expect(new Set(images).size).toBe(3);
    expect(emoji?.toString('base64')).toBe(images[0]);
  });
});

describeWithDatabase('social images', (database) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const { db } = database();
    const row = { category_id: 10, title: headline.title };
    await db
      .insertInto('articles')
      .values([
        anArticleRow({ ...row, slug: 'bail' }),
        anArticleRow({ ...row, slug: 'brouillon', status: 'draft' }),
        anArticleRow({ ...row, slug: 'corbeille', deleted_at: NOW }),
        anArticleRow({ ...row, slug: 'futur', published_at: later }),
      ])
      .execute();
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    installErrorHandler(app);
    const cdn = { keyHeader: keyHeaderOf('surrogate-key') };
    await app.register(socialRoutes({ db, clock: { now: () => NOW }, cdn }));
  });
  afterAll(() => app.close());

  it('are cached for ever under an address that contains the headline’s hash', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(socialImagePath(headline));
    expect(statusCode).toBe(200);
    expect(sizeOf(rawPayload)).toEqual(['PNG', 1200, 630]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'surrogate-key': expect.stringMatching(/^article:[0-9a-f-]{36}$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const changed = socialImagePath({ ...headline, title: 'Un autre titre' });
    expect(changed).not.toBe(socialImagePath(headline));
    expect(socialImagePath({ ...headline, title: 'L’arrêt\u00a0: le bail' })).toBe(socialImagePath(headline));
  });

  it.each([
    '/social/v2/social/bail.png',
    '/social/v2/affaires/bail.png?t=0',
    '/social/v2/social/bail.png?title=Autre+chose',
  ])('redirect from %s to the present address, and draw nothing of it', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, socialImagePath(headline)]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['brouillon', 'corbeille', 'futur', 'inconnu'])('do not exist for %s', async (slug) => {
    const answer = await app.inject(socialImagePath({ ...headline, slug }));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('bail');
  });

  it.each([
    ['/social/v2/logo.png', [512, 512]],
    ['/social/v2/parution.png', [1200, 630]],
    ['/social/v2/droit-penal.png', [1200, 630]],
  ])('has %s', async (url, size) => {
    const { headers, rawPayload } = await app.inject(url);
    expect(sizeOf(rawPayload)).toEqual(['PNG', ...size]);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    ['/social/v2/inconnue.png', 404],
    ['/social/v2/__proto__.png', 400],
    ['/social/v2/social/bail.svg', 400],
    ['/social/v2/social/..%2Fbail.png', 400],
  ])('has no %s', async (url, status) => expect((await app.inject(url)).statusCode).toBe(status));
});
