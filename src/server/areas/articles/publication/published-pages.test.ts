import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { BuiltPages } from '#server/pages/render-page.ts';
import { aClock, givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm } from '#tests/support/newsroom.ts';

/** Minimal pages that contain only the API's answer, cached as the real ones are. */
const calls: Readonly<Record<string, string>> = {
  '/': '/articles?limit=6&featured=1',
  '/actualite/civil': '/articles?category=civil',
  '/actualite/social': '/articles?category=social',
  '/article/la-preuve': '/articles/slug/la-preuve',
};

const pages: BuiltPages = {
  inlineScripts: [],
  queryParameters: () => [],
  canonicalPath: (pathname) => pathname,
  routePattern: (pathname) => pathname,
  renderRefusal: async () => '',
  isPrivatePage: () => false,
  pageLimit: () => undefined,
  async render({ url, callApi }) {
    const { status, body } = await callApi('GET', calls[new URL(url).pathname] ?? '/nowhere');
    return { status, html: JSON.stringify(body) };
  },
};

describeOnBothEngines('a published article', (database) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    const { db, ping, listen } = database();
    const clock = aClock();
    app = await buildApp({
      db,
      ping,
      clock,
      logLevel: 'silent',
      publicUrl: () => 'https://www.exemple.fr',
      https: true,
      site: { pages, clientDir: import.meta.dirname, listen },
    });
    admin = (await givenSession({ db, clock }, await givenAccount(db, { role: 'admin' }))).bearer;
  });
  afterAll(() => app.close());

  const act = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/admin/articles${path}`,
      headers: admin,
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const page = async (path: string) => (await app.inject(path)).body;
  const isFresh = async (path: string) => (await app.inject(path)).headers['x-cache'];
  /** The pages that show the title. */
  const whereIs = async (title: string) => {
    const found: string[] = [];
    for (const path of [...Object.keys(calls), '/rss.xml'])
      if ((await page(path)).includes(title)) found.push(path);
    return found;
  };
  const EVERYWHERE = ['/', '/actualite/civil', '/article/la-preuve', '/rss.xml'];

  it('appears on every cached page at once, and disappears as soon', async () => {
    expect(await whereIs('La preuve')).toEqual([]);
    const { article } = await act('POST', '', aForm({ title: 'La preuve' }));
    expect(await isFresh('/')).toBe('hit');
    expect(await whereIs('La preuve')).toEqual([]);
    const path = `/${article.id}`;
    await act('PUT', `${path}/publish`);
    // Readers may get the former page for two seconds.
    await expect.poll(() => whereIs('La preuve'), { timeout: 5_000 }).toEqual(EVERYWHERE);
    expect(await isFresh('/')).toBe('hit');

    await act('PUT', path, aForm({ title: 'La preuve nouvelle', is_published: true }));
    await expect.poll(() => whereIs('La preuve nouvelle')).toEqual(EVERYWHERE);
    // A change of category invalidates both.
    await act('PUT', path, aForm({ title: 'La preuve nouvelle', category_id: 10, is_published: true }));
    await expect
      .poll(() => whereIs('La preuve nouvelle'))
      .toEqual(['/', '/actualite/social', '/article/la-preuve', '/rss.xml']);
    await act('DELETE', path);
    await expect.poll(() => whereIs('La preuve')).toEqual([]);
    await act('POST', `${path}/restore`);
    await expect.poll(() => whereIs('La preuve nouvelle')).toHaveLength(4);
    await act('POST', '/bulk-delete', { ids: [article.id] });
    await expect.poll(() => whereIs('La preuve')).toEqual([]);
  });
});
