import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, useReadingApp } from '#tests/support/reading-app.ts';

describeWithDatabase('feeds and social images on the whole server', (database) => {
  const app = useReadingApp(database, (db) => givenArticles(db, [{ slug: 'bail', age: 1 }]));

  it.each([
    ['/robots.txt', 'Sitemap: http://localhost:3000/sitemap.xml'],
    ['/rss.xml', 'http://localhost:3000/article/bail'],
    ['/actualite/civil/atom.xml', 'http://localhost:3000/article/bail'],
    ['/sitemaps/articles-1.xml', 'http://localhost:3000/article/bail'],
    ['/news-sitemap.xml', 'http://localhost:3000/article/bail'],
  ])('gives %s, compressed once', async (url, expected) => {
    const { headers, rawPayload } = await app().inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' });
    expect(gunzipSync(rawPayload).toString()).toContain(expected);
  });

  it('gives the pages the public address of the site', async () => {
    expect((await app().inject('/api/site')).json()).toMatchObject({ publicUrl: 'http://localhost:3000' });
  });

  it('draws social images for other sites, of published articles only', async () => {
    const { statusCode, headers } = await app().inject('/social/v2/logo.png');
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    expect((await app().inject('/social/v2/civil/inconnu.png')).json()).toMatchObject({
      code: 'article.not-found',
    });
  });
});
