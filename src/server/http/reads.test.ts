import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, hiddenArticles, useReadingApp } from '#tests/support/reading-app.ts';

const unknown = '3f0f6f0e-0000-4000-8000-000000000000';

describeWithDatabase('a read in this process', (database) => {
  const app = useReadingApp(database, async (db) => {
    await givenArticles(db, [
      { slug: 'la-preuve', title: 'La preuve', tags: ['preuve'] },
      { slug: 'le-bail', title: 'Le bail' },
      ...hiddenArticles,
    ]);
  });

  // The contract strips what it does not name from answers over HTTP: in process nothing must be left to strip.
  it.each([
    ...[
      '/articles',
      '/articles?page=2&limit=1',
      '/articles?category=civil&featured=1',
      '/articles?sortBy=read_count',
    ],
    ...['/articles/slug/la-preuve', '/articles/slug/draft', '/articles/slug/trashed', '/articles/slug/a%2Fb'],
    ...[`/articles/${unknown}`, '/articles/not-an-id', '/articles?page=0', '/articles?page=two'],
    ...['/articles/search?q=preuve', '/articles/search?q=preuve&tags=preuve&page=2', '/articles/search'],
    ...['/legal-announcements', '/legal-announcements?search=lumen', '/legal-announcements/types'],
    ...['/legal-announcements/unknown', '/legal-announcements/reference/AL-2026-000001', '/site/editor'],
    ...['/site/habilitations', '/legal-announcements/tracking/unknown', '/payment-test/unknown'],
    ...['/verification/unknown', '/site', '/nowhere', `/articles/slug/${'a'.repeat(201)}`],
  ])('answers as over HTTP: %s', async (path) => {
    const overHttp = await app().inject(`/api${path}`);
    const inProcess = await app().reads.call(path, app().log);
    expect(inProcess.status).toBe(overHttp.statusCode);
    const { requestId: _id, errors: _fields, ...body } = overHttp.json();
    const { errors: _none, ...answer } = JSON.parse(JSON.stringify(inProcess.body));
    expect(answer).toEqual(body);
    expect(inProcess.keys.join(' ')).toBe(overHttp.headers['surrogate-key'] ?? '');
  });

  it('exists only for what pages read', async () => {
    for (const path of ['/auth/me', '/admin/articles', '/articles/search/suggestions?term=co'])
      expect((await app().reads.call(path, app().log)).status).toBe(404);
  });
});
